/** Cards, 100 x 140: a charred edge, bone paper, a patch of cave wall with pigment. Words are set above. */
import type { Picture } from './bake';
import { filters } from './defs';
import footprint from './icons/footprint';
import { poly, roughPoly } from './paths';
import { seeded, spread } from './seed';

export const CARD = { width: 100, height: 140 };

const WALLS = { sand: ['#dcb983', '#a97a45'], red: ['#d98f63', '#8c3d22'], ochre: ['#e3ae58', '#a8662a'], dusk: ['#e7b07a', '#7c4a5a'], ice: ['#cfe3ea', '#6fa0b8'], moss: ['#b9bd84', '#6d7a44'], bone: ['#efe0bd', '#c2a46b'], night: ['#5a5560', '#2b2530'] } as const;
export type Tone = keyof typeof WALLS;

/** Paper and the relief of the wall: goes into the <defs> of every picture of cards. */
export const BASE = `<linearGradient id="cp" x1=".1" y1="0" x2=".5" y2="1"><stop offset="0" stop-color="#fbf3e0"/><stop offset="1" stop-color="#e6d3ab"/></linearGradient>
<filter id="cw" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".045 .06" numOctaves="4" seed="6" result="n"/><feDiffuseLighting in="n" surfaceScale="3" diffuseConstant="1.1" lighting-color="#fff" result="l"><feDistantLight azimuth="235" elevation="55"/></feDiffuseLighting><feBlend in="SourceGraphic" in2="l" mode="multiply" result="m"/><feComposite in="m" in2="SourceGraphic" operator="in"/></filter>`;

export const paper = (edge = '#2a1c12'): string =>
  `<rect width="100" height="140" rx="9" fill="${edge}"/><rect x="3.5" y="3.5" width="93" height="133" rx="6.5" fill="url(#cp)"/>`;

/** A torn patch of cave wall. */
export function patch(seed: string, x: number, y: number, w: number, h: number, tone: Tone): string {
  const edge = roughPoly([[x, y], [x + w, y], [x + w, y + h], [x, y + h]], seeded('patch', seed), 4, 1.4, 1);
  const stops = WALLS[tone].map((colour, i) => `<stop offset="${i}" stop-color="${colour}"/>`).join('');
  return (
    `<linearGradient id="pw-${tone}" x1=".1" y1="0" x2=".6" y2="1">${stops}</linearGradient>` +
    `<g filter="url(#cw)"><path d="${poly(edge)}" fill="url(#pw-${tone})" stroke="#2a1c12" stroke-opacity=".5"/></g>`
  );
}

/** Spatter of pigment: zero-length strokes with round caps. */
export function dots(seed: string, x: number, y: number, count: number, colour: string, reach: number): string {
  const r = seeded('dots', seed);
  const d = ['', ''];
  for (let i = 0; i < count; i++) d[i % 3 ? 0 : 1] += `M${Math.round(spread(r, reach))} ${Math.round(spread(r, reach * 0.7))}h0`;
  return `<g transform="translate(${x} ${y})" stroke="${colour}" stroke-linecap="round"><path d="${d[0]}" stroke-width="1.5"/><path d="${d[1]}" stroke-width="2.6"/></g>`;
}

type Footprint = [x: number, y: number, turn: number];
const FOOTPRINTS: Record<number, { size: number; at: Footprint[] }> = {
  1: { size: 0.44, at: [[50, 64, 0]] },
  2: { size: 0.36, at: [[38, 80, 12], [61, 48, 12]] },
  3: { size: 0.3, at: [[31, 88, 16], [50, 62, 16], [69, 37, 16]] },
};
const RULES = '<path d="M14 122H32M68 122H86" stroke="#9c3a1a" stroke-width="2.4" stroke-linecap="round"/><path d="M14 127H28M72 127H86" stroke="#9c3a1a" stroke-width="1.2" stroke-linecap="round"/>';

export interface CardFace {
  quick: string;
  painted: Picture;
}

const faces = new Map<number, CardFace>();

/** A movement card: walk 1, 2 or 3. Its number is set above the picture. */
export function moveCard(value: number): CardFace {
  const known = faces.get(value);
  if (known) return known;
  const { size, at } = FOOTPRINTS[value];
  const feet = at.map(([x, y, turn]) => `<use href="#i-footprint" transform="translate(${x} ${y})rotate(${turn})scale(${size})" fill="#7d2b12"/>`);
  const face: CardFace = {
    quick: `<rect width="100" height="140" rx="9" fill="#2a1c12"/><rect x="3.5" y="3.5" width="93" height="133" rx="6.5" fill="#f2e6c8"/><rect x="8" y="8" width="84" height="98" fill="#c39a64"/>${RULES}`,
    painted: {
      viewBox: '0 0 100 140',
      body:
        `<defs>${filters}${BASE}${footprint}</defs>${paper()}${patch('mv' + value, 8, 8, 84, 98, 'sand')}` +
        `${dots('mv' + value, 50, 58, 24, '#7a2f14', 36)}<g filter="url(#pigment)">${feet.join('')}</g>${RULES}`,
    },
  };
  faces.set(value, face);
  return face;
}
