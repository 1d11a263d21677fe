/** A map of irregular regions under an advancing glacier: outlines and a plain picture; the painted one is made elsewhere. */
import type { Picture } from './bake';
import type { Point } from './hex';
import { rounded, smooth } from './paths';
import { range, seeded, spread } from './seed';

export interface MapRegion {
  id: number;
  terrain: string;
  poly: readonly Point[];
  /** Stays clear of trees and rocks. */
  room: readonly [x: number, y: number, rx: number, ry: number];
}
export interface MapPlan {
  width: number;
  height: number;
  regions: readonly MapRegion[];
  north: readonly Point[];
  covered: readonly number[];
}


export const LAND: Record<string, string> = { ice_meadow: 'var(--g-icem)', mountains: 'var(--g-mountain)', steppe: 'var(--g-steppe)', stone_desert: 'var(--g-desert)', forest: 'var(--g-forest)', pasture: 'var(--g-pasture)' };
const CLIFF = ['var(--ice-5)', '#2b668c', 'var(--ice-4)', '#5f96b7', '#79aac6', 'var(--ice-3)'];

/** Inner points of a border; it wobbles alike for both its regions, because the seed is the pair of end points. */
export function wobble(a: Point, b: Point, amount = 7, count = 4): Point[] {
  const flip = a[0] > b[0] || (a[0] === b[0] && a[1] > b[1]);
  const [p, q] = flip ? [b, a] : [a, b];
  const r = seeded('edge', p.join(), q.join());
  const [dx, dy] = [q[0] - p[0], q[1] - p[1]];
  const length = Math.hypot(dx, dy);
  const points = range(count - 1).map((i): Point => {
    const t = (i + 1) / count;
    const aside = spread(r, amount) * Math.sqrt(Math.sin(Math.PI * t));
    return [p[0] + dx * t - (dy / length) * aside, p[1] + dy * t + (dx / length) * aside];
  });
  return flip ? points.reverse() : points;
}

/** Straight where the land ends, wavy where it borders on other land. */
export function outline(points: readonly Point[]): string {
  const all = points.flatMap((p, i) => {
    const q = points[(i + 1) % points.length];
    return [p, ...wobble(p, q, p[0] === q[0] || p[1] === q[1] ? 2 : 8)];
  });
  return smooth(all.map(rounded), true, 6.5);
}

export const ICE_TOP = '<linearGradient id="icetop" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="200" y2="420"><stop offset="0" stop-color="#fff"/><stop offset=".35" stop-color="var(--ice-2)"/><stop offset=".6" stop-color="var(--ice-1)"/><stop offset="1" stop-color="var(--ice-2)"/></linearGradient>';

export interface MapDrawing {
  outlines: Record<number, string>;
  /** Plain at once. */
  quick: string;
  /** With everything on it; its brushes come when they are needed. */
  painted(): Promise<Picture>;
}

export const uses = (ids: readonly number[], more = ''): string => ids.map((id) => `<use href="#rg${id}"${more}/>`).join('');

/** The side of the ice in six steps, and its top. */
export function iceCliff(all: string): string {
  return CLIFF.map((colour, i) => `<g transform="translate(0 ${24 - i * 4})" fill="${colour}">${all}</g>`).join('');
}

const drawn = new Map<string, MapDrawing>();
const KEPT = 4;

/** The map with these regions under the ice. */
export function iceMap(plan: MapPlan): MapDrawing {
  const key = `${plan.width}:${plan.covered.join()}`;
  const known = drawn.get(key);
  if (known) return known;
  const outlines = Object.fromEntries(plan.regions.map(({ id, poly }) => [id, outline(poly)]));
  const [left, top] = plan.north[0];
  const frame = `<clipPath id="frame"><path d="M${left} ${top}H${plan.width - left}V${plan.height - top}H${left}Z"/></clipPath>`;
  const defs = `${ICE_TOP}${frame}<path id="rg0" d="${outline(plan.north)}"/>${plan.regions.map(({ id }) => `<path id="rg${id}" d="${outlines[id]}"/>`).join('')}`;
  const flat = plan.regions.map(({ id, terrain }) => `<use href="#rg${id}" fill="${LAND[terrain]}" stroke="#2a1a0a" stroke-opacity=".4" stroke-width="3"/>`).join('');
  const ice = uses([0, ...plan.covered]);
  const made: MapDrawing = {
    outlines,
    quick: `<defs>${defs}</defs><g clip-path="url(#frame)">${flat}${iceCliff(ice)}<g fill="url(#icetop)">${ice}</g></g>`,
    async painted() {
      const { paintedMap } = await import('./ice-paint');
      return { viewBox: `0 0 ${plan.width} ${plan.height}`, body: paintedMap(plan, defs) };
    },
  };
  if (drawn.size >= KEPT) drawn.clear();
  drawn.set(key, made);
  return made;
}
