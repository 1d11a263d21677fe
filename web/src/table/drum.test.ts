import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => (vi.unstubAllGlobals(), vi.resetModules()));

it('knocks and drums without a sound file', async () => {
  const started: string[] = [];
  const ramp = { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined };
  class FakeAudio {
    state = 'running';
    currentTime = 0;
    destination = {};
    createGain = () => ({ gain: ramp, connect: () => undefined });
    createOscillator = () => {
      const voice = { type: '', frequency: ramp, connect: (to: unknown) => to, start: () => void started.push(voice.type), stop: () => undefined };
      return voice;
    };
  }
  vi.stubGlobal('AudioContext', FakeAudio);
  const { drum, knock } = await import('./drum');
  knock();
  drum();
  expect(started).toEqual(['triangle', 'sine']);
});

it('plays in silence where there is no sound', async () => {
  const { knock } = await import('./drum');
  expect(knock).not.toThrow();
});
