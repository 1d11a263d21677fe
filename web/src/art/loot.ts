/** Loot: square two-sided slabs with a good, an animal or a question mark, and the shaman's disc. */
import type { Picture } from './bake';
import animalHide from './icons/animal-hide';
import beaver from './icons/beaver';
import doubleFish from './icons/double-fish';
import finch from './icons/finch';
import flame from './icons/flame';
import fox from './icons/fox';
import hedgehog from './icons/hedgehog';
import ivoryTusks from './icons/ivory-tusks';
import meat from './icons/meat';
import rabbitHead from './icons/rabbit-head';
import squirrel from './icons/squirrel';
import stoneAxe from './icons/stone-axe';
import tribalMask from './icons/tribal-mask';
import { icon } from './icons';
import type { Point } from './hex';
import { poly, roughPoly } from './paths';
import { range, seeded } from './seed';
import { needMaterials } from './shapes';
import { define } from './sheet';

export const GOODS = ['axe', 'hide', 'tusk', 'meat', 'fire'] as const;
export const SPECIES = ['hare', 'fox', 'marmot', 'beaver', 'ptarmigan', 'hedgehog', 'salmon'] as const;
export type Good = (typeof GOODS)[number];
export type Species = (typeof SPECIES)[number];
export type Arrow = 'red' | 'blue';
export type LootFace = Good | Species | Arrow | '?';

interface Look {
  icon: string;
  body: string;
  tone: keyof typeof TONES;
}

const TONES = {
  axe: ['#cfc6ba', '#8f8376'],
  hide: ['#e0b27a', '#a8713c'],
  tusk: ['#f6ead0', '#cdb486'],
  meat: ['#e09a78', '#a84a2c'],
  fire: ['#f6c25e', '#c8641c'],
  animal: ['#c6cc94', '#7f8c4e'],
  ask: ['#5a4a40', '#2b211b'],
} as const;

export const LOOKS: Record<Good | Species, Look> = {
  axe: { icon: 'stone-axe', body: stoneAxe, tone: 'axe' },
  hide: { icon: 'animal-hide', body: animalHide, tone: 'hide' },
  tusk: { icon: 'ivory-tusks', body: ivoryTusks, tone: 'tusk' },
  meat: { icon: 'meat', body: meat, tone: 'meat' },
  fire: { icon: 'flame', body: flame, tone: 'fire' },
  hare: { icon: 'rabbit-head', body: rabbitHead, tone: 'animal' },
  fox: { icon: 'fox', body: fox, tone: 'animal' },
  marmot: { icon: 'squirrel', body: squirrel, tone: 'animal' },
  beaver: { icon: 'beaver', body: beaver, tone: 'animal' },
  ptarmigan: { icon: 'finch', body: finch, tone: 'animal' },
  hedgehog: { icon: 'hedgehog', body: hedgehog, tone: 'animal' },
  salmon: { icon: 'double-fish', body: doubleFish, tone: 'animal' },
};
export const MASK = { icon: 'tribal-mask', body: tribalMask };
const ARROWS: Record<Arrow, { colour: string; turn: number }> = { red: { colour: '#a8341a', turn: 1 }, blue: { colour: '#1f4f8a', turn: -1 } };

/** Everything that can lie face up, in the order of the sheet of pictures. */
export const LOOT_FACES: readonly LootFace[] = ['?', ...GOODS, ...SPECIES, 'red', 'blue'];
export const isGood = (face: string): face is Good => (GOODS as readonly string[]).includes(face);
export const isSpecies = (face: string): face is Species => (SPECIES as readonly string[]).includes(face);

/** The silhouette of a good or an animal, ready for <use>. */
export const lootIcon = (face: Good | Species): string => icon(LOOKS[face].icon, LOOKS[face].body);

const SQUARE: Point[] = [[-46, -46], [46, -46], [46, 46], [-46, 46]];
/** Three hand-cut outlines, so that neighbours differ. */
export const outlines = (): string => range(3).map((i) => `<path id="tq${i}" d="${poly(roughPoly(SQUARE, seeded('tile', i), 3, 1.4, 1.2))}"/>`).join('');
export const gradients = Object.entries(TONES)
  .map(([name, [light, dark]]) => `<linearGradient id="tg${name}" x1=".2" y1="0" x2=".7" y2="1"><stop offset="0" stop-color="${light}"/><stop offset="1" stop-color="${dark}"/></linearGradient>`)
  .join('');
