import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Frame } from '../lib/protocol';
import { Film } from './film.svelte';

const frame = (seq: number): Frame => ({ seq, events: [{ kind: `e${seq}` }], view: { seq }, prompt: { seats: [], key: '', params: {} }, at: null });
const projector = { playTime: () => 100, speed: () => 1 as const };

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('a film of a match', () => {
  it('shows one step ahead in motion, and jumps without', () => {
    const film = new Film(projector);
    film.load([0, 1, 2, 3].map(frame), 0);
    film.go(1);
    expect(film.last).toEqual([{ kind: 'e1' }]);
    film.go(3);
    expect(film.last).toEqual([]);
    film.go(2);
    expect(film.last).toEqual([]);
    expect(film.frame?.seq).toBe(2);
  });

  it('stays within its frames', () => {
    const film = new Film(projector);
    film.load([0, 1].map(frame), 9);
    expect(film.at).toBe(1);
    film.go(-4);
    expect(film.at).toBe(0);
  });

  it('finds the frame of a step', () => {
    const film = new Film(projector);
    film.load([0, 2, 5].map(frame), 0);
    film.goToStep(4);
    expect(film.frame?.seq).toBe(2);
  });

  it('plays to the end and says so', () => {
    const ended = vi.fn();
    const film = new Film(projector, ended);
    film.load([0, 1, 2].map(frame), 0);
    film.play();
    vi.advanceTimersByTime(10_000);
    expect(film.at).toBe(2);
    expect(film.playing).toBe(false);
    expect(ended).toHaveBeenCalledOnce();
  });

  it('begins again when it is played from the end, and can be stopped', () => {
    const film = new Film(projector);
    film.load([0, 1, 2].map(frame), 2);
    film.play();
    vi.advanceTimersByTime(150);
    expect(film.at).toBe(1);
    film.pause();
    vi.advanceTimersByTime(10_000);
    expect(film.at).toBe(1);
  });
});
