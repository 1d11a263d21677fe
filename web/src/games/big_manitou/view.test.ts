import { describe, expect, it } from 'vitest';
import samples from '../../gallery/big_manitou.json';
import { aimsOf } from './aims';
import { cardWidth, farSide, tileWidth, inStar, linesOf } from './layout';
import { around, groundsFor, huntersOf, momentOf, movesFor, tilesFor, without, type ManitouView } from './view';
import { explainSeat } from './words';

interface Sample {
  view: ManitouView;
  legal: string[];
  seat: number | null;
}
const known = samples as unknown as Record<string, Sample>;
const t = (key: string, fields = {}): string => `${key} ${JSON.stringify(fields)}`;
const players = [{ name: 'Ann', letter: 'A' as const }, { name: 'Ben', letter: 'B' as const }, { name: 'Cleo', letter: 'C' as const }];

describe('a card of the hand', () => {
  const { view, legal, seat } = known.play;
  it('can go where the list says', () => {
    expect(groundsFor('h5', ['h5-1', 'h5-3', 'chief-2'])).toEqual([1, 3]);
  });
  it('lights the grounds it can go to, with the total it would make', () => {
    const [card] = legal[0].split('-');
    const aims = aimsOf(view, seat, legal, { card, hunter: null, foreseen: {} }, players, t);
    expect(Object.keys(aims)).toEqual(['1', '2', '3']);
    expect(aims[1].text).toBe(`${card}-1`);
    expect(aims[1].forecast).toContain('forecast.total');
  });
  it('leaves a ground dark where the list does not allow it, and can still be asked why', () => {
    const aims = aimsOf(view, seat, ['sorcerer-1'], { card: 'sorcerer', hunter: null, foreseen: {} }, players, t);
    expect(aims[1].able).toBe(true);
    expect(aims[2]).toMatchObject({ able: false, text: 'sorcerer-2' });
  });
  it('lights nothing for an onlooker', () => {
    expect(aimsOf(view, null, legal, { card: 'h1', hunter: null, foreseen: {} }, players, t)).toEqual({});
  });
});

describe('a hunter that may be moved', () => {
  const { view, legal, seat } = known.move;
  it('is found on its ground, and can go to the others', () => {
    const hunters = huntersOf(view, seat ?? 0).filter(({ card }) => movesFor(card, legal).length > 0);
    expect(hunters.length).toBeGreaterThan(0);
    for (const { card, ground } of hunters) expect(movesFor(card, legal)).toEqual([1, 2, 3].filter((other) => other !== ground));
  });
});

describe('tiles in question', () => {
  it('are those of the legal texts', () => {
    expect(tilesFor('take', ['take-tipi2', 'take-horse'])).toEqual(['tipi2', 'horse']);
    expect(tilesFor('discard', known.penalty.legal).every((tile) => /bison|tipi/.test(tile))).toBe(true);
  });
});

describe('the most force', () => {
  const { view } = known.penalty;
  const [strongest] = view.strongest;
  const price = (change: Partial<ManitouView>): string[] =>
    explainSeat({ ...view, ...change }, strongest, players, t).lines.flatMap((line) => /strongest[.a-z]*/.exec(line) ?? []);
  const poor = view.tiles.map(() => []);
  it('costs a tile', () => {
    expect(view.hunt).toBeGreaterThan(1);
    expect(price({})).toEqual(['strongest']);
  });
  it('costs nothing without one, except in the first hunt, where tiles are won before', () => {
    expect(price({ tiles: poor })).toEqual(['strongest.spared']);
    expect(price({ tiles: poor, hunt: 1, phase: 'take' })).toEqual(['strongest']);
  });
  it('costs nothing more once tiles are taken', () => {
    expect(price({ phase: 'take' })).toEqual([]);
  });
});

describe('plans', () => {
  const { view } = known.select;
  it('are kept while others get ready', () => {
    const later = { ...view, selection: { ...view.selection, ready: view.selection.ready.map((_, seat) => seat === 1) } };
    expect(momentOf(later, 0)).toBe(momentOf(view, 0));
  });
  it('are stale once the own choice is confirmed', () => {
    const later = { ...view, selection: { ...view.selection, ready: view.selection.ready.map((_, seat) => seat === 0) } };
    expect(momentOf(later, 0)).not.toBe(momentOf(view, 0));
  });
});

describe('the table', () => {
  it('has the viewer on the near side, the others clockwise on the far one', () => {
    expect(around(5, 2)).toEqual([3, 4, 0, 1, 2]);
    expect(farSide(5, 2)).toBe(4);
  });
  it('seats five in a star: two beyond the tiles, two beside them, the viewer before them', () => {
    expect(inStar(true, 5)).toBe(true);
    expect(linesOf(around(5, 2), 2, true)).toEqual({ far: [[4, 0]], near: [[3, 1], [2]] });
    expect(inStar(true, 4)).toBe(false);
    expect(linesOf(around(4, 0), 0, true)).toEqual({ far: [[1], [2], [3]], near: [[0]] });
  });
  it('shows the tiles first on a phone with many people, and the viewer next', () => {
    expect(linesOf(around(4, 1), 1, false)).toEqual({ far: [], near: [[1], [2], [3], [0]] });
    expect(linesOf(around(5, null), null, false)).toEqual({ far: [], near: [[0], [1], [2], [3], [4]] });
    expect(linesOf(around(3, 1), 1, false)).toEqual({ far: [[2], [0]], near: [[1]] });
  });
  it('gives an onlooker both sides', () => {
    expect(around(4, null)).toEqual([0, 1, 2, 3]);
    expect(farSide(4, null)).toBe(2);
  });
  it('has smaller cards for more seats', () => {
    expect(cardWidth(true, 730, 860, 5)).toBeLessThan(cardWidth(true, 730, 860, 3));
  });
  it('grow with the plains', () => {
    expect(cardWidth(true, 980, 1390, 3)).toBeGreaterThan(1.4 * cardWidth(true, 730, 860, 3));
    expect(tileWidth(1390)).toBeGreaterThan(1.4 * tileWidth(860));
  });
  it('counts copies when cards are taken away', () => {
    expect(without(['chief', 'chief', 'h1'], ['chief'])).toEqual(['chief', 'h1']);
  });
});
