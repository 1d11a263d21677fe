import { describe, expect, it } from 'vitest';
import samples from '../../gallery/ice_age.json';
import { bandsIn, bestBand, closest, textOf } from './band';
import { choose, gatherable, gatheredTexts, moveOf, movesIn, NOTHING, press, stageOf, withClub } from './moves';
import { momentOf, playsOf, textsFor, type IceAgeView } from './view';

const known = samples as unknown as Record<string, { view: IceAgeView; legal: string[]; seat: number }>;

describe('an action text', () => {
  it('says which piece goes from where to where', () => {
    expect(moveOf('step-B6*-7', 'A')).toEqual({ text: 'step-B6*-7', from: 6, piece: 'B*', to: 7, club: false });
    expect(moveOf('step-A6-7+', 'A')).toMatchObject({ from: 6, piece: 'A', to: 7, club: true });
    expect(moveOf('relocate-6-12+', 'C')).toMatchObject({ from: 6, piece: 'C', to: 12, club: true });
    expect(moveOf('swap-A10+', 'A')).toMatchObject({ from: 10, piece: 'A', to: null, club: true });
    expect(moveOf('remove-B6*', 'A')).toMatchObject({ from: 6, piece: 'B*', to: null });
    expect(moveOf('fire-6-9', 'A')).toMatchObject({ from: 6, piece: null, to: 9 });
    expect(moveOf('mammoth-6', 'A')).toMatchObject({ from: null, to: 6 });
    expect(moveOf('remove-mammoth-11', 'A')).toMatchObject({ from: null, to: 11 });
    expect(moveOf('cover-4', 'A')).toMatchObject({ from: null, to: 4 });
  });
  it('may be no move on the map at all', () => {
    for (const text of ['done', 'take-club', 'name-B', 'mode-terrain', 'play-swap', 'band-2-1-1-0', 'draw-dark', 'drop-swap']) expect(moveOf(text, 'A')).toBe(null);
  });
});

const STEPS = movesIn(['step-B6-7', 'step-B6-3', 'step-C6*-7', 'step-A9-10', 'step-A9-10+', 'done'], 'A');

describe('a piece and a region', () => {
  it('are pressed one after the other', () => {
    expect(stageOf(STEPS, NOTHING).lit).toEqual([6, 9]);
    const first = press(STEPS, NOTHING, 6, 'C*');
    expect(first?.plan).toEqual({ from: 6, piece: 'C*' });
    expect(stageOf(STEPS, { from: 6, piece: 'C*' })).toMatchObject({ lit: [7], pieces: ['B', 'C*'] });
    expect(press(STEPS, { from: 6, piece: 'C*' }, 7)?.ready.map(({ text }) => text)).toEqual(['step-C6*-7']);
  });
  it('are chosen anew by pressing another piece, or put back by pressing the same region', () => {
    expect(press(STEPS, { from: 6, piece: 'B' }, 9)?.plan).toEqual({ from: 9, piece: 'A' });
    expect(press(STEPS, { from: 6, piece: 'B' }, 6)?.plan).toEqual(NOTHING);
  });
  it('do nothing where nothing can be done', () => {
    expect(press(STEPS, NOTHING, 1)).toBe(null);
    expect(press(STEPS, { from: 6, piece: 'B' }, 12)).toBe(null);
  });
  it('are never taken for another player’s', () => {
    expect(press(STEPS, NOTHING, 6, 'A')).toBe(null);
    expect(press(STEPS, NOTHING, 6, 'C')?.plan).toEqual({ from: 6, piece: 'C*' });
    expect(press(STEPS, { from: 6, piece: 'B' }, 6, 'D')).toBe(null);
  });
  it('may come with a club', () => {
    const ready = press(STEPS, { from: 9, piece: 'A' }, 10)?.ready ?? [];
    expect(withClub(ready, true).text).toBe('step-A9-10+');
    expect(withClub(ready, false).text).toBe('step-A9-10');
  });
  it('need a second word where several hunters could be meant and none goes anywhere', () => {
    const removals = movesIn(['remove-B6', 'remove-C6*', 'remove-A9'], 'A');
    expect(press(removals, NOTHING, 9)?.ready.map(({ text }) => text)).toEqual(['remove-A9']);
    expect(press(removals, NOTHING, 6)).toEqual({ plan: { from: 6, piece: null }, ready: [] });
    expect(stageOf(removals, { from: 6, piece: null }).lit).toEqual([6, 9]);
    expect(choose(removals, 6, 'C*').ready.map(({ text }) => text)).toEqual(['remove-C6*']);
  });
});

describe('hunters to place', () => {
  const { view, seat } = known.place;
  it('are gathered as long as there are some in supply', () => {
    expect(gatherable(view, seat)).toBe(Math.min(view.question?.left ?? 0, view.supply[seat]));
    expect(gatherable(view, (seat + 1) % view.supply.length)).toBe(0);
    expect(gatherable(known.play.view, known.play.seat)).toBe(0);
  });
  it('are sent in one message, which says so when fewer are placed', () => {
    expect(gatheredTexts([{ region: 6, club: true }, { region: 9, club: false }], 2)).toEqual(['place-6+', 'place-9']);
    expect(gatheredTexts([{ region: 6, club: false }], 3)).toEqual(['place-6', 'done']);
  });
});

describe('a card of the hand', () => {
  const { view } = known.play;
  it('has a text for every way to play it', () => {
    expect(textsFor(view, 'place_forest')).toEqual(['play-place-forest']);
    expect(textsFor(view, 'mammoth')).toEqual(['play-mammoth-place', 'play-mammoth-step', 'play-mammoth-jump']);
  });
  it('lists all ways the server offers', () => {
    for (const { card, act } of view.plays ?? []) expect(textsFor(view, card)).toContain(act);
    for (const { act } of known.eight.view.plays ?? []) expect(known.eight.legal).toContain(act);
    expect(playsOf(view, 'no such card')).toEqual([]);
  });
  it('is forgotten when something else is asked', () => {
    expect(momentOf(view)).not.toBe(momentOf(known.discard.view));
  });
});

describe('a group on the move', () => {
  const bands = bandsIn(['band-1-0-0-0', 'band-1-0-1-0', 'band-2-0-0-0', 'band-2-1-1-0', 'band-2-1-0-1']);
  it('is at first as large as it may be, without spending clubs', () => {
    expect(textOf(bestBand(bands))).toBe('band-2-1-1-0');
  });
  it('changes as little as possible when one part is changed', () => {
    expect(textOf(closest(bands, { plain: 1, clubbed: 1, mammoth: 1, clubs: 0 }, 'plain'))).toBe('band-1-0-1-0');
  });
});
