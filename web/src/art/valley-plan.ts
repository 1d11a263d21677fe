/** The plan of a landscape over hexes: sizes, fields of colour, rivers and grid. On the screen at once, no filter. */
import { centre, corners, SQRT3, type Point } from './hex';
import { n, poly, rough, rounded } from './paths';
import { seeded } from './seed';
import { outlineOf, riverDrawing, type RiverLine } from './valley-water';

export type Land = 'plain' | 'forest' | 'mountain' | 'volcano' | 'lake';
export interface LandCell {
  q: number;
  r: number;
  land: Land;
}
export interface Landscape {
  cells: readonly LandCell[];
  rivers: readonly RiverLine[];
  seed: string;
}

/** Hexes are drawn at this size; the view box scales them. */
export const LAND_SIZE = 60;
export const LAND_WIDTH = 800;
export const LAND_HEIGHT = 744;
const TOP = -LAND_HEIGHT / 2;
export const LAND_BOX = `${-LAND_WIDTH / 2} ${TOP} ${LAND_WIDTH} ${LAND_HEIGHT}`;
/** A place in shares of the picture. */
export const landShare = ([x, y]: Point): Point => [(x + LAND_WIDTH / 2) / LAND_WIDTH, (y - TOP) / LAND_HEIGHT];

const R = LAND_SIZE;
export const GROUND: Record<Land, string> = { plain: 'var(--g-plain)', forest: 'var(--g-forest)', mountain: 'var(--g-mountain)', volcano: 'var(--g-ash)', lake: 'var(--g-sand)' };

/** Each side of the grid once. */
export function gridOf(cells: readonly LandCell[]): string {
  const here = new Set(cells.map(({ q, r }) => `${q},${r}`));
  const half = n((SQRT3 / 2) * R);
  return cells
    .map(({ q, r }) => {
      const [x, y] = centre(q, r, R);
      const west = here.has(`${q - 1},${r}`) ? '' : `M${n(x - (SQRT3 / 2) * R)} ${n(y - R / 2)}v${R}`;
      return `M${n(x - (SQRT3 / 2) * R)} ${n(y - R / 2)}l${half}-${R / 2}l${half} ${R / 2}v${R}${west}`;
    })
    .join('');
}

export function borderOf(cells: readonly LandCell[], seed: string): string {
  const edge = outlineOf(cells, R)[0];
  const r = seeded(seed, 'edge');
  return poly(edge.flatMap((p, i) => [p, ...rough(p, edge[(i + 1) % edge.length], r, 1, 1)]).map(rounded));
}

export const lines = (grid: string): string =>
  `<g fill="none"><path d="${grid}" stroke="var(--grid-d)" stroke-width="1.6"/><path d="${grid}" stroke="var(--grid-l)" stroke-width=".8" transform="translate(-.7 -.9)"/></g>`;

/** Fields of colour, water and grid: no filter, on the screen at once. */
export function quickLandscape({ cells, rivers, seed }: Landscape): string {
  const fields = cells.map(({ q, r, land }) => `<path d="${poly(corners(...centre(q, r, R), R))}" fill="${land === 'lake' ? 'var(--water-m)' : GROUND[land]}"/>`).join('');
  return `${fields}${rivers.map((river) => riverDrawing(river, R)).join('')}${lines(gridOf(cells))}<path d="${borderOf(cells, seed)}" fill="none" stroke="var(--border)" stroke-width="2.6"/>`;
}
