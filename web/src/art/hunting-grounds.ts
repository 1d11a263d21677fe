/** Three hunting grounds seen from above: a meadow by the river, a clearing in the forest, rocky hills. */
import type { LatePicture } from './bake';
import { poly, roughPoly } from './paths';
import { seeded } from './seed';

export interface GroundPicture {
  quick: string;
  painted: LatePicture;
}

export const EARTH = [
  { ground: 'var(--tile-grass3)', side: 'var(--side-grass)' },
  { ground: 'var(--g-forest)', side: 'var(--side-grass)' },
  { ground: 'var(--g-plain2)', side: 'var(--side-grass)' },
] as const;
const EDGE = 5;

export const outline = (w: number, h: number, kind: number): string =>
  poly(roughPoly([[EDGE, EDGE], [w - EDGE, EDGE], [w - EDGE, h - EDGE - 4], [EDGE, h - EDGE - 4]], seeded('ground', kind), Math.max(4, Math.round(h / 30)), 1.8, 2));

const drawn = new Map<string, GroundPicture>();
const KEPT = 9;

/** One ground, 0 to 2, for a place of this size. */
export function huntingGround(kind: number, w: number, h: number): GroundPicture {
  const key = `${kind}:${w}x${h}`;
  const known = drawn.get(key);
  if (known) return known;
  const edge = outline(w, h, kind);
  const made: GroundPicture = {
    quick: `<path d="${edge}" fill="${EARTH[kind].side}" transform="translate(0 6)"/><path d="${edge}" fill="${EARTH[kind].ground}"/>`,
    painted: {
      viewBox: `0 0 ${w} ${h}`,
      get body() {
        return import('./hunting-paint').then(({ paintedGround }) => paintedGround(kind, w, h));
      },
    },
  };
  if (drawn.size >= KEPT) drawn.clear();
  drawn.set(key, made);
  return made;
}
