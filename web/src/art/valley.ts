/** A continuous painted landscape over hexes: ground, water, things that stand, and land that fades into the wall. */
import type { Picture } from './bake';
import { filters } from './defs';
import { centre, corners, inHex, ring, type Point } from './hex';
import { poly, scatter, type Box } from './paths';
import { hash, lerp, range, seeded, spread, type Chance } from './seed';
import { lake } from './valley-lake';
import { borderOf, gridOf, GROUND, LAND_BOX, LAND_SIZE, lines, type Land, type LandCell, type Landscape } from './valley-plan';
import { bleedFilter, valleyGradients, valleySprites } from './valley-sprites';
import { beadsOf, outlineOf, riverDrawing, type RiverLine } from './valley-water';

const R = LAND_SIZE;
const NEAR: readonly Point[] = [[1, 0], [0, 1], [-1, 1], [-1, 0], [0, -1], [1, -1]];

/** Land beyond the board: like the hex it borders on, or forest for a change. */
function beyond(cells: readonly LandCell[], seed: string): LandCell[] {
  const here = new Map(cells.map((cell) => [`${cell.q},${cell.r}`, cell.land]));
  const out: LandCell[] = [];
  for (const q of range(9))
    for (const r of range(9)) {
      const [u, v] = [q - 4, r - 4];
      if (ring(u, v) !== 4) continue;
      const lands = NEAR.flatMap(([dq, dr]) => here.get(`${u + dq},${v + dr}`) ?? []);
      const chosen = lands[hash(seed, u, v) % lands.length] ?? 'plain';
      const land: Land = chosen === 'lake' ? 'plain' : chosen === 'volcano' ? 'mountain' : hash(seed, v, u) % 4 === 0 ? 'forest' : chosen;
      out.push({ q: u, r: v, land });
    }
  return out;
}

/** Flat fields of colour with a few blots; the filter makes a painting of them. */
function groundOf(cells: readonly LandCell[], seed: string): string {
  const layers = new Map<string, string>();
  const add = (fill: string, shape: string): void => void layers.set(fill, (layers.get(fill) ?? '') + shape);
  const blots: [string, string][] = [];
  for (const { q, r, land } of cells) {
    const [x, y] = centre(q, r, R);
    const chance = seeded(seed, q, r, 'g');
    const blot = (fill: string, opacity: number, far: number, rx: number, ry: number): void => {
      const [u, v] = [x + spread(chance, far), y + spread(chance, far)];
      blots.push([`${fill}" opacity="${opacity}`, `<ellipse cx="${Math.round(u)}" cy="${Math.round(v)}" rx="${Math.round(rx * (1 + chance()))}" ry="${Math.round(ry * (1 + chance()))}"/>`]);
    };
    add(GROUND[land], `<use href="#hx" x="${Math.round(x)}" y="${Math.round(y)}"/>`);
    if (land === 'plain') range(2).forEach(() => blot(`var(--g-plain${chance() < 0.55 ? 2 : 3})`, 0.75, 34, 14, 8));
    if (land === 'forest') blot('var(--g-forest2)', 0.6, 30, 18, 10);
    if (land === 'mountain') blot(`var(--k${chance() < 0.5 ? 5 : 2})`, 0.35, 30, 14, 8);
  }
  blots.forEach(([fill, shape]) => add(fill, shape));
  return [...layers].map(([fill, shapes]) => `<g fill="${fill}">${shapes}</g>`).join('');
}

interface Thing {
  foot: number;
  body: string;
}
/** Sets a thing down; false where it would hide a river. */
type Put = (id: string, u: number, v: number, foot?: number) => boolean;

/** How wide and how high each kind of thing stands; what would hide a river is left out. */
const STANDS: Record<string, [half: number, height: number]> = { f: [7, 26], l: [8, 20], c: [25, 34] };

/** Points of all rivers, close enough together that no tree slips between them. */
function streamsOf(rivers: readonly RiverLine[]): Point[] {
  return rivers.flatMap((river) => {
    const beads = beadsOf(river, R).map(({ at }) => at);
    return beads.flatMap((p, i) => (i ? range(4).map((k): Point => [lerp(beads[i - 1][0], p[0], (k + 1) / 4), lerp(beads[i - 1][1], p[1], (k + 1) / 4)]) : [p]));
  });
}

