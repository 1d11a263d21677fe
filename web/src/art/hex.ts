/** Hexagons, pointy top, axial coordinates; r grows downward. */
import { range } from './seed';

export type Point = [number, number];

/** E SE SW W NW NE: clockwise. */
export const STEPS: readonly Point[] = [[1, 0], [0, 1], [-1, 1], [-1, 0], [0, -1], [1, -1]];
export const SQRT3 = Math.sqrt(3);

export const centre = (q: number, r: number, size: number): Point => [
  SQRT3 * size * (q + r / 2),
  1.5 * size * r,
];

export const ring = (q: number, r: number): number =>
  Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));

/** Corner 0 is the top, then clockwise. */
export const corners = (x: number, y: number, size: number): Point[] =>
  range(6).map((k) => {
    const angle = ((-90 + 60 * k) * Math.PI) / 180;
    return [x + size * Math.cos(angle), y + size * Math.sin(angle)];
  });

/** Is a point, given relative to the centre, inside? */
export function inHex(x: number, y: number, size: number): boolean {
  return Math.abs(x) <= (SQRT3 / 2) * size && Math.abs(y) <= size - Math.abs(x) / SQRT3;
}
