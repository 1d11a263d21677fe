/** Rivers of the valley: they run along the sides of hexes, grow, and swell where hexes meet. */
import { centre, corners, type Point } from './hex';
import { poly, smooth } from './paths';
import { seeded, spread } from './seed';

export interface Place {
  q: number;
  r: number;
}

/** A river from its spring (or from beyond the rim) to its mouth. */
export interface RiverLine {
  id: string;
  /** Corners of hexes, in order. */
  points: Point[];
  /** How it begins: small, or broad as it comes from afar. */
  from: 'spring' | 'rim';
  to: 'rim' | 'lake' | 'foot';
}

const key = ([x, y]: Point): string => `${Math.round(x)},${Math.round(y)}`;
/** The neighbour across side k, from corner k to corner k + 1. */
const ACROSS: readonly Point[] = [[1, -1], [1, 0], [0, 1], [-1, 1], [-1, 0], [0, -1]];

/** The outline of a set of hexes, as loops of corners. */
export function outlineOf(cells: readonly Place[], size: number): Point[][] {
  const taken = new Set(cells.map(({ q, r }) => `${q},${r}`));
  const sides = new Map<string, [Point, Point]>();
  for (const { q, r } of cells) {
    const around = corners(...centre(q, r, size), size);
    ACROSS.forEach(([dq, dr], i) => {
      if (!taken.has(`${q + dq},${r + dr}`)) sides.set(key(around[i]), [around[i], around[(i + 1) % 6]]);
    });
  }
  const loops: Point[][] = [];
  while (sides.size) {
    const loop: Point[] = [];
    let at = sides.keys().next().value ?? '';
    for (let side = sides.get(at); side; side = sides.get(at)) {
      sides.delete(at);
      loop.push(side[0]);
      at = key(side[1]);
    }
    loops.push(loop);
  }
  return loops;
}

// ---- rivers --------------------------------------------------------------------------------------

export interface Bead {
  at: Point;
  /** Share of the full width. */
  width: number;
}

/** Beyond the ends: out of the valley, or into the lake. */
const BEYOND = 0.62;
const push = (from: Point, to: Point, by: number): Point => {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  return [to[0] + ((to[0] - from[0]) / length) * by, to[1] + ((to[1] - from[1]) / length) * by];
};
const outward = ([x, y]: Point, by: number): Point => {
  const length = Math.hypot(x, y) || 1;
  return [x + (x / length) * by, y + (y / length) * by];
};

/** Points of a river with its width: it grows from the spring and swells where three hexes meet. */
export function beadsOf(river: RiverLine, size: number): Bead[] {
  const { points } = river;
  const r = seeded('river', river.id, points.length);
  const last = points.length - 1;
  const grow = (t: number): number => (river.from === 'rim' ? 0.92 + 0.16 * t : 0.42 + 0.66 * Math.min(1, t * 1.5));
  const beads: Bead[] = [];
  if (river.from === 'rim') beads.push({ at: outward(points[0], size * BEYOND), width: grow(0) });
  points.forEach((p, i) => {
    const inner = i > 0 && i < last;
    beads.push({ at: [p[0] + spread(r, 1.2), p[1] + spread(r, 1.2)], width: grow(i / last) * (inner ? 1.26 : 1) });
    if (i === last) return;
    const q = points[i + 1];
    const length = Math.hypot(q[0] - p[0], q[1] - p[1]) || 1;
    const aside = spread(r, 4.2);
    beads.push({ at: [(p[0] + q[0]) / 2 - ((q[1] - p[1]) / length) * aside, (p[1] + q[1]) / 2 + ((q[0] - p[0]) / length) * aside], width: grow((i + 0.5) / last) * 0.92 });
  });
  const end = points[last];
  if (river.to === 'rim') beads.push({ at: outward(end, size * BEYOND), width: 1.15 });
  if (river.to === 'lake') beads.push({ at: push(points[last - 1], end, size * 0.3), width: 1.35 });
  return beads;
}

/** The middle of the stream as a path. */
export const courseOf = (river: RiverLine, size: number): string => smooth(beadsOf(river, size).map(({ at }) => at), false, 5.2);

/** The stream as a surface of this breadth. */
export function ribbon(beads: readonly Bead[], breadth: number): string {
  const side = (turn: number): Point[] =>
    beads.map(({ at, width }, i) => {
      const before = beads[Math.max(0, i - 1)].at;
      const after = beads[Math.min(beads.length - 1, i + 1)].at;
      const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
      const length = Math.hypot(dx, dy) || 1;
      const half = (breadth * width * turn) / 2;
      return [at[0] - (dy / length) * half, at[1] + (dx / length) * half];
    });
  const [left, right] = [side(1), side(-1).reverse()];
  return `${smooth(left, false, 5.2)}L${smooth(right, false, 5.2).slice(1)}Z`;
}

/** How broad a river is with its banks of sand. */
export const SAND = 14.5;

/** Bank, sand, deep and clear water, glints. */
export function riverDrawing(river: RiverLine, size: number): string {
  const beads = beadsOf(river, size);
  const layer = (breadth: number, fill: string, more = ''): string => `<path d="${ribbon(beads, breadth)}" fill="${fill}"${more}/>`;
  return (
    layer(17, 'var(--bank-d)', ' opacity=".38" transform="translate(1 1.5)"') + layer(SAND, 'var(--shore)') + layer(10.2, 'var(--water-d)') + layer(7, 'var(--water-m)') +
    `<path d="${courseOf(river, size)}" fill="none" stroke="var(--water-l)" stroke-width="1.2" stroke-dasharray="22 16 7 20" opacity=".8" transform="translate(-1.2 -1)" stroke-linecap="round"/>`
  );
}

export const hexOutline = (q: number, r: number, size: number): string => poly(corners(...centre(q, r, size), size));
