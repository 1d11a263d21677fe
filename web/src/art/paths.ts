/** Path data: straight, smooth, hand-cut and blotted. */
import type { Point } from './hex';
import { lerp, range, spread, type Chance } from './seed';

export type Box = [left: number, top: number, right: number, bottom: number];

/** One decimal is finer than a screen shows. */
export function n(x: number): number {
  const short = Math.round(x * 10) / 10;
  return Object.is(short, -0) ? 0 : short;
}

const joined = (points: readonly Point[]): string =>
  'M' + points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L');

export const line = joined;
export const poly = (points: readonly Point[]): string => joined(points) + 'Z';
export const rounded = ([x, y]: Point): Point => [Math.round(x), Math.round(y)];

/** Catmull-Rom through all points. */
export function smooth(points: readonly Point[], closed = false, tension = 6): string {
  const count = points.length;
  const at = (i: number): Point =>
    closed ? points[(i + count) % count] : points[Math.max(0, Math.min(count - 1, i))];
  let d = `M${n(points[0][0])} ${n(points[0][1])}`;
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const [a, b, c, e] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const out = `${n(b[0] + (c[0] - a[0]) / tension)} ${n(b[1] + (c[1] - a[1]) / tension)}`;
    const into = `${n(c[0] - (e[0] - b[0]) / tension)} ${n(c[1] - (e[1] - b[1]) / tension)}`;
    d += `C${out} ${into} ${n(c[0])} ${n(c[1])}`;
  }
  return d + (closed ? 'Z' : '');
}

/** A straight edge made hand-cut: `count` inner points pushed sideways by up to `push`. */
export function rough(a: Point, b: Point, r: Chance, count = 4, push = 1.2): Point[] {
  const dx = b[0] - a[0];
  const dy = b[1] - a[1];
  const length = Math.hypot(dx, dy) || 1;
  return range(count).map((i) => {
    const t = (i + 1 + spread(r, 0.3)) / (count + 1);
    const aside = spread(r, push);
    return [a[0] + dx * t - (dy / length) * aside, a[1] + dy * t + (dx / length) * aside];
  });
}

export function roughPoly(points: readonly Point[], r: Chance, count = 4, push = 1.2, shake = 1): Point[] {
  const moved = points.map(([x, y]): Point => [x + spread(r, shake), y + spread(r, shake)]);
  return moved.flatMap((p, i) => [p, ...rough(p, moved[(i + 1) % moved.length], r, count, push)]);
}

/** An irregular round blot. */
export function blob(x: number, y: number, rx: number, ry: number, r: Chance, count = 9, uneven = 0.22): string {
  const points = range(count).map((i): Point => {
    const angle = (i / count) * 2 * Math.PI;
    const reach = 1 + spread(r, uneven);
    return [x + rx * reach * Math.cos(angle), y + ry * reach * Math.sin(angle)];
  });
  return smooth(points, true);
}

/** Points inside a shape, at least `gap` apart. */
export function scatter(
  r: Chance,
  count: number,
  box: Box,
  inside: (x: number, y: number) => boolean,
  gap: number,
  tries = 30,
): Point[] {
  const out: Point[] = [];
  for (let i = 0; i < count * tries && out.length < count; i++) {
    const x = lerp(box[0], box[2], r());
    const y = lerp(box[1], box[3], r());
    const free = inside(x, y) && out.every(([u, v]) => Math.hypot(u - x, (v - y) * 1.35) >= gap);
    if (free) out.push([x, y]);
  }
  return out;
}
