/** Separate hexagonal slabs, as in Mâamut. No two are alike: each is drawn from its board and its place. */
import { crag } from './crag';
import { centre, corners, inHex, type Point } from './hex';
import { n, poly, roughPoly, scatter, type Box } from './paths';
import { hash, range, seeded, spread, type Chance } from './seed';
import { clump, flowers, tuft, variants } from './sprites';

export type Ground = 'grass' | 'rock' | 'snow' | 'cross';
export interface Cell {
  q: number;
  r: number;
  ground: Ground;
}
export interface Slabs {
  /** Outlines, once; shadow, side, top and bevel are <use>. */
  defs: string;
  sides: string;
  /** The tops in plain colours, with soft patches; `textured` is the same under the paint filter. */
  plain: string;
  textured: string;
  bevel: string;
  /** Everything that stands, far to near. */
  things: string;
}

const PREFIX = 'm-';
const TUFTS = range(6).map((i) => `${PREFIX}t${i}`);
const FLOWERS = ['var(--flower)', 'var(--flower2)', 'var(--flower3)'];
const ROCKS = { w: [58, 46, 48, 38, 60, 44, 30, 48], h: [33, 28, 38, 20, 30, 32, 14, 23], cap: [0.2, 0.16, 0.22, 0, 0.18, 0.2, 0, 0.12] };
const pebble = { cols: 3, rows: 2, flat: 0.45, flank: 0.6, cap: 0, top: 0.15, foot: false };

export const tileSprites = (): string =>
  variants(PREFIX, 't', 6, (r, i) => tuft(r, 6 + i * 1.2, 6 + (i % 3))) +
  variants(PREFIX, 'o', 3, (r, i) => flowers(r, FLOWERS[i])) +
  variants(PREFIX, 'u', 9, (r, i) => clump(r, [...TUFTS, `${PREFIX}o${i % 3}`], 4, 15, 10, 8)) +
  variants(PREFIX, 'b', 3, (r, i) => crag(r, 9 + i * 4, 6 + i * 2.5, pebble)) +
  variants(PREFIX, 'k', 8, (r, i) =>
    crag(r, ROCKS.w[i], ROCKS.h[i], { cols: 6, rows: 3, flat: 0.46, flank: 0.6, cap: ROCKS.cap[i], top: 0.16, foot: false }),
  ) +
  variants(PREFIX, 'd', 5, (r, i) => drift(r, 30 + i * 6, 9 + i)) +
  variants(PREFIX, 'i', 3, ripple);

/** A wind-blown drift: lit crest, blue hollow behind it. */
function drift(r: Chance, w: number, h: number): string {
  const a = -w / 2;
  const b = w / 2;
  const k = spread(r, w * 0.1);
  const body =
    `M${n(a)} 0Q${n(a * 0.4 + k)} ${n(-h * 1.1)} ${n(k)} ${n(-h)}T${n(b)} -1` +
    `Q${n(b * 0.3)} ${n(h * 0.55)} ${n(a * 0.3)} ${n(h * 0.4)}T${n(a)} 0Z`;
  const crest =
    `M${n(a * 0.8)} ${n(-h * 0.25)}Q${n(a * 0.3 + k)} ${n(-h * 1.05)} ${n(k)} ${n(-h * 0.95)}` +
    `T${n(b * 0.92)} ${n(-h * 0.15)}`;
  return (
    `<path d="${body}" fill="url(#drift)"/>` +
    `<path d="${crest}" fill="none" stroke="#fff" stroke-width="1.6" stroke-linecap="round" opacity=".95"/>`
  );
}

function ripple(r: Chance): string {
  const waves = range(3).map((i) => `M${n(-14 + spread(r, 4))} ${i * 4 - 4}q6 ${n(-2.5 - r())} 12 0t${n(10 + r() * 8)} 0`);
  return `<path d="${waves.join('')}" fill="none" stroke="var(--snow-d)" stroke-width="1.1" opacity=".55" stroke-linecap="round"/>`;
}

/** One tile while it is being drawn. */
class Patch {
  readonly box: Box;
  soft = '';
  readonly things: { foot: number; body: string }[] = [];

  constructor(readonly x: number, readonly y: number, readonly size: number, readonly r: Chance) {
    this.box = [-size, -size, size, size];
  }
  blot(u: number, v: number, rx: number, ry: number, gradient: string): void {
    const at = `cx="${Math.round(this.x + u)}" cy="${Math.round(this.y + v)}"`;
    this.soft += `<ellipse ${at} rx="${Math.round(rx)}" ry="${Math.round(ry)}" fill="url(#${gradient})"/>`;
  }
  put(id: string, u: number, v: number): void {
    const at = `x="${Math.round(this.x + u)}" y="${Math.round(this.y + v)}"`;
    this.things.push({ foot: this.y + v, body: `<use href="#${PREFIX}${id}" ${at}/>` });
  }
  any(name: string, count: number): string {
    return name + Math.floor(this.r() * count);
  }
  strew(count: number, gap: number, where: (u: number, v: number) => boolean, name: string, kinds: number): void {
    scatter(this.r, count, this.box, where, gap).forEach(([u, v]) => this.put(this.any(name, kinds), u, v));
  }
  within = (share: number) => (u: number, v: number): boolean => inHex(u, v, this.size * share);
  /** The middle of a tile stays clear for pieces. */
  clear = (u: number, v: number): boolean =>
    (u / (this.size * 0.52)) ** 2 + ((v - this.size * 0.06) / (this.size * 0.46)) ** 2 > 1;
}

