/** A hide spread on the ground for loot to be tipped on: legs at the corners, a dark back, a sewn edge. */
import type { Picture } from './bake';
import type { Point } from './hex';
import { blob, n, smooth } from './paths';
import { lerp, range, seeded, spread, type Chance } from './seed';

/** Leather: long soft hair, fine grain, light from the upper left. */
const LEATHER = `<filter id="leather" x="-1%" y="-1%" width="102%" height="102%" color-interpolation-filters="sRGB">
<feTurbulence type="fractalNoise" baseFrequency=".018 .03" numOctaves="5" seed="21" result="a"/><feColorMatrix in="a" type="matrix" values=".7 0 0 0 .15  .7 0 0 0 .15  .7 0 0 0 .15  0 0 0 0 1" result="hair"/><feBlend in="hair" in2="SourceGraphic" mode="soft-light" result="p"/>
<feTurbulence type="fractalNoise" baseFrequency=".09 .14" numOctaves="3" seed="8" result="h"/><feDiffuseLighting in="h" surfaceScale="1.6" diffuseConstant="1.12" lighting-color="#fff" result="lit"><feDistantLight azimuth="225" elevation="62"/></feDiffuseLighting><feBlend in="lit" in2="p" mode="multiply" result="q"/><feComposite in="q" in2="SourceGraphic" operator="in"/></filter>`;

/** One side from corner to corner, drawn in between its ends. */
function side(from: Point, to: Point, inward: Point, r: Chance, pull: number): Point[] {
  const steps = Math.max(4, Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / 70));
  return range(steps - 1).map((i): Point => {
    const t = (i + 1) / steps;
    const deep = pull * Math.min(1, 3.2 * Math.min(t, 1 - t)) + spread(r, pull * 0.22);
    return [lerp(from[0], to[0], t) + inward[0] * deep, lerp(from[1], to[1], t) + inward[1] * deep];
  });
}

function outline(w: number, h: number, inset: number, pull: number): string {
  const r = seeded('pelt', w, h);
  const [l, t, x, y] = [inset, inset, w - inset, h - inset];
  const leg = Math.min(26, w * 0.05);
  // Each leg is two points, so that corners are broad and soft.
  const corners: [Point, Point][] = [[[l, t + leg], [l + leg, t]], [[x - leg, t], [x, t + leg]], [[x, y - leg], [x - leg, y]], [[l + leg, y], [l, y - leg]]];
  const inward: Point[] = [[0, 1], [-1, 0], [0, -1], [1, 0]];
  const points = corners.flatMap(([a, b], i) => [a, b, ...side(b, corners[(i + 1) % 4][0], inward[i], r, pull)]);
  return smooth(points, true);
}

const PAINT = `<radialGradient id="pelt" cx=".46" cy=".42" r=".78"><stop offset="0" stop-color="#c98f56"/><stop offset=".5" stop-color="#ad7340"/><stop offset="1" stop-color="#6d4323"/></radialGradient><radialGradient id="spot"><stop offset="0" stop-color="#4e2c14" stop-opacity=".6"/><stop offset="1" stop-color="#4e2c14" stop-opacity="0"/></radialGradient>`;

const PEGS = '<circle r="7" cy="2" fill="#120903" opacity=".45"/><circle r="6" fill="#eddcb6" stroke="#3a2816" stroke-width="1.5"/><circle r="2" fill="#6f552f"/>';

function decoration(w: number, h: number): string {
  const r = seeded('spots', w, h);
  const spots = range(9).map((i) => {
    const [x, y] = [lerp(w * 0.12, w * 0.88, (i + r()) / 9), h * 0.5 + spread(r, h * 0.26)];
    return `<path d="${blob(x, y, 26 + r() * 46, 16 + r() * 30, r, 9, 0.25)}" fill="url(#spot)" opacity="${n(0.35 + r() * 0.5)}"/>`;
  });
  return spots.join('');
}

export interface Pelt {
  quick: string;
  painted: Picture;
}

const drawn = new Map<string, Pelt>();

/** The hide for a place of this size. */
export function pelt(w: number, h: number): Pelt {
  const key = `${w}x${h}`;
  const known = drawn.get(key);
  if (known) return known;
  const pull = Math.min(11, Math.min(w, h) * 0.03);
  const edge = outline(w, h, 6, pull);
  const pegs = [[16, 16], [w - 16, 16], [w - 16, h - 16], [16, h - 16]].map(([x, y]) => `<g transform="translate(${x} ${y})">${PEGS}</g>`).join('');
  const seam = `<path d="${outline(w, h, 15, pull)}" fill="none" stroke="#f0d9a8" stroke-opacity=".6" stroke-width="2.2" stroke-dasharray="9 7" stroke-linecap="round"/>`;
  const under = `<path d="${edge}" fill="#4a2f19" transform="translate(0 5)"/>`;
  const rim = `<path d="${edge}" fill="none" stroke="#3a2110" stroke-opacity=".75" stroke-width="2.4"/>`;
  const made: Pelt = {
    quick: `<defs>${PAINT}</defs>${under}<path d="${edge}" fill="url(#pelt)"/>${seam}${rim}${pegs}`,
    painted: {
      viewBox: `0 0 ${w} ${h}`,
      get body() {
        return `<defs>${LEATHER}${PAINT}</defs>${under}<g filter="url(#leather)"><path d="${edge}" fill="url(#pelt)"/>${decoration(w, h)}</g>${seam}${rim}${pegs}`;
      },
    },
  };
  drawn.clear();
  drawn.set(key, made);
  return made;
}
