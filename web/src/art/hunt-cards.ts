/** Hunters and heroes of the bison hunt as one picture: the paper inside the tribe's edge, and the fallen's back. */
import type { Picture } from './bake';
import { BASE, dots, patch, type Tone } from './cards';
import { filters } from './defs';
import caveman from './icons/caveman';
import eagleHead from './icons/eagle-head';
import hand from './icons/hand';
import tribalMask from './icons/tribal-mask';
import twoFeathers from './icons/two-feathers';
import { icon } from './icons';
import { RAIN, WOMAN } from './hunt-silhouettes';
import { blob } from './paths';
import { seeded } from './seed';

export const HEROES = ['chief', 'matriarch', 'rainmaker', 'scout', 'sorcerer'] as const;
export type Hero = (typeof HEROES)[number];
export const isHero = (card: string): card is Hero => (HEROES as readonly string[]).includes(card);

const FIGURES: Record<Hero, { name: string; body: string }> = {
  chief: { name: 'two-feathers', body: twoFeathers },
  matriarch: { name: 'woman', body: WOMAN },
  rainmaker: { name: 'rain', body: RAIN },
  scout: { name: 'eagle-head', body: eagleHead },
  sorcerer: { name: 'tribal-mask', body: tribalMask },
};

/** The silhouette of a hero, ready for <use>. */
export const heroIcon = (hero: Hero): string => icon(FIGURES[hero].name, FIGURES[hero].body);

/** The paper inside the coloured edge. */
const CELL = { width: 82, height: 122 };
const INK = '#54200d';

type Spot = [x: number, y: number, scale: number];
/** One hunter for small numbers, two and three for larger ones. */
const BANDS: Record<string, Spot[]> = {
  'hunters-1': [[44, 46, 0.6]],
  'hunters-2': [[30, 36, 0.44], [54, 58, 0.48]],
  'hunters-3': [[46, 26, 0.36], [26, 50, 0.42], [58, 64, 0.46]],
};

/** Which picture a card has on the sheet; `up` false: a fallen hero. */
export function faceOf(card: string, up = true): string {
  if (!up) return 'fallen';
  if (isHero(card)) return card;
  const value = Number(card.slice(1));
  return value > 7 ? 'hunters-3' : value > 3 ? 'hunters-2' : 'hunters-1';
}

const paper = (): string => `<rect width="${CELL.width}" height="${CELL.height}" rx="4" fill="url(#cp)"/>`;

function front(name: string, high: number, tone: Tone, spots: readonly Spot[], figure: string): string {
  const uses = spots.map(([x, y, s]) => `<use href="#i-${figure}" transform="translate(${x} ${y})scale(${s})" fill="${INK}"/>`);
  return `${paper()}${patch('bm' + name, 3, 3, 76, high, tone)}${dots('bm' + name, 41, 42, 20, INK, 32)}<g filter="url(#pigment)">${uses.join('')}</g>`;
}

/** Turned face down: the stencil of a hand on cold stone. */
const fallen = (): string =>
  `<rect width="${CELL.width}" height="${CELL.height}" rx="4" fill="#6d655f"/><g filter="url(#cw)"><rect x="3" y="3" width="76" height="116" rx="3" fill="#857b73"/></g>` +
  `<g filter="url(#pigment)"><path d="${blob(41, 62, 30, 38, seeded('fallen'), 11, 0.1)}" fill="#4a423d" opacity=".9"/></g>` +
  `<use href="#i-hand" transform="translate(41 62)scale(.5)" fill="#b8ada3"/>`;

function drawn(name: string): string {
  if (name === 'fallen') return fallen();
  return isHero(name) ? front(name, 88, 'dusk', [[41, 48, 0.66]], FIGURES[name].name) : front(name, 84, 'sand', BANDS[name], 'caveman');
}

/** A plain face, for the moment before the picture is painted. */
export const quickFace = (name: string): string =>
  name === 'fallen'
    ? '<rect width="82" height="122" rx="4" fill="#857b73"/>'
    : `<rect width="82" height="122" rx="4" fill="#f2e6c8"/><rect x="3" y="3" width="76" height="${isHero(name) ? 88 : 84}" fill="${isHero(name) ? '#b98262' : '#c39a64'}"/>`;

const NAMES = [...Object.keys(BANDS), ...HEROES, 'fallen'];
const COLUMNS = 3;

export const HUNT_CARD_SHEET = {
  columns: COLUMNS,
  rows: Math.ceil(NAMES.length / COLUMNS),
  names: NAMES as readonly string[],
  cell: CELL,
  picture(): Picture {
    const { width, height } = CELL;
    const icons = [caveman, hand, ...Object.values(FIGURES).map(({ body }) => body)].join('');
    const cards = NAMES.map((name, i) => `<g transform="translate(${(i % COLUMNS) * width} ${Math.floor(i / COLUMNS) * height})">${drawn(name)}</g>`);
    return { viewBox: `0 0 ${COLUMNS * width} ${this.rows * height}`, body: `<defs>${filters}${BASE}${icons}</defs>${cards.join('')}` };
  },
};
