/** The six player shapes, and the materials every piece is made of. Centred, a box of 100. */
import type { Point } from './hex';
import { n } from './paths';
import { define } from './sheet';

export const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F'] as const;
export type Letter = (typeof LETTERS)[number];

function roundCorners(points: readonly Point[], radius: number): string {
  const toward = (p: Point, q: Point): Point => {
    const t = Math.min(0.5, radius / Math.hypot(q[0] - p[0], q[1] - p[1]));
    return [p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t];
  };
  const parts = points.map((p, i) => {
    const u = toward(p, points[(i + points.length - 1) % points.length]);
    const v = toward(p, points[(i + 1) % points.length]);
    return `${i ? 'L' : 'M'}${n(u[0])} ${n(u[1])}Q${n(p[0])} ${n(p[1])} ${n(v[0])} ${n(v[1])}`;
  });
  return parts.join('') + 'Z';
}

/** Pebble, slab, sun, fir, cave, bones. */
export const SHAPES: Record<Letter, string> = {
  A: 'M0-45A45 45 0 1 1 0 45A45 45 0 1 1 0-45Z',
  B: roundCorners([[-41, -41], [41, -41], [41, 41], [-41, 41]], 15),
  C: roundCorners([[0, -55], [55, 0], [0, 55], [-55, 0]], 16),
  D: roundCorners([[0, -60], [56, 42], [-56, 42]], 20),
  E: 'M-43 42V-4C-43-30-24-46 0-46S43-30 43-4V42Q43 45 40 45H-40Q-43 45-43 42Z',
  F: roundCorners(
    [[-19, -48], [19, -48], [19, -19], [48, -19], [48, 19], [19, 19], [19, 48], [-19, 48], [-19, 19], [-48, 19], [-48, -19], [-19, -19]],
    9,
  ),
};

/** Where a silhouette sits in each shape: middle and scale. */
export const MIDDLES: Record<Letter, [x: number, y: number, scale: number]> = {
  A: [0, 0, 0.62],
  B: [0, 0, 0.62],
  C: [0, 0, 0.58],
  D: [0, 9, 0.52],
  E: [0, 4, 0.62],
  F: [0, 0, 0.56],
};

/** A letter sits lower in the fir, whose middle is low. */
export const letterDrop = (letter: Letter): number => (letter === 'D' ? 28 : 19);

const face = (p: Letter): string =>
  `<linearGradient id="g${p}" x1=".2" y1="0" x2=".7" y2="1"><stop offset="0" stop-color="color-mix(in srgb, var(--p${p}) 78%, #fff)"/><stop offset=".5" stop-color="var(--p${p})"/><stop offset="1" stop-color="color-mix(in srgb, var(--p${p}) 70%, #000)"/></linearGradient>`;

export const BONE =
  '<linearGradient id="bone" x1=".2" y1="0" x2=".6" y2="1"><stop offset="0" stop-color="#fffaf0"/><stop offset=".5" stop-color="#eddcb6"/><stop offset="1" stop-color="#c4a672"/></linearGradient>';
const MATERIALS = `<ellipse id="drop" cx="5" cy="20" rx="60" ry="46" fill="url(#dsh)"/>${BONE}
<radialGradient id="dsh"><stop offset="0" stop-color="#120903" stop-opacity=".62"/><stop offset=".6" stop-color="#120903" stop-opacity=".36"/><stop offset="1" stop-color="#120903" stop-opacity="0"/></radialGradient>
<linearGradient id="stone" x1=".2" y1="0" x2=".7" y2="1"><stop offset="0" stop-color="#8d8177"/><stop offset=".5" stop-color="#5c534c"/><stop offset="1" stop-color="#332c28"/></linearGradient>
<radialGradient id="pit" cx=".5" cy=".35"><stop offset="0" stop-color="#0c0604"/><stop offset=".7" stop-color="#27170d"/><stop offset="1" stop-color="#5b3d22"/></radialGradient>`;

export const needMaterials = (): void => define('materials', () => MATERIALS);

export function needShape(letter: Letter): void {
  needMaterials();
  define(`s${letter}`, () => `<path id="s${letter}" d="${SHAPES[letter]}"/>${face(letter)}`);
}