/** Room for pieces: an ellipse a little below the middle. */
const clear = (u: number, v: number, a = 0.5, b = 0.42): boolean => (u / (R * a)) ** 2 + ((v - R * 0.1) / (R * b)) ** 2 > 1;
const inside = (u: number, v: number): boolean => inHex(u, v, R * 0.9);
const BOX: Box = [-R, -R, R, R];
const any = (r: Chance, id: string, count: number): string => id + Math.floor(r() * count);

function forest(r: Chance, put: Put, share: number): void {
  const some = (count: number, places: Point[], id: () => string): void => {
    let left = count;
    for (const [u, v] of places) if (left > 0 && put(id(), u, v)) left--;
  };
  some(7 * share, scatter(r, 22, BOX, (u, v) => inHex(u, v - 4, R * 0.76) && clear(u, v, 0.7, 0.54), 12), () => any(r, 'c', 8));
  some(7 * share, scatter(r, 26, BOX, (u, v) => inside(u, v - 4) && clear(u, v, 0.5, 0.36), 10), () => (r() < 0.3 ? any(r, 'l', 3) : any(r, 'f', 8)));
  put(any(r, 'u', 8), spread(r, 8), R * 0.2 + spread(r, 6));
}

function plain(r: Chance, put: Put, share: number): void {
  if (share < 1) return void put(any(r, 'u', 8), 0, 0);
  scatter(r, 2, BOX, (u, v) => inside(u * 1.25, v), 30).forEach(([u, v]) => put(any(r, 'h', 3), u, v, -R));
  scatter(r, 3, BOX, (u, v) => inHex(u, v, R * 0.5), 30).forEach(([u, v]) => put(any(r, 'u', 8), u, v));
  if (r() < 0.5) scatter(r, 2, BOX, (u, v) => inside(u, v) && clear(u, v), 8).forEach(([u, v]) => put(any(r, 'b', 2), u, v));
  if (r() < 0.4) scatter(r, 3, BOX, (u, v) => inside(u, v) && clear(u, v, 0.72, 0.62), 9).forEach(([u, v]) => put(any(r, 'l', 3), u, v));
}

/** Four ways to group peaks: which, how far right, how far down. */
const RANGES: [id: string, x: number, y: number][][] = [
  [['p1', -0.4, -0.3], ['p2', 0.46, -0.22], ['p0', 0.06, 0.06], ['p5', -0.5, 0.3]],
  [['p4', 0.4, -0.3], ['p3', -0.14, -0.02], ['p2', 0.44, 0.22]],
  [['p4', -0.46, -0.3], ['p0', 0.18, -0.08], ['p2', -0.4, 0.2], ['p5', 0.46, 0.34]],
  [['p1', 0.36, -0.32], ['p4', -0.34, -0.26], ['p1', 0.02, 0.12]],
];

/** Lower peaks, where a river runs along the mountain. */
const FOOTHILLS: (typeof RANGES)[number] = [['p2', -0.2, 0.1], ['p5', 0.36, 0.2], ['p2', 0.24, 0.42], ['p5', -0.4, 0.46]];

function mountain(r: Chance, put: Put, share: number, wet: boolean): void {
  for (const [id, x, y] of wet ? FOOTHILLS : RANGES[Math.floor(r() * RANGES.length)]) put(id, R * x + spread(r, 4), R * y);
  if (share === 1) scatter(r, 3, BOX, (u, v) => inside(u, v) && v > R * 0.38, 14).forEach(([u, v]) => put(any(r, 'b', 3), u, v));
  scatter(r, 5 * share, BOX, (u, v) => inside(u, v) && v > R * 0.34 && Math.abs(u) > R * 0.24, 9).forEach(([u, v]) => put(any(r, 'f', 5), u, v));
}

function fireMountain(r: Chance, put: Put): void {
  put('v0', 0, R * 0.26);
  scatter(r, 6, BOX, (u, v) => inside(u, v) && v > R * 0.42, 12).forEach(([u, v]) => put(any(r, 'b', 3), u, v));
}

