/** Pieces of the valley: beasts, people, camps, and what lies on a hex. Drawn once each and placed with <use>. */
import { WOMAN } from './hunt-silhouettes';
import caveman from './icons/caveman';
import { icon } from './icons';
import { counter, type Letter } from './pieces';
import { letterDrop, needMaterials, needShape } from './shapes';
import { define } from './sheet';
import { tent } from './sprites';

export const SPECIES = ['wolf', 'tiger', 'bear', 'bison', 'rhino', 'mammoth'] as const;
export type Beast = (typeof SPECIES)[number];
export type Human = 'warrior' | 'woman';

/** The silhouette of each beast, and how large it stands on its disc. */
const BEASTS: Record<Beast, [name: string, scale: number]> = {
  wolf: ['wolf-head', 0.64],
  tiger: ['saber-toothed-cat-head', 0.64],
  bear: ['bear-head', 0.64],
  bison: ['bison', 0.68],
  rhino: ['rhinoceros-horn', 0.62],
  mammoth: ['mammoth', 0.7],
};
export const isBeast = (name: string): name is Beast => (SPECIES as readonly string[]).includes(name);

let beasts: Promise<unknown> | undefined;

/** The silhouette of a beast, for <use>. Six of them are a heavy load: they come when the first is asked for. */
export function beastIcon(beast: Beast): string {
  beasts ??= import('./beast-icons');
  return `i-${BEASTS[beast][0]}`;
}
export const humanIcon = (kind: Human): string => (kind === 'woman' ? icon('woman', WOMAN) : icon('caveman', caveman));

const DISC =
  '<use href="#drop"/><circle cy="8" r="46" fill="#6f552f"/><circle cy="4" r="46" fill="#9a7e4e"/><circle r="46" fill="url(#bone)" stroke="#3a2816" stroke-width="2"/><circle r="39" fill="none" stroke="#7d5f34" stroke-opacity=".55" stroke-width="2" stroke-dasharray="7 5"/>';

/** A beast on a disc of bone. */
export function beast(species: Beast): string {
  const id = `be-${species}`;
  needMaterials();
  const figure = beastIcon(species);
  define('be-disc', () => `<g id="be-disc">${DISC}</g>`);
  define(id, () => `<g id="${id}"><use href="#be-disc"/><use href="#${figure}" transform="scale(${BEASTS[species][1]})" fill="var(--charcoal)"/></g>`);
  return id;
}

/** A warrior or a woman of a tribe. */
export function human(letter: Letter, kind: Human, big: boolean): string {
  humanIcon(kind);
  return counter(letter, kind === 'woman' ? 'woman' : 'caveman', big);
}

/** Somebody of no tribe: the solitary. */
export function stranger(kind: Human): string {
  const id = `st-${kind}`;
  needMaterials();
  const figure = humanIcon(kind);
  define('be-disc', () => `<g id="be-disc">${DISC}</g>`);
  define(id, () => `<g id="${id}"><use href="#be-disc"/><use href="#${figure}" transform="scale(.62)" fill="#6e2810"/></g>`);
  return id;
}

// ---- camps ---------------------------------------------------------------------------------------

const CAVE =
  '<ellipse cx="4" cy="1" rx="22" ry="6" fill="var(--sh)" opacity=".4"/><path d="M-21 2C-24-12-14-27 1-27S23-12 21 2L12 4H-12Z" fill="var(--k3)"/><path d="M-21 2C-24-12-14-27 1-27C-8-20-14-10-13 3Z" fill="var(--k5)"/><path d="M12 4C14-8 10-20 1-27C16-27 23-12 21 2Z" fill="var(--k2)"/><path d="M-11 3C-12-8-7-16 0-16S11-8 10 3Z" fill="#140c08"/><path d="M-6 3C-6-3-3-7 0-7S5-3 5 3Z" fill="#ff9a3c" opacity=".55"/><path d="M-15-14Q0-30 15-14" fill="none" stroke="var(--p)" stroke-width="4" stroke-linecap="round"/>';

/** Three tents around a fire. */
const VILLAGE =
  `<g transform="translate(13 -7)scale(.72)">${tent()}</g><g transform="translate(-14 -4)scale(.78)">${tent()}</g><g transform="translate(1 4)">${tent()}</g>` +
  '<g transform="translate(14 6)scale(.16)"><ellipse cy="-2" rx="30" ry="10" fill="#2b1b12"/><path d="M-22 0C-24-16-4-22-4-44C14-30 10-20 16-26C24-12 22 0 0 4Z" fill="#f2711c"/><path d="M-10 0C-10-10 0-14 0-24C8-14 12-6 8 0Z" fill="#ffc64a"/></g>';

/** A village of tents or a cave, in the colour of its tribe; origin: the foot. */
export function camp(letter: Letter, cave: boolean): string {
  const id = `${cave ? 'cave' : 'vill'}${letter}`;
  needMaterials();
  define(id, () => `<g id="${id}">${(cave ? CAVE : VILLAGE).replaceAll('var(--p)', `var(--p${letter})`)}</g>`);
  return id;
}

/** The mark of the tribe that owns a camp. */
export function flag(letter: Letter): string {
  const id = `fl${letter}`;
  needShape(letter);
  define(id, () => `<g id="${id}"><use href="#s${letter}" fill="var(--p${letter})" stroke="#fff6e4" stroke-width="9"/><text class="tk" y="${letterDrop(letter)}" font-size="54" fill="var(--p${letter}-on)">${letter}</text></g>`);
  return id;
}

// ---- what lies on a hex --------------------------------------------------------------------------

let markers: Promise<unknown> | undefined;

/** A field, a palisade, fire, flood or lava, for <use>. Not every match sees them all: they come when the first is asked for. */
export function lying(what: 'crop-intact' | 'crop-damaged' | 'palisade' | 'hexfire' | 'hexflood' | 'hexlava'): string {
  markers ??= import('./valley-markers');
  return what;
}

// ---- beside the board ----------------------------------------------------------------------------

/** An entry letter on the rim: stone for mountains, bone for the lowland. */
export function knob(mountain: boolean): string {
  const id = mountain ? 'kn-m' : 'kn-l';
  needMaterials();
  define(id, () => `<g id="${id}"><circle cy="1.5" r="10.5" fill="#1a0e05" opacity=".45"/><circle r="10.5" fill="url(#${mountain ? 'stone' : 'bone'})" stroke="#2a1c10" stroke-width="1.5"/></g>`);
  return id;
}
