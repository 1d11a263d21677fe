import { describe, expect, it } from 'vitest';
import { hexPath, standOf, trapStand } from './layout';
import { paintedPicture, quickPicture, shareOf } from './picture';
import { away, cellsOf, groundOf, lineTo, placeOf, ray, TILES, toward } from './tiles';
import { ownHand, targetsOf, whyNotThere, type MaamutView } from './view';

export const TERRAIN = 'sgrs' + 'ggsgr' + 'rggsgs' + 'gsgxgrg' + 'sgggsg' + 'rgssg' + 'grsr';

export const VIEW: MaamutView = {
  terrain: TERRAIN,
  mammoth: 'c4',
  hunters: ['e5', 'd7', 'c2', 'e2'],
  alive: [true, true, true, true],
  traps: { a2: 0, c5: 1 },
  supply: [3, 3, 4, 4],
  hands: [[3, 1, 2], 3, 3, 3],
  pile: 21,
  discard: [1, 1, 1],
  phase: 'turn',
  to_move: 0,
  first: 2,
  turns: 13,
  turn_cap: 320,
  quiet: 2,
  quiet_limit: 60,
  run: null,
};

describe('the 37 tiles', () => {
  it('are named row by row, a to g, with d4 in the middle', () => {
    expect(TILES).toHaveLength(37);
    expect([TILES[0].name, TILES[3].name, TILES[4].name, TILES[36].name]).toEqual(['a1', 'a4', 'b1', 'g4']);
    expect(placeOf('d4')).toEqual([0, 0]);
  });

  it('lie in straight lines that end at the edge', () => {
    expect(ray('d1', 'E', 3)).toEqual(['d2', 'd3', 'd4']);
    expect(ray('d6', 'E', 3)).toEqual(['d7']);
    expect(ray('e5', 'NW', 2)).toEqual(['d5', 'c4']);
    expect(ray('g1', 'NE', 3)).toEqual(['f2', 'e3', 'd4']);
    expect(away('a4', 'NE', 1)).toBeNull();
  });

  it('know which way another one lies', () => {
    expect(lineTo('c4', 'a2')).toEqual({ direction: 'NW', steps: 2 });
    expect(lineTo('a1', 'b3')).toBeNull();
  });

  it('can all be reached with the arrow keys', () => {
    const seen = new Set(['d4']);
    const queue = ['d4'];
    for (const tile of queue)
      for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
        const next = toward(tile, key);
        if (next && !seen.has(next)) {
          seen.add(next);
          queue.push(next);
        }
      }
    expect(seen.size).toBe(37);
    expect(toward('d7', 'ArrowRight')).toBeNull();
  });

  it('have the ground the view gives them', () => {
    expect(groundOf(TERRAIN, 'd4')).toBe('cross');
    expect(groundOf(TERRAIN, 'a3')).toBe('rock');
    expect(cellsOf(TERRAIN).filter(({ ground }) => ground === 'rock')).toHaveLength(7);
  });
});

describe('what can be chosen', () => {
  it('leads from each legal move to one tile, whatever the card', () => {
    const targets = targetsOf(VIEW, 0, ['1W', '2W', '2NW', 'lay', 'pass-2']);
    expect(targets.map(({ text, tile }) => [text, tile])).toEqual([['1W', 'e4'], ['2W', 'e3'], ['2NW', 'c4']]);
    expect(targets[2].way).toEqual(['d5']);
  });

  it('is a tile by name when placing and fleeing', () => {
    expect(targetsOf(VIEW, 0, ['place-a1'])[0]).toMatchObject({ tile: 'a1', kind: 'place' });
    expect(targetsOf(VIEW, 0, ['flee-d5'])[0]).toMatchObject({ tile: 'd5', kind: 'flee' });
  });

  it('is nothing for an onlooker', () => {
    expect(targetsOf(VIEW, null, ['1W'])).toEqual([]);
    expect(ownHand(VIEW, null)).toEqual([]);
    expect(ownHand(VIEW, 0)).toEqual([1, 2, 3]);
  });
});

describe('pieces on a tile', () => {
  it('stand apart when hunters share it', () => {
    const crowded = { ...VIEW, hunters: ['e3', 'e3', 'e3', 'e3'] };
    const places = [0, 1, 2, 3].map((seat) => standOf(crowded, seat, true)?.place ?? [0, 0]);
    places.forEach((a, i) => places.slice(i + 1).forEach((b) => expect(Math.hypot(a[0] - b[0], a[1] - b[1])).toBeGreaterThan(30)));
  });

  it('leave a trap in sight under a hunter', () => {
    const above = { ...VIEW, hunters: ['a2', 'd7', 'c2', 'e2'] };
    const hunter = standOf(above, 0, false)?.place ?? [0, 0];
    expect(trapStand(above, 'a2', false).place[1] - hunter[1]).toBeGreaterThan(30);
  });

  it('are gone with an eliminated hunter', () => {
    expect(standOf({ ...VIEW, alive: [false, true, true, true] }, 0, false)).toBeNull();
  });
});

describe('a tile that cannot be reached', () => {
  const why = (tile: string, card: number | null, view = VIEW) => whyNotThere(view, 0, tile, card);

  it('is asked about when a card would lead there', () => {
    expect(why('e3', null)).toBe('2W');
    expect(why('e3', 2)).toBe('2W');
    expect(why('d5', 1)).toBe('1NW');
  });

  it('has its reason on the board when no action leads there', () => {
    expect(why('e3', 1)).toEqual({ key: 'maamut.board.why.distance', params: { n: 1 }, rule: '3.2' });
    for (const tile of ['a1', 'e1', 'e5']) expect(why(tile, null)).toMatchObject({ key: 'maamut.board.why.line', rule: '3.2' });
  });

  it('is out of reach for those who are not asked', () => {
    expect(why('d5', null, { ...VIEW, to_move: 1 })).toMatchObject({ key: 'maamut.refusal.not_your_turn', rule: '3.1' });
    expect(why('d5', null, { ...VIEW, alive: [false, true, true, true] })).toMatchObject({ key: 'maamut.refusal.eliminated' });
    expect(why('d5', null, { ...VIEW, phase: 'over' })).toBeNull();
  });

  it('is asked about by its name before and between turns', () => {
    expect(why('d4', null, { ...VIEW, phase: 'place' })).toBe('place-d4');
    expect(why('d4', null, { ...VIEW, phase: 'flee' })).toBe('flee-d4');
  });
});

describe('the picture of the valley', () => {
  it('has a quick version without any filter', () => {
    expect(quickPicture(TERRAIN)).not.toContain('filter=');
    expect(paintedPicture(TERRAIN).body).toContain('filter="url(#slab)"');
  });

  it('refers only to what it defines itself', () => {
    const { body } = paintedPicture(TERRAIN);
    const defined = new Set([...body.matchAll(/ id="([^"]+)"/g)].map((m) => m[1]));
    const used = [...body.matchAll(/(?:href="#|url\(#)([^")]+)/g)].map((m) => m[1]);
    expect(used.filter((name) => !defined.has(name))).toEqual([]);
  });

  it('has room for every tile', () => {
    for (const { name, x, y } of TILES) {
      const [u, v] = shareOf([x, y]);
      expect(Math.min(u, v, 1 - u, 1 - v), name).toBeGreaterThan(0.06);
      expect(hexPath(name)).toMatch(/^M.*Z$/);
    }
  });
});
