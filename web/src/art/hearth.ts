/** The winners at the fire: handprints on the wall, stones to stand on, sparks. */
import flame from './icons/flame';
import hand from './icons/hand';
import mammoth from './icons/mammoth';
import { icon } from './icons';
import { flames } from './own';
import { n, poly, roughPoly } from './paths';
import { counter, type Letter } from './pieces';
import { range, seeded, spread } from './seed';

export interface Standing {
  letter: Letter;
  label: string;
}

const [MIDDLE, BASE] = [218, 574];
const HANDS = ['#d9692b', '#e7a544', '#c4502a', '#f0c27a'];

const DEFS =
  '<radialGradient id="he-light" cx=".5" cy=".86" r=".95"><stop offset="0" stop-color="#ffb057" stop-opacity=".75"/><stop offset=".34" stop-color="#c8682a" stop-opacity=".5"/><stop offset="1" stop-color="#120a05" stop-opacity=".75"/></radialGradient>' +
  '<radialGradient id="he-halo"><stop offset="0" stop-color="#ffe0a0" stop-opacity=".8"/><stop offset=".4" stop-color="#ffab4a" stop-opacity=".4"/><stop offset="1" stop-color="#ff8a2c" stop-opacity="0"/></radialGradient>' +
  '<linearGradient id="he-slab" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#8f6a48"/><stop offset="1" stop-color="#d08a4a"/></linearGradient>' +
  '<linearGradient id="he-lid" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#7d6048"/><stop offset="1" stop-color="#c9a070"/></linearGradient>' +
  '<radialGradient id="glow"><stop offset="0" stop-color="#ffb14a" stop-opacity=".7"/><stop offset="1" stop-color="#ff8a2c" stop-opacity="0"/></radialGradient>';

/** Hands of all who were there, in an arch over the winner. */
function hands(): string {
  const id = icon('hand', hand);
  const r = seeded('hearth', 'hands');
  return range(11)
    .map((i) => {
      const a = ((-214 + i * 24.8) * Math.PI) / 180;
      const [x, y] = [MIDDLE + Math.cos(a) * 172 + spread(r, 4), 270 + Math.sin(a) * 150 + spread(r, 4)];
      const size = 0.46 + r() * 0.08;
      return `<use href="#${id}" fill="${HANDS[i % 4]}" opacity=".9" transform="translate(${n(x)} ${n(y)})rotate(${n((a * 180) / Math.PI + 90 + spread(r, 9))})scale(${i % 2 ? -size : size} ${size})"/>`;
    })
    .join('');
}

function slab(x: number, y: number, width: number, height: number): string {
  const r = seeded('hearth', 'slab', x);
  const face = poly(roughPoly([[x, y], [x + width, y], [x + width + 3, y + height], [x - 3, y + height]], r, 6, 2.4, 2));
  const lid = poly(roughPoly([[x + 8, y - 14], [x + width - 8, y - 14], [x + width + 1, y + 3], [x - 1, y + 3]], r, 4, 1.6, 1.2));
  return `<path d="${face}" fill="url(#he-slab)" stroke="#120903" stroke-width="1.6"/><path d="${lid}" fill="url(#he-lid)" stroke="#ffd9a0" stroke-opacity=".35"/>`;
}

/** Who stands where: the first in the middle, the others by turns left and right of it. */
export function podium(standings: readonly Standing[]): { x: number; width: number; height: number }[] {
  const width = standings.length > 4 ? 62 : 84;
  const rest = (436 - 120) / 2;
  return standings.map((_, i) => {
    if (i === 0) return { x: MIDDLE - 60, width: 120, height: 176 };
    const side = Math.ceil(i / 2);
    const x = i % 2 ? MIDDLE - 60 - side * (Math.min(width, rest / 2) + 6) : MIDDLE + 60 + 6 + (side - 1) * (Math.min(width, rest / 2) + 6);
    return { x, width: Math.min(width, rest / 2), height: Math.max(56, 136 - i * 18) };
  });
}

function standing({ letter, label }: Standing, at: { x: number; width: number; height: number }, first: boolean): string {
  icon('mammoth', mammoth);
  const [x, y] = [at.x + at.width / 2, BASE - at.height];
  const size = first ? 1.5 : 0.52;
  const piece = `<use href="#${counter(letter, 'mammoth')}" transform="translate(${n(x)} ${n(y - (first ? 108 : 40))})scale(${size})"/>`;
  return `${piece}<text class="tk" x="${n(x)}" y="${n(y + 42)}" font-size="${first ? 38 : 26}" fill="#fbe3b4" stroke="#1a0d06" stroke-width="5" paint-order="stroke">${label}</text>`;
}

function sparks(): string {
  const r = seeded('hearth', 'sparks');
  const dots = range(40).map(() => {
    const up = r() ** 1.4 * 500;
    return `M${n(MIDDLE + spread(r, 30 + up * 0.34))} ${n(640 - up)}h0`;
  });
  return `<path class="sparks" d="${dots.join('')}" stroke="#ffb14a" stroke-width="2.6" stroke-linecap="round" opacity=".75"/>`;
}

/** The whole scene, 436 by 680. */
export function hearth(standings: readonly Standing[]): string {
  icon('flame', flame);
  const places = podium(standings);
  const slabs = places.map(({ x, width, height }) => slab(x, BASE - height, width, height + 10)).join('');
  const people = standings.map((one, i) => standing(one, places[i] ?? { x: 0, width: 80, height: 60 }, i === 0)).join('');
  return (
    `<defs>${DEFS}</defs><rect width="436" height="680" fill="#4a2c18"/><rect width="436" height="680" fill="url(#he-light)"/>` +
    `<circle cx="${MIDDLE}" cy="280" r="190" fill="url(#he-halo)"/>${hands()}` +
    `<path d="M-10 ${BASE - 6}Q110 ${BASE - 16} 220 ${BASE - 6}T450 ${BASE - 8}V700H-10Z" fill="#6b3a1a"/>${slabs}${people}` +
    `<g class="fire" transform="translate(${MIDDLE} 646)scale(2.7)">${flames()}</g>${sparks()}`
  );
}
