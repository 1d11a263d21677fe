import { describe, expect, it } from 'vitest';
import { inHex } from '../../art/hex';
import { boardOf, directionTo, neighbour, toward } from './boards';
import { piecesOn } from './layout';
import { chanceToWin } from './odds';
import { MAP, position } from './sample';
import { placeActs, type HexView } from './view';

const board = boardOf(position());

describe('the board', () => {
  it('has 37 hexes, 18 of them with a letter on the rim', () => {
    expect(board.hexes).toHaveLength(37);
    expect(board.hexes.filter(({ entry }) => entry !== null)).toHaveLength(18);
  });

  it('knows its neighbours both ways', () => {
    expect(neighbour(board, 'c3r3', 'E')?.name).toBe('c4r3');
    expect(directionTo(board, 'c4r3', 'c3r3')).toBe('W');
    expect(neighbour(board, 'c0r3', 'W')).toBeNull();
  });

  it('lets rivers run from a mountain to the lake or out of the valley, whatever the order of their sides', () => {
    const ends = (rivers: typeof MAP.rivers): string[] => boardOf({ board: `x${rivers[0].sides[0].join()}`, map: { ...MAP, terrain: MAP.terrain, rivers } }).lines.map(({ id, from, to }) => `${id} ${from} ${to}`);
    expect(ends(MAP.rivers)).toEqual(['west spring rim', 'great spring lake', 'torrent spring rim']);
    expect(ends(MAP.rivers.map((river) => ({ ...river, sides: [...river.sides].reverse() })))).toEqual(['west spring rim', 'great spring lake', 'torrent spring rim']);
  });

  it('leads the arrow keys to the next hex on that side', () => {
    expect(toward(board, 'c3r3', 'ArrowRight')).toBe('c4r3');
    expect(toward(board, 'c3r3', 'ArrowUp')).toBe('c4r2');
    expect(toward(board, 'c0r3', 'ArrowLeft')).toBeNull();
  });
});

const crowds: HexView[] = [
  { tribes: [{ seat: 0, w: 2, f: 0, t: 0 }] },
  { camp: { seat: 0, kind: 'village' }, crop: 'intact', tribes: [{ seat: 0, w: 2, f: 1, t: 1 }] },
  { tribes: [{ seat: 0, w: 2, f: 1, t: 1 }, { seat: 1, w: 2, f: 1, t: 0 }], animals: { wolf: 3, bear: 1 } },
  { tribes: [0, 1, 2, 3].map((seat) => ({ seat, w: 1, f: 1, t: 0 })), animals: { bison: 2 } },
];

describe('pieces on a hex', () => {
  it.each(crowds)('stand inside it, no two in one place', (crowd) => {
    const pieces = piecesOn('c3r3', [0, 0], crowd, false);
    for (const { x, y } of pieces) expect(inHex(x, y, 60)).toBe(true);
    expect(new Set(pieces.map(({ x, y }) => `${x},${y}`)).size).toBe(pieces.length);
    expect(new Set(pieces.map(({ id }) => id)).size).toBe(pieces.length);
  });
});

describe('the chance to win', () => {
  it('is even between equals, and grows with each warrior', () => {
    expect(chanceToWin({ strong: 1, weak: 0, bonus: 0 }, { strong: 1, weak: 0, bonus: 0 })).toBeCloseTo(0.5);
    const three = chanceToWin({ strong: 3, weak: 0, bonus: 0 }, { strong: 2, weak: 0, bonus: 0 });
    expect(three).toBeGreaterThan(chanceToWin({ strong: 2, weak: 0, bonus: 0 }, { strong: 2, weak: 0, bonus: 0 }));
    expect(chanceToWin({ strong: 0, weak: 0, bonus: 0 }, { strong: 1, weak: 0, bonus: 0 })).toBe(0);
  });
});

describe('texts that are answered on the board', () => {
  it('name their hex; losses are chosen elsewhere', () => {
    expect(placeActs(['hex-c3r3', 'lose-c3r3:w', 'end', 'battle-c1r2', 'c3r3:w']).map(({ verb, hex }) => `${verb} ${hex}`)).toEqual(['hex c3r3', 'battle c1r2']);
  });
});
