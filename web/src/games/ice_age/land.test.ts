import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { iceMap, outline, wobble } from '../../art/ice-map';
import type { Point } from '../../art/hex';
import { DESK_LAND, neighboursOf, PHONE_LAND, REGIONS, terrainOf } from './land';
import { nearest } from './roving';

const BOX = new URL('../../../../src/tundra/games/ice_age/box.json', import.meta.url);
const sides = (poly: readonly Point[]): string[] => poly.map((p, i) => [p, poly[(i + 1) % poly.length]].map(String).sort().join(' '));

describe.each([['desk', DESK_LAND], ['phone', PHONE_LAND]])('the land on a %s', (_, land) => {
  it('has a common border exactly where regions are neighbours', () => {
    for (const a of land.regions)
      for (const b of land.regions) {
        if (a.id === b.id) continue;
        const shared = sides(a.poly).some((side) => sides(b.poly).includes(side));
        expect(shared, `${a.id} and ${b.id}`).toBe(a.neighbours.includes(b.id));
      }
  });
  it('has the great ice above regions 1 to 4 and no others', () => {
    const ice = sides(land.north);
    expect(land.regions.filter(({ poly }) => sides(poly).some((side) => ice.includes(side))).map(({ id }) => id)).toEqual([1, 2, 3, 4]);
  });
  it('draws a border alike for both its regions', () => {
    const [a, b] = [land.regions[5].poly[0], land.regions[5].poly[1]];
    expect(wobble(b, a)).toEqual(wobble(a, b).reverse());
  });
});

describe('the land', () => {
  it('is the land of the rules', () => {
    const box = JSON.parse(readFileSync(BOX, 'utf-8')) as { regions: Record<string, { terrain: string; adj: number[] }> };
    for (const region of REGIONS) {
      const known = box.regions[String(region)];
      expect(known.terrain).toBe(terrainOf(region));
      expect(known.adj).toEqual([...neighboursOf(region)]);
    }
  });
  it('can be walked with the arrow keys from one end to the other', () => {
    const seen = new Set([1]);
    for (const from of seen) for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) seen.add(nearest(DESK_LAND, from, key) ?? from);
    expect(seen.size).toBe(12);
    expect(nearest(DESK_LAND, 1, 'ArrowRight')).toBe(2);
    expect(nearest(DESK_LAND, 1, 'ArrowUp')).toBe(null);
  });
});

describe('the picture of the land', () => {
  const drawn = iceMap({ ...DESK_LAND, covered: [1, 4] });
  it('refers only to what it defines itself', async () => {
    const { body } = await drawn.painted();
    const defined = new Set([...body.matchAll(/ id="([^"]+)"/g)].map((m) => m[1]));
    const used = [...body.matchAll(/(?:href="#|url\(#)([^")]+)/g)].map((m) => m[1]);
    expect(used.filter((name) => !defined.has(name))).toEqual([]);
  });
  it('has the outline of every region, and changes when the ice advances', () => {
    expect(Object.keys(drawn.outlines)).toHaveLength(12);
    expect(drawn.outlines[6]).toBe(outline(DESK_LAND.regions[5].poly));
    expect(iceMap({ ...DESK_LAND, covered: [1, 4, 2] }).quick).not.toBe(drawn.quick);
  });
});
