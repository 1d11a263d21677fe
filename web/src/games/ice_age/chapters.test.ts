import { describe, expect, it } from 'vitest';
import type { Told } from '../../board/types';
import samples from '../../gallery/ice_age.json';
import { endedRound, latestEnd, pagesOf, sparedIn, standing, type Conflict } from './chapters';
import { DESK_LAND, PHONE_LAND } from './land';
import { arrange, DESK, fieldAt, FIELDS, frameOf, markersOf, PHONE } from './layout';
import { crowdOf, roomText, type IceAgeView, type RegionView } from './view';

const known = samples as unknown as Record<string, { view: IceAgeView; last: Told[] }>;

/** The rulebook's second example: R, B and K with two hunters, G with three, Y with four, room for seven. */
const BRAWL: Told[] = [
  { kind: 'migration_over', seat: 0, round: 2 },
  { kind: 'revealed', regions: [{ region: 6, fire: [2, 1], capacity: 7, hunters: 13 }] },
  { kind: 'conflict', region: 6, capacity: 7, hunters: 13, order: [[0, 1, 4], [2], [3]], count: 6 },
  { kind: 'lost', region: 6, seats: [0, 1, 4], count: 3, hunters: 10 },
  { kind: 'lost', region: 6, seats: [2], count: 1, hunters: 9 },
  { kind: 'lost', region: 6, seats: [3], count: 1, hunters: 8 },
  { kind: 'lost', region: 6, seats: [0, 1, 4], count: 3, hunters: 5 },
  { kind: 'conflict_over', region: 6, hunters: 5, capacity: 7, left: [0, 0, 2, 3, 0], clubs_only: false },
  { kind: 'scored', region: 6, mammoths: 1, each: 2, hunters: [0, 0, 2, 3, 0], points: [0, 0, 4, 6, 0], total: 10 },
  { kind: 'totals', round: 2, gains: [0, 0, 4, 6, 0], scores: [9, 8, 12, 14, 3] },
];

describe('the end of a migration', () => {
  const pages = pagesOf(BRAWL);
  it('is told page by page: fires, each conflict, the points', () => {
    expect(pages.map(({ name }) => name)).toEqual(['fire', 'conflict', 'scores']);
  });
  it('plays a conflict out loss by loss', () => {
    const { conflict } = pages[1] as { conflict: Conflict };
    expect(conflict.before).toEqual([2, 2, 3, 4, 2]);
    expect(standing(conflict, 1)).toEqual([1, 1, 3, 4, 1]);
    expect(standing(conflict, 4)).toEqual(conflict.after);
  });
  it('tells whom clubs have spared', () => {
    const { conflict } = pages[1] as { conflict: Conflict };
    expect(sparedIn(conflict)).toEqual([]);
    expect(sparedIn({ ...conflict, losses: [{ seats: [2], hunters: 12 }] })).toEqual([0, 1, 4]);
    expect(sparedIn({ ...conflict, losses: [] })).toEqual([]);
  });
  it('goes on with what winter brings, and begins anew with the next migration', () => {
    const winter: Told[] = [{ kind: 'covered', seat: 1, region: 6, hunters: [0], mammoths: 0, count: 0 }, { kind: 'turn', seat: 1 }];
    const story = [{ events: [{ kind: 'placed', seat: 2, region: 6, club: false }] }, { events: BRAWL }, { events: winter }];
    expect(pagesOf(latestEnd(story)).map(({ name }) => name)).toEqual(['fire', 'conflict', 'scores', 'winter']);
    const again = BRAWL.map((event) => ({ ...event, round: 3 }));
    expect(latestEnd([...story, { events: [{ kind: 'drew', seat: 1, colour: 'dark' }, ...again] }])).toEqual(again);
    expect(latestEnd([{ events: winter }])).toEqual([]);
    expect(latestEnd(undefined)).toEqual([]);
    expect([endedRound(BRAWL), endedRound(again), endedRound(winter)]).toEqual([2, 3, undefined]);
  });
  it('is the same list while later turns add nothing to it', () => {
    const story = [{ events: BRAWL }, { events: [{ kind: 'levy', paid: [1], each: 1, reserve: 3 }] }];
    const shown = latestEnd(story);
    expect(latestEnd([...story, { events: [{ kind: 'drew', seat: 1, colour: 'dark' }] }], shown)).toBe(shown);
    expect(latestEnd(story.slice(0, 1), shown)).toHaveLength(BRAWL.length);
    expect(latestEnd(story, latestEnd(story.slice(0, 1)))).toEqual(shown);
  });
  it('of a real match has a page for each conflict', () => {
    const { last } = known.show;
    expect(pagesOf(last).filter(({ name }) => name === 'conflict')).toHaveLength(last.filter(({ kind }) => kind === 'conflict').length);
  });
});

describe('a region', () => {
  const region = (hunters: number, least: number, most: number): RegionView => ({ ...known.play.view.regions[5], hunters, capacity: { known: least, least, most, expected: least } });
  it('tells the room that is known and the room that is possible', () => {
    expect(roomText(region(0, 4, 6))).toBe('4–6');
    expect(roomText(region(0, 4, 4))).toBe('4');
  });
  it('is safe, at risk or too full', () => {
    expect([4, 5, 6, 7].map((hunters) => crowdOf(region(hunters, 4, 6)))).toEqual(['fits', 'risky', 'risky', 'over']);
  });
  it.each([['desk', DESK_LAND, DESK], ['phone', PHONE_LAND, PHONE]])('keeps all its pieces inside on a %s, even with everybody there', (_, land, scale) => {
    const crowded = { ...known.five.view.regions[0], plain: [3, 2, 1, 4, 2], clubbed: [0, 1, 0, 0, 1], mammoths: 3, fire: 2 };
    for (const place of land.regions) {
      const [ys, xs] = [place.poly.map(([, y]) => y), place.poly.map(([x]) => x)];
      const { hunters, pill } = arrange(crowded, place, scale);
      expect(hunters).toHaveLength(5);
      for (const { x, y } of hunters) {
        expect(y).toBeGreaterThan(Math.min(...ys));
        expect(x).toBeGreaterThan(Math.min(...xs));
        expect(x).toBeLessThan(Math.max(...xs));
      }
      expect(pill[1]).toBeLessThan(Math.max(...ys));
    }
  });
});

describe('the score track', () => {
  it('goes around the land field by field without a gap', () => {
    const { x, y, width, height } = frameOf(DESK_LAND);
    for (let field = 0; field < FIELDS; field++) {
      const [a, b] = [fieldAt(field, DESK_LAND, DESK), fieldAt((field + 1) % FIELDS, DESK_LAND, DESK)];
      const apart = Math.max(a.x - b.x - b.width, b.x - a.x - a.width, a.y - b.y - b.height, b.y - a.y - a.height);
      expect(Math.abs(apart), `${field} to ${field + 1}`).toBeLessThan(0.001);
      const outside = a.x + a.width <= x || a.x >= x + width || a.y + a.height <= y || a.y >= y + height;
      expect(outside).toBe(true);
    }
  });
  it('begins again after its last field, and says so', () => {
    const [first, second] = markersOf([3, FIELDS + 3], DESK_LAND, DESK);
    expect([first.laps, second.laps]).toEqual([0, 1]);
    expect(first.x).not.toBe(second.x);
  });
});