const SHADOW = '<ellipse cx="3" cy="17" rx="60" ry="46" fill="url(#lsh)"/>';
export const SHADE = '<radialGradient id="lsh"><stop offset="0" stop-color="#120903" stop-opacity=".62"/><stop offset=".6" stop-color="#120903" stop-opacity=".36"/><stop offset="1" stop-color="#120903" stop-opacity="0"/></radialGradient>';

/** A question mark drawn by hand: pictures of their own know no fonts. */
const ASK = '<path d="M-17-15C-16-31-4-36 4-35C18-34 24-22 18-11C13-3 5-2 5 9" fill="none" stroke="#f0b75a" stroke-width="10" stroke-linecap="round"/><circle cx="4" cy="26" r="6.6" fill="#f0b75a"/>';

function slab(face: LootFace, painted: boolean): string {
  const look = face === '?' ? null : LOOKS[face as Good | Species];
  const kind = LOOT_FACES.indexOf(face) % 3;
  const use = (more: string): string => `<use href="#tq${kind}" ${more}/>`;
  const through = (filter: string, body: string): string => (painted ? `<g filter="url(#${filter})">${body}</g>` : body);
  const ink = look?.tone === 'animal' ? '#2c3314' : '#43190b';
  const figure = look ? through('pigment', `<use href="#i-${look.icon}" transform="scale(.72)" fill="${ink}"/>`) : ASK;
  return (
    `${SHADOW}${use('y="9" fill="#3a2715"')}${use('y="5" fill="#6b4c2a"')}` +
    through('cw', use(`fill="url(#tg${look?.tone ?? 'ask'})" stroke="#2e1d0f" stroke-width="2"`)) +
    use('fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="2.5" transform="scale(.93)"') +
    figure
  );
}

/** A disc of bone: a mask inside an arrow that says which way ties are broken. */
function shaman(arrow: Arrow): string {
  const { colour, turn } = ARROWS[arrow];
  return (
    `${SHADOW}<circle cy="8" r="46" fill="#3a2715"/><circle r="46" fill="url(#bone)" stroke="#2e1d0f" stroke-width="2"/>` +
    `<g transform="scale(${turn} 1)"><path d="M-24 14A27 27 0 1 1 22 18" fill="none" stroke="${colour}" stroke-width="9" stroke-linecap="round"/><path d="M36 12L20 34L8 10Z" fill="${colour}"/></g>` +
    `<use href="#i-${MASK.icon}" transform="scale(.34)" fill="#43190b"/>`
  );
}

const isArrow = (face: LootFace): face is Arrow => face === 'red' || face === 'blue';
export const drawn = (face: LootFace, painted: boolean): string => (isArrow(face) ? shaman(face) : slab(face, painted));

/** Plain faces, for the moment before the picture is painted: the id to use. */
export function quickLoot(face: LootFace): string {
  const id = `lt-${face === '?' ? 'ask' : face}`;
  needMaterials();
  define('loot', () => outlines() + gradients + SHADE);
  if (isArrow(face)) icon(MASK.icon, MASK.body);
  else if (face !== '?') lootIcon(face);
  define(id, () => `<g id="${id}">${drawn(face, false)}</g>`);
  return id;
}

export const LOOT_CELL = { width: 120, height: 122, left: -60, top: -56 };
export const COLUMNS = 4;
export const ROWS = Math.ceil(LOOT_FACES.length / COLUMNS);

/** All faces in one picture, row by row: painted once for the whole table. */
export const LOOT_SHEET = {
  columns: COLUMNS,
  rows: ROWS,
  names: LOOT_FACES as readonly string[],
  cell: LOOT_CELL,
  picture: (): Promise<Picture> => import('./loot-faces').then(({ lootPicture }) => lootPicture()),
};

/** A pawn of a species: a bone disc with its silhouette; the id to use. */
export function pawn(species: Species): string {
  const id = `pw-${species}`;
  needMaterials();
  lootIcon(species);
  define(id, () => `<g id="${id}"><use href="#drop" transform="scale(.9)"/><circle cy="7" r="44" fill="#7f8c4e"/><circle r="44" fill="url(#bone)" stroke="#3a2816" stroke-width="3"/><circle r="36" fill="#dfe0b4" stroke="#7f8c4e" stroke-width="2"/><use href="#i-${LOOKS[species].icon}" transform="scale(.6)" fill="#2c3314"/></g>`);
  return id;
}
