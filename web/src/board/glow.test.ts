import { describe, expect, it } from 'vitest';
import { SQRT3 } from '../art/hex';
import { LAND_SIZE } from '../art/valley-plan';
import { SAND } from '../art/valley-water';
import { GLOW, GLOW_SHARE } from './Glow.svelte';

/** Lines are wider on a phone, where the whole board is small. */
const BOLDEST = 1.5;

describe('a place that glows', () => {
  it('leaves the river on its side free, with its banks of sand', () => {
    const side = (SQRT3 / 2) * LAND_SIZE;
    expect(side * GLOW_SHARE + (GLOW.key * BOLDEST) / 2).toBeLessThan(side - SAND / 2);
  });

  it('covers less than a fifth of the ground of a hex', () => {
    const line = 6 * LAND_SIZE * GLOW_SHARE * GLOW.key * BOLDEST;
    const hex = ((3 * SQRT3) / 2) * LAND_SIZE ** 2;
    expect(line / hex).toBeLessThan(0.2);
  });
});
