/** One soft drum, made by the browser itself: there is no sound file to fetch. */

let context: AudioContext | null = null;

export function drum(): void {
  try {
    context ??= new AudioContext();
    if (context.state === 'suspended') void context.resume();
    beat(context, context.currentTime + 0.02);
  } catch {
    // A machine without sound plays in silence.
  }
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