/** Trees, peaks and grass, sorted from far to near. */
function thingsOf(cells: readonly LandCell[], rivers: readonly RiverLine[], seed: string): string {
  const things: Thing[] = [];
  const streams = streamsOf(rivers);
  const hides = (id: string, x: number, y: number): boolean => {
    const [half, height] = STANDS[id[0]] ?? [0, 0];
    return height > 0 && streams.some(([u, v]) => Math.abs(u - x) < half && v > y - height && v < y + 7);
  };
  for (const { q, r, land } of cells) {
    const [x, y] = centre(q, r, R);
    const chance = seeded(seed, q, r, 's');
    const put: Put = (id, u, v, foot = v) => {
      if (hides(id, x + u, y + v)) return false;
      things.push({ foot: y + foot, body: `<use href="#${id}" x="${Math.round(x + u)}" y="${Math.round(y + v)}"/>` });
      return true;
    };
    const share = ring(q, r) > 3 ? 0.45 : 1;
    if (land === 'forest') forest(chance, put, share);
    if (land === 'plain') plain(chance, put, share);
    if (land === 'mountain') mountain(chance, put, share, streams.some(([u, v]) => Math.abs(u - x) < R && v < y + 4 && v > y - R * 1.1));
    if (land === 'volcano') fireMountain(chance, put);
    if (land === 'lake') reeds(chance, corners(x, y, R), things);
  }
  return things.sort((a, b) => a.foot - b.foot).map(({ body }) => body).join('');
}

function reeds(r: Chance, shore: Point[], things: Thing[]): void {
  shore.forEach((p, i) => {
    const q = shore[(i + 1) % shore.length];
    for (const k of range(3)) {
      if (r() > 0.6) continue;
      const t = (k + r()) / 3;
      const [x, y] = [lerp(p[0], q[0], t) + spread(r, 5), lerp(p[1], q[1], t) + spread(r, 5)];
      things.push({ foot: y, body: `<use href="#r${r() < 0.5 ? 0 : 1}" x="${Math.round(x)}" y="${Math.round(y)}"/>` });
    }
  });
}

const FADE =
  '<radialGradient id="fade" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="436"><stop offset=".74" stop-color="#fff"/><stop offset=".85" stop-color="#888"/><stop offset=".95" stop-color="#000"/></radialGradient>' +
  '<mask id="edge"><rect x="-500" y="-500" width="1000" height="1000" fill="url(#fade)" opacity=".72"/><use href="#bord" fill="#fff"/></mask>';
/** Warm light from the upper left, by day. */
const SUN =
  '<radialGradient id="sun" gradientUnits="userSpaceOnUse" cx="-200" cy="-260" r="800"><stop offset="0" stop-color="#fff3cf"/><stop offset=".45" stop-color="#ffe9c0" stop-opacity=".2"/><stop offset="1" stop-color="#1c1030" stop-opacity=".8"/></radialGradient>';

function body({ cells, rivers, seed }: Landscape): string {
  const all = [...cells, ...beyond(cells, seed)];
  const lakes = outlineOf(cells.filter(({ land }) => land === 'lake'), R).map((loop, i) => lake(loop, seed, R, i));
  const defs = filters + bleedFilter + valleyGradients + valleySprites() + FADE + SUN + `<path id="hx" d="${poly(corners(0, 0, R * 1.04))}"/><path id="bord" d="${borderOf(cells, seed)}"/>`;
  return (
    `<defs>${defs}</defs><g mask="url(#edge)"><g filter="url(#bleed)">${groundOf(all, seed)}</g>${lakes.join('')}${rivers.map((river) => riverDrawing(river, R)).join('')}${thingsOf(all, rivers, seed)}</g>` +
    lines(gridOf(cells)) +
    '<g fill="none" stroke-linejoin="round"><use href="#bord" stroke="#1a0e05" stroke-width="9" opacity=".3" filter="url(#blur4)"/><use href="#bord" stroke="var(--border)" stroke-width="2.6"/></g>' +
    '<use href="#bord" fill="url(#sun)" style="mix-blend-mode:soft-light"/>'
  );
}

/** The whole valley, to be baked once for each board, season and size. */
export function paintedLandscape(landscape: Landscape): Picture {
  let written: string | null = null;
  return {
    viewBox: LAND_BOX,
    // Written out when it is baked, not while the page is being opened.
    get body() {
      written ??= body(landscape);
      return written;
    },
  };
}
