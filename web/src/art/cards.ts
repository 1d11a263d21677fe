/** Cards, 100 x 140: a charred edge, bone paper, a patch of cave wall with pigment, few words. */
import { needFilters } from './defs';
import { blob, n, poly, roughPoly } from './paths';
import { seeded, spread } from './seed';
import { define } from './sheet';
import { needMaterials } from './shapes';

const WALLS = {
  sand: ['#dcb983', '#a97a45'],
  ochre: ['#e3ae58', '#a8662a'],
} as const;
export type Tone = keyof typeof WALLS;

const BASE = `<linearGradient id="cp" x1=".1" y1="0" x2=".5" y2="1"><stop offset="0" stop-color="#fbf3e0"/><stop offset="1" stop-color="#e6d3ab"/></linearGradient>
<filter id="cw" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".045 .06" numOctaves="4" seed="6" result="n"/><feDiffuseLighting in="n" surfaceScale="3" diffuseConstant="1.1" lighting-color="#fff" result="l"><feDistantLight azimuth="235" elevation="55"/></feDiffuseLighting><feBlend in="SourceGraphic" in2="l" mode="multiply" result="m"/><feComposite in="m" in2="SourceGraphic" operator="in"/></filter>
<g id="pp"><rect width="100" height="140" rx="9"/><rect x="3.5" y="3.5" width="93" height="133" rx="6.5" fill="url(#cp)"/></g>`;

/** One of three looks, so that neighbours differ. */
const oneOfThree = (seed: string): number => Math.floor(seeded('pick', seed)() * 3);

export const paper = (edge = '#2a1c12'): string => `<use href="#pp" fill="${edge}"/>`;

/** A torn patch of cave wall. */
export function patch(seed: string, x: number, y: number, w: number, h: number, tone: Tone): string {
  const id = `pa${x}-${w}-${h}-${oneOfThree(seed)}`;
  define(id, () => {
    const box = roughPoly([[x, y], [x + w, y], [x + w, y + h], [x, y + h]], seeded('patch', id), 4, 1.4, 1);
    return `<path id="${id}" d="${poly(box)}"/>`;
  });
  define(`pw-${tone}`, () => `<linearGradient id="pw-${tone}" x1=".1" y1="0" x2=".6" y2="1"><stop offset="0" stop-color="${WALLS[tone][0]}"/><stop offset="1" stop-color="${WALLS[tone][1]}"/></linearGradient>`);
  return `<g filter="url(#cw)"><use href="#${id}" fill="url(#pw-${tone})" stroke="#2a1c12" stroke-opacity=".5"/></g>`;
}

/** Spatter of pigment: zero-length strokes with round caps. */
export function dots(seed: string, x: number, y: number, count: number, colour: string, reach = 16): string {
  const id = `dt${count}-${reach}-${oneOfThree(seed + 'd')}`;
  define(id, () => {
    const r = seeded('dots', id);
    const d = ['', ''];
    for (let i = 0; i < count; i++) d[i % 3 ? 0 : 1] += `M${Math.round(spread(r, reach))} ${Math.round(spread(r, reach * 0.7))}h0`;
    return `<g id="${id}"><path d="${d[0]}" stroke-width="1.5"/><path d="${d[1]}" stroke-width="2.6"/></g>`;
  });
  return `<use href="#${id}" x="${x}" y="${y}" stroke="${colour}" stroke-linecap="round"/>`;
}

function needCards(): void {
  needFilters();
  needMaterials();
  define('cards', () => BASE);
}

type Footprint = [x: number, y: number, turn: number];
const FOOTPRINTS: Record<number, { size: number; at: Footprint[] }> = {
  1: { size: 0.44, at: [[50, 64, 0]] },
  2: { size: 0.36, at: [[38, 80, 12], [61, 48, 12]] },
  3: { size: 0.3, at: [[31, 88, 16], [50, 62, 16], [69, 37, 16]] },
};

/** A movement card: walk 1, 2 or 3. Needs the footprint icon; returns the id to use. */
export function moveCard(value: number): string {
  const id = `card-move-${value}`;
  needCards();
  define(id, () => {
    const { size, at } = FOOTPRINTS[value];
    const feet = at.map(([x, y, turn]) => `<use href="#i-footprint" transform="translate(${x} ${y})rotate(${turn})scale(${size})" fill="#7d2b12"/>`);
    return (
      `<g id="${id}">${paper()}${patch('mv' + value, 8, 8, 84, 98, 'sand')}${dots('mv' + value, 50, 58, 24, '#7a2f14', 36)}` +
      `<g filter="url(#pigment)">${feet.join('')}</g><text class="tk" x="50" y="131" font-size="27" fill="#2a1c12">${value}</text>` +
      '<path d="M14 122H32M68 122H86" stroke="#9c3a1a" stroke-width="2.4" stroke-linecap="round"/><path d="M14 127H28M72 127H86" stroke="#9c3a1a" stroke-width="1.2" stroke-linecap="round"/></g>'
    );
  });
  return id;
}

/** A card's back: a hand stencil on the deck's stone. Needs the hand icon. */
export function cardBack(tone: Tone = 'ochre'): string {
  const id = `card-back-${tone}`;
  needCards();
  define(id, () => {
    const halo = blob(50, 68, 35, 44, seeded('bk'), 11, 0.1);
    return (
      `<g id="${id}">${paper()}${patch('back' + tone, 7, 7, 86, 126, tone)}<g filter="url(#pigment)"><path d="${halo}" fill="#8c3416" opacity=".85"/></g>` +
      `<use href="#i-hand" transform="translate(50 68)scale(${n(0.58 * 10) / 10})" fill="#f0d9a8"/>${dots('back', 50, 68, 24, '#7a2810', 36)}` +
      '<rect x="7" y="7" width="86" height="126" rx="4" fill="none" stroke="#3b1f0e" stroke-opacity=".5"/></g>'
    );
  });
  return id;
}
