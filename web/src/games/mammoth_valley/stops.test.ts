import { beforeEach, describe, expect, it, vi } from 'vitest';
import { position } from './sample';
import { isFitting, lacksFire, passes, playableIn } from './stops.svelte';

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

  it('are not asked before battles where there is none, unless a card brings one about', () => {
    expect(passes(kept, false, 'combats_start_own', ['spying'])).toBe(false);
    expect(passes(kept, false, 'combats_start_own', ['spying'], false, true)).toBe(true);
    expect(passes(kept, false, 'combats_start_own', ['spying', 'animal_call_single'], false, true)).toBe(false);
  });

  it('are never asked in a window that was switched off, nor until one’s turn', () => {
    expect(passes({ ...kept, never: ['in_combat'] }, false, 'in_combat', ['friend'])).toBe(true);
    expect(passes(kept, true, 'in_combat', ['friend'])).toBe(true);
  });

  it('are asked for Flint at the end of a turn only where Fire is all that is missing', () => {
    const { options, tribes } = position();
    const goal = options.camps_goal;
    const having = (camps: number, fire: boolean, rule = true) => position({ options: { ...options, fire: rule }, tribes: tribes.map((tribe) => ({ ...tribe, camps, fire })) });
    expect([having(goal, false), having(goal - 1, false), having(goal, true), having(goal, false, false)].map((view) => lacksFire(view, 0))).toEqual([true, false, false, false]);
    expect(lacksFire(having(goal, false), null)).toBe(false);
    expect(passes(kept, false, 'turn_end', ['flint'], true)).toBe(false);
    expect(passes(kept, false, 'turn_end', ['flint'], false)).toBe(true);
    expect(passes(kept, false, 'survival', ['flint'], false)).toBe(false);
    expect(passes(kept, false, 'turn_end', ['flint', 'theft'], false)).toBe(false);
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
    const asked = position({ window: { window: 'in_combat', struck: [] } });
    const stops = new Stops();
    expect(stops.answers(asked, ['play-friend', 'pass'], 0)).toBe(false);
    stops.untilTurn = true;
    expect(stops.answers(asked, ['play-friend', 'pass'], 0)).toBe(true);
    expect(stops.answers(position(), ['c3r2:w', 'end'], 0)).toBe(false);
    expect(stops.untilTurn).toBe(false);
    stops.never('in_combat', true);
    expect(new Stops().answers(asked, ['play-friend', 'pass'], 0)).toBe(true);
  });

  it('can be set aside for the next moment alone, however often that is shown', async () => {
    vi.resetModules();
    const { Stops } = await import('./stops.svelte');
    const [first, second] = ['in_combat', 'survival'].map((window) => position({ window: { window, struck: [] } }));
    const asks = (view: typeof first): boolean => !stops.answers(view, ['play-friend', 'pass'], 0);
    const stops = new Stops();
    stops.never('in_combat', true);
    stops.untilTurn = true;
    expect(asks(first)).toBe(false);
    stops.next = true;
    expect(stops.answers(position(), [], 0)).toBe(false);
    expect(stops.next).toBe(true);
    expect([asks(first), stops.next, asks(structuredClone(first))]).toEqual([true, false, true]);
    expect([asks(second), asks(first)]).toEqual([false, false]);
    stops.next = true;
    expect([asks(first), stops.answers(position(), [], 0), asks(first)]).toEqual([true, false, false]);
    expect([stops.untilTurn, stops.kept.never]).toEqual([true, ['in_combat']]);
  });

  it('passes a moment once: if it comes back, taken back or not accepted, its person is asked', async () => {
    vi.resetModules();
    const { Stops } = await import('./stops.svelte');
    const [first, second] = ['in_combat', 'survival'].map((window) => position({ window: { window, struck: [] } }));
    const stops = new Stops();
    const answers = (view: typeof first): boolean => stops.answers(structuredClone(view), ['play-friend', 'pass'], 0);
    stops.untilTurn = true;
    expect(answers(first)).toBe(true);
    stops.answers(first, [], 0);
    expect([answers(first), answers(first)]).toEqual([false, false]);
    expect([answers(second), answers(first)]).toEqual([true, true]);
  });

  it('lasts as long as the page where nothing can be stored', async () => {
    vi.resetModules();
    vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => { throw new Error('full'); } });
    const { Stops } = await import('./stops.svelte');
    const stops = new Stops();
    stops.never('in_combat', true);
    expect(stops.kept.never).toEqual(['in_combat']);
  });
});
