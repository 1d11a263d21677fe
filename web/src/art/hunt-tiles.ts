/** Hunting tiles: slabs with cut corners, points as bone beads; and the two cylinders. */
import type { Picture } from './bake';
import { BASE } from './cards';
import { filters } from './defs';
import type { Point } from './hex';
import bison from './icons/bison';
import horseHead from './icons/horse-head';
import tomahawk from './icons/tomahawk';
import totemHead from './icons/totem-head';
import { icon } from './icons';
import { CAMP } from './hunt-silhouettes';
import { poly, roughPoly } from './paths';
import { range, seeded } from './seed';
import { needMaterials } from './shapes';
import { define } from './sheet';

export const HUNT_TILES = ['bison1', 'bison2', 'bison3', 'tipi1', 'tipi2', 'tipi3', 'horse', 'totem', 'tomahawk'] as const;
export type HuntTile = (typeof HUNT_TILES)[number];
export const TILE_KINDS = ['bison', 'tipi', 'horse', 'totem', 'tomahawk'] as const;
export type TileKind = (typeof TILE_KINDS)[number];

export const kindOf = (tile: HuntTile): TileKind => TILE_KINDS.find((kind) => tile.startsWith(kind)) ?? 'tomahawk';
/** Points printed on a tile; none on the tools. */
export const pointsOn = (tile: HuntTile): number => Number(/\d$/.exec(tile)?.[0] ?? 0);

const TONES = { sun: ['#f4cf7a', '#c58a2c'], sky: ['#bcd6df', '#6f9fb5'], dusk: ['#e6b48c', '#a8624a'] } as const;
const LOOKS: Record<TileKind, { name: string; body: string; tone: keyof typeof TONES; ink: string }> = {
  bison: { name: 'bison', body: bison, tone: 'sun', ink: '#43190b' },
  tipi: { name: 'camp', body: CAMP, tone: 'sky', ink: '#1d3440' },
  horse: { name: 'horse-head', body: horseHead, tone: 'dusk', ink: '#43190b' },
  totem: { name: 'totem-head', body: totemHead, tone: 'dusk', ink: '#43190b' },
  tomahawk: { name: 'tomahawk', body: tomahawk, tone: 'dusk', ink: '#43190b' },
};

/** The silhouette of a kind of tile, ready for <use>. */
export const kindIcon = (kind: TileKind): string => icon(LOOKS[kind].name, LOOKS[kind].body);

const C = 15;
const OCTAGON: Point[] = [[-46 + C, -46], [46 - C, -46], [46, -46 + C], [46, 46 - C], [46 - C, 46], [-46 + C, 46], [-46, 46 - C], [-46, -46 + C]];
const outlines = (): string => range(3).map((i) => `<path id="to${i}" d="${poly(roughPoly(OCTAGON, seeded('hunt-tile', i), 1, 1.4, 1.2))}"/>`).join('');
const gradients = Object.entries(TONES)
  .map(([name, [light, dark]]) => `<linearGradient id="ht${name}" x1=".2" y1="0" x2=".7" y2="1"><stop offset="0" stop-color="${light}"/><stop offset="1" stop-color="${dark}"/></linearGradient>`)
  .join('');
const SHADE = '<radialGradient id="hsh"><stop offset="0" stop-color="#120903" stop-opacity=".62"/><stop offset=".6" stop-color="#120903" stop-opacity=".36"/><stop offset="1" stop-color="#120903" stop-opacity="0"/></radialGradient>';

function slab(tile: HuntTile, painted: boolean): string {
  const { name, tone, ink } = LOOKS[kindOf(tile)];
  const beads = pointsOn(tile);
  const use = (more: string): string => `<use href="#to${HUNT_TILES.indexOf(tile) % 3}" ${more}/>`;
  const through = (filter: string, body: string): string => (painted ? `<g filter="url(#${filter})">${body}</g>` : body);
  return (
    `<ellipse cx="3" cy="16" rx="60" ry="46" fill="url(#hsh)"/>${use('y="9" fill="#3a2715"')}${use('y="5" fill="#6b4c2a"')}` +
    through('cw', use(`fill="url(#ht${tone})" stroke="#2e1d0f" stroke-width="2"`)) +
    use('fill="none" stroke="#fff" stroke-opacity=".45" stroke-width="2.5" transform="scale(.93)"') +
    through('pigment', `<use href="#i-${name}" transform="translate(0 ${beads ? -9 : 0})scale(${beads ? 0.64 : 0.74})" fill="${ink}"/>`) +
    range(beads).map((i) => `<circle cx="${(i - (beads - 1) / 2) * 21}" cy="31" r="8.6" fill="#fff6e4" stroke="#2e1d0f" stroke-width="3"/>`).join('')
  );
}

export const HUNT_TILE_CELL = { width: 120, height: 122, left: -60, top: -56 };

/** A plain tile, for the moment before the picture is painted: the id to use. */
export function quickTile(tile: HuntTile): string {
  const id = `hu-${tile}`;
  define('hunt-tiles', () => outlines() + gradients + SHADE);
  kindIcon(kindOf(tile));
  define(id, () => `<g id="${id}">${slab(tile, false)}</g>`);
  return id;
}

export const HUNT_TILE_SHEET = {
  columns: 3,
  rows: 3,
  names: HUNT_TILES as readonly string[],
  cell: HUNT_TILE_CELL,
  picture(): Picture {
    const { width, height, left, top } = HUNT_TILE_CELL;
    const icons = Object.values(LOOKS).map(({ body }) => body).join('');
    const faces = HUNT_TILES.map((tile, i) => `<g transform="translate(${(i % 3) * width - left} ${Math.floor(i / 3) * height - top})">${slab(tile, true)}</g>`);
    return { viewBox: `0 0 ${3 * width} ${3 * height}`, body: `<defs>${filters}${BASE}${SHADE}${gradients}${outlines()}${icons}</defs>${faces.join('')}` };
  },
};

const WOODS = { totem: { top: '#8a5a30', side: '#6b4220', ink: '#fff6e4' }, horse: { top: '#f3e9d3', side: '#d6c7a4', ink: '#43301c' } } as const;
export type CylinderKind = keyof typeof WOODS;

/** A cylinder of wood, brown or white: the id to use. Box of 100, origin in the middle. */
export function cylinder(kind: CylinderKind): string {
  const id = `cyl-${kind}`;
  needMaterials();
  kindIcon(kind);
  define(id, () => {
    const { top, side, ink } = WOODS[kind];
    return (
      `<g id="${id}"><ellipse cx="4" cy="36" rx="48" ry="14" fill="url(#dsh)"/><path d="M-36-26V28A36 14 0 0 0 36 28V-26Z" fill="${side}" stroke="#2e1d0f" stroke-width="2.5"/>` +
      `<path d="M12-14V40A36 14 0 0 0 36 28V-26Z" fill="#000" opacity=".2"/><ellipse cy="-26" rx="36" ry="14" fill="${top}" stroke="#2e1d0f" stroke-width="2.5"/>` +
      `<use href="#i-${LOOKS[kind].name}" transform="translate(0 11)scale(.46)" fill="${ink}"/></g>`
    );
  });
  return id;
}