function grass(p: Patch): void {
  const { r, size } = p;
  for (let i = 0; i < 2; i++) {
    const [u, v] = [spread(r, size * 0.5), spread(r, size * 0.5)];
    const [rx, ry] = [size * (0.26 + r() * 0.22), size * (0.16 + r() * 0.16)];
    p.blot(u, v, rx, ry, r() < 0.5 ? 'gp1' : 'gp2');
  }
  if (r() < 0.35) p.blot(spread(r, size * 0.4), spread(r, size * 0.4), size * 0.28, size * 0.16, 'gp3');
  const edge = p.within(0.64);
  p.strew(5, 17, (u, v) => edge(u, v) && (p.clear(u, v * 1.1) || r() < 0.12), 'u', 9);
  p.strew(2, 18, p.within(0.8), 'o', 3);
  const rim = p.within(0.8);
  if (r() < 0.4) p.strew(2, 9, (u, v) => rim(u, v) && p.clear(u, v), 'b', 3);
}

type Outcrop = [u: number, v: number, sprite: string];
const OUTCROPS: readonly Outcrop[][] = [
  [[-0.34, -0.3, 'k2'], [0.32, -0.26, 'k1'], [0, 0.08, 'k0'], [-0.44, 0.3, 'k3'], [0.4, 0.36, 'k7']],
  [[0.3, -0.34, 'k5'], [-0.3, -0.16, 'k4'], [0.28, 0.16, 'k2'], [-0.36, 0.36, 'k6']],
  [[0, -0.36, 'k1'], [-0.38, -0.04, 'k5'], [0.34, 0.02, 'k7'], [-0.04, 0.32, 'k4']],
  [[-0.3, -0.36, 'k7'], [0.26, -0.2, 'k0'], [-0.28, 0.1, 'k2'], [0.3, 0.36, 'k3'], [-0.12, 0.46, 'k6']],
];

function rock(p: Patch): void {
  const { r, size } = p;
  for (let i = 0; i < 3; i++) p.blot(spread(r, size * 0.5), spread(r, size * 0.5), size * 0.35, size * 0.2, 'gp4');
  const outcrops = OUTCROPS[Math.floor(r() * OUTCROPS.length)];
  outcrops.forEach(([u, v, sprite]) => p.put(sprite, u * size + spread(r, 3), v * size + spread(r, 3)));
  const rim = p.within(0.84);
  const inner = p.within(0.8);
  p.strew(6, 12, (u, v) => rim(u, v) && v > 0, 'b', 3);
  p.strew(2, 12, (u, v) => inner(u, v) && v > size * 0.2, 't', 3);
}

function snow(p: Patch, cross: boolean): void {
  const { r, size } = p;
  for (let i = 0; i < 2; i++) {
    const [u, v] = [spread(r, size * 0.5), spread(r, size * 0.5)];
    const [rx, ry] = [size * (0.3 + r() * 0.2), size * (0.16 + r() * 0.1)];
    p.blot(u, v, rx, ry, r() < 0.6 ? 'sp1' : 'sp2');
  }
  const drifts = p.within(0.76);
  p.strew(cross ? 2 : 4, 17, (u, v) => drifts(u * 1.35, v) && (!cross || Math.abs(v) > size * 0.52), 'd', 5);
  const near = p.within(0.7);
  if (!cross) p.strew(2, 16, (u, v) => near(u * 1.3, v), 'i', 3);
  if (r() < 0.45) p.strew(1, 4, (u, v) => near(u, v) && p.clear(u, v), 'b', 3);
  const rim = p.within(0.8);
  if (r() < 0.3) p.strew(2, 4, (u, v) => rim(u, v) && p.clear(u, v), 't', 3);
  if (cross) p.things.push({ foot: p.y - size, body: crossMark(p.x, p.y) });
}

const crossMark = (x: number, y: number): string =>
  `<g filter="url(#pigment)" transform="translate(${n(x)} ${n(y)})" fill="none" stroke="#9c3216" stroke-linecap="round">` +
  '<path d="M-22-17C-8-6 8 6 23 18M22-18C10-6-8 7-21 18" stroke-width="8.5"/><path d="M-24-10q-6-8 4-11M24 10q6 8-5 11" stroke-width="2"/></g>';

const SHADES = ['', '', '2', '3'];

