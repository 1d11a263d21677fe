/** Bone on stone, and one soft drum, made by the browser itself: there is no sound file to fetch. */

let context: AudioContext | null = null;

/** It is your turn. */
export const drum = (): void => sound(beat);
/** Something was set down on the board. */
export const knock = (): void => sound(click);

function sound(make: (audio: AudioContext, at: number) => void): void {
  try {
    context ??= new AudioContext();
    if (context.state === 'suspended') void context.resume();
    make(context, context.currentTime + 0.02);
  } catch {
    // A machine without sound plays in silence.
  }
}

function click(audio: AudioContext, at: number): void {
  const bone = audio.createOscillator();
  const stone = audio.createGain();
  bone.type = 'triangle';
  bone.frequency.setValueAtTime(1900, at);
  bone.frequency.exponentialRampToValueAtTime(900, at + 0.04);
  stone.gain.setValueAtTime(0.12, at);
  stone.gain.exponentialRampToValueAtTime(0.0001, at + 0.07);
  bone.connect(stone).connect(audio.destination);
  bone.start(at);
  bone.stop(at + 0.08);
}

function beat(audio: AudioContext, at: number): void {
  const skin = audio.createOscillator();
  const hand = audio.createGain();
  skin.type = 'sine';
  skin.frequency.setValueAtTime(132, at);
  skin.frequency.exponentialRampToValueAtTime(58, at + 0.18);
  hand.gain.setValueAtTime(0.0001, at);
  hand.gain.exponentialRampToValueAtTime(0.32, at + 0.012);
  hand.gain.exponentialRampToValueAtTime(0.0001, at + 0.55);
  skin.connect(hand).connect(audio.destination);
  skin.start(at);
  skin.stop(at + 0.6);
}
