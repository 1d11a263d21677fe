/** Pieces of the valley: beasts, people, camps, and what lies on a hex. Drawn once each and placed with <use>. */
import { glow } from './defs';
import { WOMAN } from './hunt-silhouettes';
import caveman from './icons/caveman';
import { icon } from './icons';
import { flames } from './own';
import { n } from './paths';
import { counter, type Letter } from './pieces';
import { seeded, spread } from './seed';
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

/** A field of corn, standing or half trampled. */
export function crop(damaged: boolean): string {
  const id = damaged ? 'crop-half' : 'crop-full';
  define(id, () => {
    const r = seeded('crop', damaged ? 2 : 1);
    let stalks = '';
    let ears = '';
    let fallen = '';
    for (let j = 0; j < 3; j++)
      for (let i = 0; i < 6; i++) {
        const [x, y, h] = [-20 + i * 8 + j * 1.5 + spread(r, 1.5), -10 + j * 7, 8 + r() * 3];
        if (damaged && (i + j) % 2) {
          fallen += `M${n(x - 3)} ${n(y - 1)}l${n(7 + spread(r, 2))} ${n(spread(r, 2))}`;
          continue;
        }
        stalks += `M${n(x)} ${n(y)}q1 ${n(-h / 2)} 1.5 ${n(-h)}`;
        ears += `M${n(x + 1.5)} ${n(y - h)}l.6-3.2`;
      }
    return (
      `<g id="${id}"><path d="M-26-11L24-14L29 7L-21 10Z" fill="var(--soil)" opacity=".6"/><path d="${fallen || 'M0 0'}" stroke="#7a5a22" stroke-width="1.4" fill="none"/>` +
      `<path d="${stalks}" stroke="#8a6a1c" stroke-width="1.2" fill="none"/><path d="${ears}" stroke="#f0c53c" stroke-width="2.6" stroke-linecap="round"/></g>`
    );
  });
  return id;
}

/** Sharpened trunks around a field. */
export function palisade(): string {
  define('pali', () => {
    const post = (x: number, y: number): string => `<path d="M${x - 2.2} ${y}V${y - 12}L${x} ${y - 17}L${x + 2.2} ${y - 12}V${y}Z" fill="#9a6f3e" stroke="#3a2412" stroke-width=".9"/>`;
    const row = Array.from({ length: 13 }, (_, i) => post(-30 + i * 5, 8 - Math.abs(i - 6) * 1.6)).join('');
    return `<g id="pali"><ellipse cx="2" cy="8" rx="34" ry="5" fill="var(--sh)" opacity=".35"/>${row}<path d="M-31 0Q0 6 31 0M-31-6Q0 0 31-6" stroke="#5d4023" stroke-width="1.6" fill="none"/></g>`;
  });
  return 'pali';
}

/** A hex on fire: three hearths. */
export function fire(): string {
  define('glow', () => glow);
  define('hexfire', () => `<g id="hexfire"><g transform="translate(-22 -8)scale(.8)">${flames()}</g><g transform="translate(24 -2)scale(.86)">${flames()}</g><g transform="translate(0 26)scale(1.15)">${flames()}</g></g>`);
  return 'hexfire';
}

/** Water over a hex. */
export function flood(outline: string): string {
  define('hexflood', () => {
    const r = seeded('flood');
    const ripple = (): string => {
      const [x, y, w] = [spread(r, 34), spread(r, 38), 9 + r() * 14];
      return `M${n(x - w / 2)} ${n(y)}q${n(w / 4)}-2.6 ${n(w / 2)} 0t${n(w / 2)} 0`;
    };
    const ripples = Array.from({ length: 13 }, ripple).join('');
    return `<g id="hexflood"><path d="${outline}" fill="#3a86a0" fill-opacity=".72" stroke="#1f5a74" stroke-width="2"/><path d="${ripples}" fill="none" stroke="#d8f0ee" stroke-width="1.7" stroke-linecap="round" opacity=".85"/></g>`;
  });
  return 'hexflood';
}

/** Glowing rock over a hex. */
export function lava(outline: string): string {
  define('hexlava', () => {
    const streams = 'M-34-34C-20-20-26-4-12 4S-2 24 6 40M20-44C14-26 26-14 16 0S30 22 26 34M-40 12C-30 16-26 24-28 34';
    return `<g id="hexlava"><path d="${outline}" fill="#4a1a0c" fill-opacity=".55"/><path d="${streams}" fill="none" stroke="#b92a0c" stroke-width="10" stroke-linecap="round"/><path d="${streams}" fill="none" stroke="#ff7a1c" stroke-width="5.5" stroke-linecap="round"/><path d="${streams}" fill="none" stroke="#ffd36b" stroke-width="2" stroke-linecap="round"/></g>`;
  });
  return 'hexlava';
}

// ---- beside the board ----------------------------------------------------------------------------

/** An entry letter on the rim: stone for mountains, bone for the lowland. */
export function knob(mountain: boolean): string {
  const id = mountain ? 'kn-m' : 'kn-l';
  needMaterials();
  define(id, () => `<g id="${id}"><circle cy="1.5" r="10.5" fill="#1a0e05" opacity=".45"/><circle r="10.5" fill="url(#${mountain ? 'stone' : 'bone'})" stroke="#2a1c10" stroke-width="1.5"/></g>`);
  return id;
}

const PIPS: Record<number, [number, number][]> = {
  1: [[0, 0]],
  2: [[-1, -1], [1, 1]],
  3: [[-1, -1], [0, 0], [1, 1]],
  4: [[-1, -1], [1, -1], [-1, 1], [1, 1]],
  5: [[-1, -1], [1, -1], [0, 0], [-1, 1], [1, 1]],
  6: [[-1, -1], [1, -1], [-1, 0], [1, 0], [-1, 1], [1, 1]],
};

/** A die of bone. */
export function die(value: number): string {
  const id = `die${value}`;
  needMaterials();
  define(id, () => {
    const pips = (PIPS[value] ?? []).map(([x, y]) => `<circle cx="${x * 23}" cy="${y * 23}" r="9.5" fill="#2a1c12"/><path d="M${x * 23 - 7} ${y * 23 + 5}a9 9 0 0 0 14 0" stroke="#fff" stroke-opacity=".5" stroke-width="2" fill="none"/>`).join('');
    return `<g id="${id}"><ellipse cx="6" cy="20" rx="62" ry="48" fill="url(#dsh)"/><rect x="-44" y="-36" width="88" height="88" rx="20" fill="#8f7344"/><rect x="-44" y="-44" width="88" height="88" rx="20" fill="url(#bone)" stroke="#3a2816" stroke-width="2"/><path d="M-34-30Q-30-38-18-38H18" stroke="#fff" stroke-width="3" fill="none" opacity=".8" stroke-linecap="round"/>${pips}</g>`;
  });
  return id;
}

/** A rose of six winds; the arm for each face of the die is turned from the north-east one. */
export const ROSE_ARM = 'M0-46L9-14L0-20L-9-14Z';
export const ROSE_ANGLES = [30, 90, 150, 210, 270, 330] as const;