/** The picture of a whole board, layer by layer. */
export function slabs(cells: readonly Cell[], size: number, seed: string): Slabs {
  const outlines = new Map<string, string>();
  const patches = cells.map((cell) => drawTile(cell, size, seed, outlines));
  const kinds = [...outlines.keys()];
  const scale = size / 60;
  const px = (v: number): number => n(v * scale);
  // Two boards may share a page: their outlines must not share a name.
  const id = `tl-${hash(seed).toString(36)}-`;
  const use = (more: (kind: string) => string): string =>
    kinds.map((kind) => `<use href="#${id}${kind}" ${more(kind)}/>`).join('');
  const tops = use((kind) => `fill="var(--tile-${kind})"`);
  const soft = patches.map((p) => p.soft).join('');
  const things = patches.flatMap((p) => p.things).sort((a, b) => a.foot - b.foot);
  return {
    defs:
      [...outlines].map(([kind, d]) => `<path id="${id}${kind}" d="${d}"/>`).join('') +
      `<clipPath id="${id}all">${use(() => '')}</clipPath>`,
    sides: `<g transform="translate(0 ${px(7)})">${use((kind) => `fill="var(--side-${kind.replace(/\d/, '')})"`)}</g>`,
    plain: tops + soft,
    textured: `<g filter="url(#slab)">${tops}${soft}</g>`,
    bevel:
      `<g clip-path="url(#${id}all)" fill="none" stroke-width="${px(2.6)}">` +
      `<g stroke="#fff" stroke-opacity=".6" transform="translate(${px(1)} ${px(1.3)})">${use(() => '')}</g>` +
      `<g stroke="#1a0f08" stroke-opacity=".4" transform="translate(${px(-0.8)} ${px(-1.2)})">${use(() => '')}</g></g>`,
    things: things.map((thing) => thing.body).join(''),
  };
}

function drawTile(cell: Cell, size: number, seed: string, outlines: Map<string, string>): Patch {
  const [x, y]: Point = centre(cell.q, cell.r, size);
  const r = seeded(seed, cell.q, cell.r);
  const outline = poly(roughPoly(corners(x, y, size * 0.955), r, 3, 1.1, 0.9));
  const kind = cell.ground === 'cross' ? 'snow' : cell.ground;
  const shade = kind === 'grass' ? kind + SHADES[Math.floor(r() * SHADES.length)] : kind;
  outlines.set(shade, (outlines.get(shade) ?? '') + outline);
  const patch = new Patch(x, y, size, r);
  if (cell.ground === 'grass') grass(patch);
  else if (cell.ground === 'rock') rock(patch);
  else snow(patch, cell.ground === 'cross');
  return patch;
}

const softBlot = (id: string, colour: string): string =>
  `<radialGradient id="${id}"><stop offset="0" stop-color="var(${colour})" stop-opacity=".85"/><stop offset="1" stop-color="var(${colour})" stop-opacity="0"/></radialGradient>`;

export const tileGradients =
  '<linearGradient id="drift" x1=".1" y1="0" x2=".3" y2="1"><stop offset="0" stop-color="var(--snow-l)"/><stop offset=".45" stop-color="var(--snow-l)" stop-opacity=".5"/><stop offset=".8" stop-color="var(--snow-d)" stop-opacity=".75"/><stop offset="1" stop-color="var(--snow-d)" stop-opacity="0"/></linearGradient>' +
  softBlot('gp1', '--grass-l') + softBlot('gp2', '--grass-d') + softBlot('gp3', '--soil') +
  softBlot('gp4', '--k1') + softBlot('sp1', '--snow-d') + softBlot('sp2', '--snow-l');

/** Paint on slabs: strokes, relief and grain in one pass; edges stay crisp. */
export const slabFilter = `<filter id="slab" x="-2%" y="-2%" width="104%" height="104%" color-interpolation-filters="sRGB">
 <feTurbulence type="fractalNoise" baseFrequency=".03 .06" numOctaves="4" seed="11" result="a"/><feColorMatrix in="a" type="matrix" values="1.1 0 0 0 -.03  1.1 0 0 0 -.03  1.1 0 0 0 -.03  0 0 0 0 1" result="a2"/>
 <feBlend in="a2" in2="SourceGraphic" mode="soft-light" result="p"/>
 <feTurbulence type="fractalNoise" baseFrequency=".06" numOctaves="4" seed="3" result="h"/><feDiffuseLighting in="h" surfaceScale="4.5" diffuseConstant="1.08" lighting-color="#fff" result="lit"><feDistantLight azimuth="225" elevation="60"/></feDiffuseLighting>
 <feBlend in="lit" in2="p" mode="soft-light" result="q"/>
 <feTurbulence type="fractalNoise" baseFrequency=".8" numOctaves="1" seed="5" result="g"/><feColorMatrix in="g" type="matrix" values=".6 0 0 0 .2  .6 0 0 0 .2  .6 0 0 0 .2  0 0 0 0 1" result="g2"/>
 <feBlend in="g2" in2="q" mode="soft-light" result="z"/><feComposite in="z" in2="SourceGraphic" operator="in"/></filter>`;
