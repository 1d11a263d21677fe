import { describe, expect, it } from 'vitest';
import { DESK_LAND, PHONE_LAND } from './land';
import { arrange, DESK, PHONE } from './layout';
import type { RegionView } from './view';

/** A region in which so many players have a hunter, beside a mammoth and a fire. */
function crowd(region: number, groups: number): RegionView {
  const plain = [0, 1, 2, 3, 4].map((seat) => (seat < groups ? 1 : 0));
  return {
    region, terrain: 'forest', neighbours: [], ice_edge: false, covered: false, plain, clubbed: [0, 0, 0, 0, 0], hunters: groups, mammoths: 1, fire: 1, values: null,
    capacity: { known: 4, least: 4, most: 6, expected: 5 }, each: 2,
  };
}

describe.each([['desk', DESK_LAND, DESK, 5], ['phone', PHONE_LAND, PHONE, 3]] as const)('pieces on a %s', (_, land, scale, groups) => {
  it('leave the number of their region to be read', () => {
    for (const region of land.regions)
      for (const { seat, x, y, size } of arrange(crowd(region.id, groups), region, scale).hunters) {
        const [dx, dy] = [Math.abs(x - region.number[0]), Math.abs(y - region.number[1])];
        expect(Math.max(dx, dy), `${region.id}, hunter ${seat}`).toBeGreaterThan(size / 2 + scale.number - 2);
      }
  });
  it('stay on the land', () => {
    const { width, height } = land;
    for (const region of land.regions)
      for (const { x, y, size } of arrange(crowd(region.id, groups), region, scale).hunters) {
        expect(Math.min(x, y, width - x, height - y)).toBeGreaterThan(size / 2);
      }
  });
});
