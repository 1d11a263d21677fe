/** The brushes of Mammut's action cards: loot cards on red, evaluation cards on sand, and the back. */
import { COLUMNS, LOOT_CARDS, NAMES, ROWS } from './action-cards';
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
const one = (icon: string): Figure[] => [[icon, 50, 44, 0.6]];
const two = (first: string, second: string): Figure[] => [[first, 36, 34, 0.44], [second, 66, 56, 0.4]];

const FIGURES: Record<string, Figure[]> = {
  look: one('eye'),
  flip: one('turn'),
  return: one('back'),
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
const INK = '#5d2210';
const PICTURE = 72;

function front(name: string): string {
  const loot = LOOT_CARDS.includes(name);
  const tone: Tone = loot ? 'red' : 'sand';
  const uses = FIGURES[name].map(([icon, x, y, s]) => `<use href="#i-${icon}" transform="translate(${x} ${y})scale(${s})" fill="${INK}"/>`);
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

export function cardsPicture(): Picture {
  const { width, height } = CARD;
  const icons = [animalHide, flame, fox, hand, ivoryTusks, rabbitHead, stoneAxe, EYE, TURN, BACK].join('');
  const cards = NAMES.map((name, i) => `<g transform="translate(${(i % COLUMNS) * width} ${Math.floor(i / COLUMNS) * height})">${name === 'back' ? back() : front(name)}</g>`);
  return { viewBox: `0 0 ${COLUMNS * width} ${ROWS * height}`, body: `<defs>${filters}${BASE}${icons}</defs>${cards.join('')}` };
}
