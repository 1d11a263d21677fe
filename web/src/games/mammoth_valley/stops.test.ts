import { beforeEach, describe, expect, it, vi } from 'vitest';
import { position } from './sample';
import { isFitting, passes, playableIn } from './stops.svelte';

const kept = { never: [] as string[], fitting: true };

describe('questions between the moves', () => {
  it('are asked where a card was made for the moment', () => {
    expect(passes(kept, false, 'before_combat', ['traps'])).toBe(false);
    expect(passes(kept, false, 'movement_turn_closed', ['spying'])).toBe(true);
    expect(passes({ ...kept, fitting: false }, false, 'movement_turn_closed', ['spying'])).toBe(false);
  });

  it('are asked for a card of all hours only in one’s own decisions', () => {
    expect(isFitting('survival', ['intuition'])).toBe(true);
    expect(isFitting('event_revealed', ['intuition', 'spying'])).toBe(false);
  });

  it('are never asked in a window that was switched off, nor until one’s turn', () => {
    expect(passes({ ...kept, never: ['in_combat'] }, false, 'in_combat', ['friend'])).toBe(true);
    expect(passes(kept, true, 'in_combat', ['friend'])).toBe(true);
  });

  it('name the cards that can be played', () => {
    expect(playableIn(['play-cut-stone', 'play-net', 'pass'])).toEqual(['cut_stone', 'net']);
  });
});

describe('the setting of a person', () => {
  const store = new Map<string, string>();
  beforeEach(() => {
    store.clear();
    vi.stubGlobal('localStorage', { getItem: (key: string) => store.get(key) ?? null, setItem: (key: string, value: string) => store.set(key, value) });
  });

  it('is kept by the browser, and passing until one’s turn ends with the turn', async () => {
    vi.resetModules();
    const { Stops } = await import('./stops.svelte');
    const asked = position({ window: { window: 'in_combat' } });
    const stops = new Stops();
    expect(stops.answers(asked, ['play-friend', 'pass'])).toBe(false);
    stops.untilTurn = true;
    expect(stops.answers(asked, ['play-friend', 'pass'])).toBe(true);
    expect(stops.answers(position(), ['c3r2:w', 'end'])).toBe(false);
    expect(stops.untilTurn).toBe(false);
    stops.never('in_combat', true);
    expect(new Stops().answers(asked, ['play-friend', 'pass'])).toBe(true);
  });
});
