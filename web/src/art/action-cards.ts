/** The action cards of Mammut as one picture: loot cards on red, evaluation cards on sand, and the back. */
import type { Picture } from './bake';
import { BASE, CARD, dots, paper, patch, type Tone } from './cards';
import { filters } from './defs';
import animalHide from './icons/animal-hide';
import flame from './icons/flame';
import fox from './icons/fox';
import hand from './icons/hand';
import ivoryTusks from './icons/ivory-tusks';
import rabbitHead from './icons/rabbit-head';
import stoneAxe from './icons/stone-axe';
import { blob } from './paths';
import { seeded } from './seed';
import { BACK, EYE, TURN } from './silhouettes';

type Figure = [icon: string, x: number, y: number, scale: number];
interface Face {
  figures: Figure[];
  loot?: boolean;
}

const one = (icon: string, loot = false): Face => ({ figures: [[icon, 50, 44, 0.6]], loot });
const two = (first: string, second: string): Face => ({ figures: [[first, 36, 34, 0.44], [second, 66, 56, 0.4]] });

const FACES: Record<string, Face> = {
  look: one('eye', true),
  flip: one('turn', true),
  return: one('back', true),
  'hide-one': one('animal-hide'),
  'most-hide-4vp': one('animal-hide'),
  'most-hide-animal': two('animal-hide', 'fox'),
  'most-axe-hide': two('stone-axe', 'animal-hide'),
  'most-axe-fire': two('stone-axe', 'flame'),
  'most-tusk-fire': two('ivory-tusks', 'flame'),
  'most-tusk-4vp': one('ivory-tusks'),
  'animal-swap': two('rabbit-head', 'fox'),
  'axe-plus2': one('stone-axe'),
};
/** What stands on the bone disc, where the card is about a number. */
export const BADGES: Record<string, string> = { 'hide-one': '+1', 'most-hide-4vp': '+4', 'most-tusk-4vp': '+4', 'axe-plus2': '+2' };
export const LOOT_CARDS: readonly string[] = Object.keys(FACES).filter((name) => FACES[name].loot);
export const ACTION_CARDS: readonly string[] = Object.keys(FACES);

const INK = '#5d2210';
const PICTURE = 72;

function front(name: string): string {
  const { figures, loot } = FACES[name];
  const tone: Tone = loot ? 'red' : 'sand';
  const uses = figures.map(([icon, x, y, s]) => `<use href="#i-${icon}" transform="translate(${x} ${y})scale(${s})" fill="${INK}"/>`);
  return (
    paper(loot ? '#5a1c0c' : '#1f3d4a') + patch(name, 8, 8, 84, PICTURE, tone) + dots(name, 50, 42, 24, INK, 36) +
    `<g filter="url(#pigment)">${uses.join('')}</g>`
  );
}

/** A hand stencil on red stone. */
function back(): string {
  return (
    paper('#2a1c12') + patch('back', 7, 7, 86, 126, 'red') +
    `<g filter="url(#pigment)"><path d="${blob(50, 68, 35, 44, seeded('bk'), 11, 0.1)}" fill="#8c3416" opacity=".85"/></g>` +
    `<use href="#i-hand" transform="translate(50 68)scale(.58)" fill="#f0d9a8"/>${dots('backd', 50, 68, 24, '#7a2810', 36)}`
  );
}

/** A plain card, for the moment before the picture is painted. */
export const quickCard = (name: string): string =>
  `<rect width="100" height="140" rx="9" fill="${name === 'back' ? '#2a1c12' : FACES[name]?.loot ? '#5a1c0c' : '#1f3d4a'}"/>` +
  (name === 'back'
    ? '<rect x="7" y="7" width="86" height="126" fill="#b0643f"/>'
    : '<rect x="3.5" y="3.5" width="93" height="133" rx="6.5" fill="#f2e6c8"/><rect x="8" y="8" width="84" height="72" fill="#c39a64"/>');

const NAMES = [...ACTION_CARDS, 'back'];
const COLUMNS = 5;

export const CARD_SHEET = {
  columns: COLUMNS,
  rows: Math.ceil(NAMES.length / COLUMNS),
  names: NAMES as readonly string[],
  cell: CARD,
  picture(): Picture {
    const { width, height } = CARD;
    const icons = [animalHide, flame, fox, hand, ivoryTusks, rabbitHead, stoneAxe, EYE, TURN, BACK].join('');
    const cards = NAMES.map((name, i) => `<g transform="translate(${(i % COLUMNS) * width} ${Math.floor(i / COLUMNS) * height})">${name === 'back' ? back() : front(name)}</g>`);
    return { viewBox: `0 0 ${COLUMNS * width} ${this.rows * height}`, body: `<defs>${filters}${BASE}${icons}</defs>${cards.join('')}` };
  },
};
