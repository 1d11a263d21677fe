/** The faces and backs of the cards of Ice Age: the paper inside the edge. */
import type { Picture } from './bake';
import { BASE, dots, patch, type Tone } from './cards';
import { filters } from './defs';
import { CELL, colourOf, COLUMNS, NAMES, ROWS, type Colour } from './ice-cards';
import boneMace from './icons/bone-mace';
import caveman from './icons/caveman';
import crossedBones from './icons/crossed-bones';
import daisy from './icons/daisy';
import flame from './icons/flame';
import footprint from './icons/footprint';
import hand from './icons/hand';
import highGrass from './icons/high-grass';
import ivoryTusks from './icons/ivory-tusks';
import mammoth from './icons/mammoth';
import mountains from './icons/mountains';
import pineTree from './icons/pine-tree';
import snowflake from './icons/snowflake-2';
import tribalMask from './icons/tribal-mask';
import wolfHead from './icons/wolf-head';
import { blob } from './paths';
import { seeded } from './seed';

/** Boulders, an arrow, two arrows that cross, a tent: ours. Centred, a box of 100. */
const BOULDERS = '<path id="i-boulders" d="M-46 34C-48 20-38 8-24 6C-12 4-4 14-2 26L-4 34ZM2 34C-2 14 6-8 26-12C40-14 48 2 46 18C46 26 45 30 42 34ZM-22 0C-22-14-14-26 0-28C10-29 17-24 18-17C8-14 1-4-1 8C-6 2-14-1-22 0ZM-44 46L-10 42L-24 48ZM8 42H42L30 48Z"/>';
const ARROW = '<path id="i-arrow" d="M-46 12C-30-14-4-24 18-18L12-38L48-6L10 22L14 0C-4-6-28 0-46 12Z"/>';
const SWAP = '<path id="i-swap" d="M-46-18C-26-40 10-42 26-28L38-40L44-6L10-10L20-20C4-30-26-30-46-18ZM46 18C26 40-10 42-26 28L-38 40L-44 6L-10 10L-20 20C-4 30 26 30 46 18Z"/>';
const TENT = '<path id="i-tent" d="M-6-46L0-38L6-46L10-43L5-32L44 40Q46 45 41 45H14L0 8L-14 45H-41Q-46 45-44 40L-5-32L-10-43Z"/>';
const ICONS = [boneMace, caveman, crossedBones, daisy, flame, footprint, hand, highGrass, ivoryTusks, mammoth, mountains, pineTree, snowflake, tribalMask, wolfHead, BOULDERS, ARROW, SWAP, TENT];

type Figure = [icon: string, x: number, y: number, scale: number];
interface Face {
  tone: Tone;
  figures: Figure[];
}
const one = (icon: string, scale = 0.62): Figure[] => [[icon, 41, 45, scale]];

const LIGHT: Record<string, Face> = {
  place_ice_meadow: { tone: 'ice', figures: one('snowflake-2') },
  place_mountains: { tone: 'dusk', figures: one('mountains', 0.64) },
  place_stone_desert: { tone: 'sand', figures: one('boulders') },
  place_steppe: { tone: 'ochre', figures: one('high-grass', 0.64) },
  place_forest: { tone: 'moss', figures: one('pine-tree', 0.66) },
  place_pasture: { tone: 'moss', figures: one('daisy', 0.58) },
  step_any_3: { tone: 'sand', figures: [['footprint', 22, 66, 0.32], ['footprint', 42, 44, 0.32], ['footprint', 60, 22, 0.32]] },
  club_or_mammoth: { tone: 'bone', figures: [['bone-mace', 26, 30, 0.44], ['mammoth', 50, 64, 0.5]] },
  swap: { tone: 'bone', figures: [['swap', 41, 45, 0.74], ['caveman', 41, 45, 0.28]] },
  light_fire: { tone: 'ochre', figures: [['flame', 30, 54, 0.52], ['arrow', 58, 28, 0.36]] },
  mammoth: { tone: 'sand', figures: one('mammoth', 0.68) },
  group_move: { tone: 'bone', figures: [['caveman', 20, 62, 0.36], ['caveman', 40, 54, 0.36], ['caveman', 60, 62, 0.36], ['arrow', 44, 22, 0.48]] },
  settle: { tone: 'dusk', figures: [['tent', 34, 42, 0.58], ['mammoth', 60, 68, 0.36]] },
  cult_light: { tone: 'red', figures: one('tribal-mask') },
};
const DARK: Record<string, Face> = {
  all_place_2: { tone: 'night', figures: [['caveman', 28, 38, 0.46], ['caveman', 54, 54, 0.46]] },
  all_place_1: { tone: 'night', figures: one('caveman', 0.58) },
  remove_2_hunters: { tone: 'night', figures: one('crossed-bones', 0.6) },
  remove_1_hunter: { tone: 'night', figures: one('wolf-head', 0.6) },
  remove_mammoth: { tone: 'night', figures: one('ivory-tusks', 0.62) },
  dark_fire: { tone: 'red', figures: one('flame', 0.62) },
  dark_club_or_move: { tone: 'night', figures: [['bone-mace', 34, 36, 0.54], ['footprint', 62, 68, 0.26]] },
  cult_dark: { tone: 'red', figures: one('tribal-mask') },
};

const INK = { light: '#54200d', dark: '#f3d49a' };
const DARK_PAPER = '<linearGradient id="cpd" x1=".1" y1="0" x2=".5" y2="1"><stop offset="0" stop-color="#4a3a2f"/><stop offset="1" stop-color="#2a1f19"/></linearGradient>';

function front(card: string): string {
  const colour = colourOf(card);
  const { tone, figures } = { ...LIGHT, ...DARK }[card];
  const drawn = figures.map(([name, x, y, s]) => `<use href="#i-${name}" transform="translate(${x} ${y})scale(${s})"/>`).join('');
  return (
    `<rect width="82" height="122" rx="4" fill="url(#${colour === 'dark' ? 'cpd' : 'cp'})"/>${patch('ia' + card, 3, 3, 76, 86, tone)}` +
    `${dots('ia' + card, 41, 44, 20, INK[colour], 32)}<g filter="url(#pigment)" fill="${INK[colour]}">${drawn}</g>`
  );
}

/** The stencil of a hand on the deck's stone. */
function back(colour: Colour): string {
  const [tone, halo, ink]: [Tone, string, string] = colour === 'dark' ? ['night', '#151018', '#cfc3d6'] : ['sand', '#8c3416', '#f3dcae'];
  return (
    `<rect width="82" height="122" rx="4" fill="#2a1c12"/>${patch(`ia-back-${colour}`, 2, 2, 78, 118, tone)}` +
    `<g filter="url(#pigment)"><path d="${blob(41, 61, 30, 38, seeded('back', colour), 11, 0.1)}" fill="${halo}" opacity=".85"/></g>` +
    `<use href="#i-hand" transform="translate(41 61)scale(.5)" fill="${ink}"/>`
  );
}


/** All cards and backs in one picture. */
export function cardsPicture(): Picture {
  const { width, height } = CELL;
  const draw = (name: string): string => (name.startsWith('back-') ? back(name.slice(5) as Colour) : front(name));
  const cards = NAMES.map((name, i) => `<g transform="translate(${(i % COLUMNS) * width} ${Math.floor(i / COLUMNS) * height})">${draw(name)}</g>`);
  return { viewBox: `0 0 ${COLUMNS * width} ${ROWS * height}`, body: `<defs>${filters}${BASE}${DARK_PAPER}${ICONS.join('')}</defs>${cards.join('')}` };
}
