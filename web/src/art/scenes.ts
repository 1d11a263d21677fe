/** Five places seen through the mouth of a cave. Each fills a box of 220 x 300. */
import { crag } from './crag';
import { filters, glow, smoke } from './defs';
import type { Point } from './hex';
import animalHide from './icons/animal-hide';
import bison from './icons/bison';
import caveman from './icons/caveman';
import hand from './icons/hand';
import ivoryTusks from './icons/ivory-tusks';
import mammothIcon from './icons/mammoth';
import meat from './icons/meat';
import stoneAxe from './icons/stone-axe';
import { mammoth } from './mammoth';
import { flames } from './own';
import { n, poly, rounded, smooth } from './paths';
import { ICE, repaint } from './pigments';
import { range, seeded, spread } from './seed';
import { BONE } from './shapes';
import { clump, fir, tent, tuft, variants } from './sprites';

export type SceneId = 'maamut' | 'mammut' | 'big_manitou' | 'ice_age' | 'mammoth_valley';

const W = 220;
const H = 300;
type Stop = [offset: number, colour: string];

function ridge(seed: string, y: number, amp: number, fill: string): string {
  const r = seeded('ridge', seed);
  const count = 14;
  const crest = range(count + 1).map((i): Point => [(i / count) * (W + 20) - 10, y + spread(r, amp) + Math.sin(i * 1.3 + y) * amp * 0.5]);
  return `<path d="${poly([...crest, [W + 10, H + 4], [-10, H + 4]].map((p) => rounded(p as Point)))}" fill="${fill}"/>`;
}

function hill(seed: string, y: number, amp: number, fill: string): string {
  const r = seeded('hill', seed);
  const crest = range(6).map((i): Point => [(i / 5) * (W + 40) - 20, y + spread(r, amp)]);
  return `<path d="${smooth(crest.map(rounded))}V304H-20Z" fill="${fill}"/>`;
}

const sky = (stops: Stop[]): string =>
  `<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">${stops.map(([o, c]) => `<stop offset="${o}" stop-color="${c}"/>`).join('')}</linearGradient><rect width="${W}" height="${H}" fill="url(#sky)"/>`;

const u = (id: string, x: number, y: number, s = 1, more = ''): string =>
  `<use href="#${id}" transform="translate(${x} ${y})scale(${s})"${more}/>`;

const PEAKS = { w: [112, 84, 70, 96], h: [86, 66, 46, 70], cap: [0.46, 0.4, 0.3, 0.5] };
const SERACS = { w: [60, 46, 74, 54, 40], h: [96, 80, 108, 70, 60] };
const tentOf = (id: string, colour: string): string => `<g id="tn${id}">${repaint(tent(26, 24), { p: colour })}</g>`;

const sprites = (): string =>
  variants('', 'f', 4, (r, i) => fir(r, 22 + i * 3, 13 + i)) +
  variants('', 'c', 4, (r) => clump(r, ['f0', 'f1', 'f2', 'f3'], 6, 20, 8, 9)) +
  variants('', 'p', 4, (r, i) => crag(r, PEAKS.w[i], PEAKS.h[i], { cap: PEAKS.cap[i], cols: 6, rows: 4 })) +
  variants('', 'z', 5, (r, i) => repaint(crag(r, SERACS.w[i], SERACS.h[i], { cols: 5, rows: 5, flat: 0.55, flank: 0.5, cap: 0.3, top: 0.12, foot: false }), ICE)) +
  variants('', 'b', 3, (r, i) => stone(r, i)) +
  variants('', 't', 4, (r, i) => tuft(r, 8 + i * 2, 7)) +
  tentOf('', '#8c2f14') + tentOf('A', 'var(--pA)') + tentOf('B', 'var(--pB)') + tentOf('C', 'var(--pC)') +
  `<g id="fire">${flames()}</g>`;

/** A stone at the mouth of the cave. */
export const stone = (r: () => number, i: number): string =>
  crag(r, 20 + i * 10, 12 + i * 6, { cols: 5, rows: 3, flat: 0.45, flank: 0.6, cap: 0.12, top: 0.15, foot: false });

const maamutScene = (): string =>
  sky([[0, '#7fa8c4'], [.4, '#c9dbe2'], [.56, '#f7dcc0']]) + `<circle cx="164" cy="126" r="60" fill="url(#sunny)"/><circle cx="164" cy="126" r="15" fill="#fff6de"/>` +
  `<g opacity=".75">${u('p0', 46, 176, .9)}${u('p3', 128, 178, .8)}${u('p1', 196, 180, .9)}</g>` + hill('m1', 176, 6, '#dfe9ee') + `<g opacity=".9">${u('c0', 26, 192, .8)}${u('c1', 196, 196, .8)}</g>` + hill('m2', 206, 7, '#eef3f5') +
  `<path d="M-4 226Q60 208 120 224T226 216V304H-4Z" fill="url(#snow1)"/>` + u('b1', 22, 234, .9) +
  `<ellipse cx="108" cy="246" rx="58" ry="9" fill="#4a627a" opacity=".4"/>` + `<g transform="translate(48 152)scale(.62)"><use href="#mam"/></g>` +
  `<path d="M-4 262Q50 248 110 262T226 256V304H-4Z" fill="url(#snow2)"/>` + `<g transform="translate(16 -10)"><ellipse cx="164" cy="274" rx="27" ry="8.5" fill="#5d6b7c"/><ellipse cx="164" cy="275.5" rx="24" ry="6.5" fill="#120c0a"/><path d="M148 278L152 264L156 279ZM160 281L164 264L168 281ZM172 279L176 264L180 277Z" fill="#e8d9b4"/></g>` +
  u('i-caveman', 34, 250, .46, ' fill="#2a1a12"');

const mammutScene = (): string =>
  sky([[0, '#150d0a'], [.5, '#3a2014'], [1, '#5d3118']]) + `<rect width="220" height="300" fill="url(#hearth)"/>` +
  `<g fill="#a8552a" opacity=".55" filter="url(#pigment)">${u('i-mammoth', 70, 70, .7)}${u('i-bison', 158, 92, .5)}${u('i-hand', 172, 42, .3)}</g>` +
  `<path d="M0 300V212Q26 196 44 208T84 206Q110 198 140 206T190 204Q208 198 220 210V300Z" fill="#2a170d"/><ellipse cx="110" cy="236" rx="104" ry="44" fill="#7a431c"/><ellipse cx="110" cy="240" rx="92" ry="36" fill="#a8622a" opacity=".8"/>` +
  `<g transform="translate(110 222)scale(1.5)"><use href="#fire"/></g>` +
  ([['stone-axe', 44, 246, -14], ['animal-hide', 82, 268, 8], ['ivory-tusks', 140, 270, -6], ['meat', 180, 244, 12]] as [string, number, number, number][]).map(([name, x, y, t]) => `<g transform="translate(${x} ${y})rotate(${t})"><rect x="-18" y="-15" width="36" height="36" rx="6" fill="#3a2412"/><rect x="-18" y="-19" width="36" height="36" rx="6" fill="url(#bone)" stroke="#5a3a1c"/><use href="#i-${name}" transform="translate(0 -1)scale(.27)" fill="#5d2210"/></g>`).join('') +
  `<g fill="#120905">${u('i-caveman', 44, 190, .44)}<use href="#i-caveman" transform="translate(180 188)scale(-.44 .44)"/></g>`;

const bigManitouScene = (): string =>
  sky([[0, '#5d3a56'], [.3, '#b7593f'], [.55, '#f0a552'], [.68, '#ffdf94']]) + `<circle cx="120" cy="178" r="80" fill="url(#sunny)"/><circle cx="120" cy="178" r="36" fill="#fff0b8"/>` +
  `<g fill="#fbe0a8" opacity=".35"><path d="M10 70q30-10 70 0t60 2q-40 6-70 4T10 70ZM90 104q40-8 80 0t50 0q-30 8-66 5T90 104Z"/></g>` + ridge('b1', 190, 6, '#9a5a44') + ridge('b2', 202, 5, '#7a4232') +
  hill('b3', 216, 5, '#b07a34') + `<g fill="#3a1d14">${u('i-bison', 50, 214, .34)}${u('i-bison', 86, 220, .42)}<use href="#i-bison" transform="translate(134 216)scale(-.36 .36)"/>${u('i-bison', 168, 224, .3)}</g>` + hill('b4', 240, 4, '#8f5c22') +
  `<g stroke="#d9a24a" stroke-width="1.4" fill="none" opacity=".8">${range(26).map((i) => { const r = seeded('g', i), x = r() * 220, y = 246 + r() * 40; return `<path d="M${n(x)} ${n(y)}q2-8 5-12"/>`; }).join('')}</g>` + hill('b5', 268, 3, '#5f3a18') +
  [[42, 288, 2.1], [168, 292, 2.4], [104, 280, 1.5]].map(([x, y, s]) => `<g transform="translate(${x} ${y})scale(${s})"><use href="#tn"/></g>`).join('');

const iceAgeScene = (): string =>
  sky([[0, '#16324a'], [.35, '#3f7795'], [.62, '#b9dbe4']]) + `<g fill="none" stroke-linecap="round" filter="url(#blur4)"><path d="M-10 60Q50 20 110 56T230 34" stroke="#8ff0c0" stroke-width="16" opacity=".38"/><path d="M-10 86Q60 52 120 84T230 62" stroke="#a5c8ff" stroke-width="12" opacity=".36"/></g>` +
  `<path d="M-6 120L30 104L62 112L96 96L132 108L170 92L226 110V220H-6Z" fill="#cfe6ef"/><path d="M-6 138L40 122L80 134L128 118L178 130L226 120V224H-6Z" fill="url(#icew)"/>` +
  u('z2', 36, 214, 1.05) + u('z0', 92, 208, 1.05) + u('z3', 138, 214, 1.1) + u('z2', 186, 216, 1) + u('z1', 64, 220, .9) + u('z4', 116, 222, .9) + u('z4', 212, 222, .9) + u('z1', 160, 224, .8) +
  `<path d="M-4 222Q60 210 116 220T226 214V304H-4Z" fill="#8fa05a"/><path d="M-4 222Q60 210 116 220T226 214V232Q160 222 110 232T-4 234Z" fill="#3c5f78" opacity=".4"/><path d="M-4 252Q70 238 130 252T226 246V304H-4Z" fill="#a9ad5c"/>` +
  u('c2', 30, 262, .9) + u('c0', 196, 258, .9) + u('f2', 170, 266, .9) + `<g transform="translate(84 214)scale(.3)"><use href="#mam"/></g><g transform="translate(126 222)scale(.24)"><use href="#mam"/></g>` +
  `<g fill="#2a1a12">${u('i-caveman', 60, 262, .34)}${u('i-caveman', 92, 274, .4)}</g>` + u('t2', 130, 284) + u('t3', 160, 290) + u('t1', 30, 292);

const mammothValleyScene = (): string =>
  sky([[0, '#6f9fb6'], [.4, '#cfe0d8'], [.58, '#f6e3b4']]) +
  `<g opacity=".7">${u('p3', 30, 160, 1)}${u('p0', 196, 164, 1)}</g>${u('p1', 66, 170, .9)}${u('p2', 168, 172, 1.1)}` +
  `<g transform="translate(116 172)"><path d="M-46 4L-12-58Q0-52 12-58L48 4Z" fill="#6f5c4f"/><path d="M4-56L12-58L48 4H10Q14-30 4-56Z" fill="#46362d"/><ellipse cy="-57" rx="12" ry="3" fill="#ff9d2e"/><path d="M-3-56Q-8-38-16-24Q-12-40-8-56ZM4-56Q8-44 8-34Q2-46 0-56Z" fill="#ff7a1c"/>${[[2, -70, 10], [12, -84, 14], [26, -100, 18], [42, -118, 22], [60, -134, 24]].map(([x, y, q]) => `<circle cx="${x}" cy="${y}" r="${q}" fill="url(#smoke)" opacity=".7"/>`).join('')}<ellipse cy="-60" rx="36" ry="24" fill="url(#lavaglow)"/></g>` +
  hill('v1', 178, 5, '#8d9a52') + u('c0', 24, 196) + u('c1', 60, 192, .9) + u('c2', 176, 194) + u('c3', 208, 200) + hill('v2', 206, 5, '#a9aa58') +
  `<path d="M116 182C126 196 92 204 104 218C118 232 150 232 140 252C130 270 90 272 84 304H150C150 280 178 268 176 248C174 226 128 224 124 212C122 202 138 196 126 182Z" fill="#4a94a9" stroke="#d8c48e" stroke-width="3"/><path d="M118 190C122 200 100 206 110 218C124 230 156 234 150 254C142 272 112 276 108 300" fill="none" stroke="#a9d7d8" stroke-width="2" opacity=".8" stroke-dasharray="18 10"/>` +
  `${u('tnA', 58, 246, 1.2)}${u('tnB', 84, 236, .9)}${u('tnC', 198, 240, 1)}` + u('c1', 22, 262, 1.2) + u('c3', 200, 276, 1.2) + u('f3', 176, 290, 1.1) + u('f2', 44, 296, 1.2) + `<g fill="#2a1a12">${u('i-mammoth', 172, 222, .2)}${u('i-caveman', 74, 272, .34)}</g>` + u('t3', 70, 296) + u('t2', 160, 296);

const GRADIENTS = `<linearGradient id="icew" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#d8edf4"/><stop offset="1" stop-color="#6aa6c4"/></linearGradient><radialGradient id="sunny"><stop offset="0" stop-color="#fff4cf" stop-opacity=".95"/><stop offset=".5" stop-color="#ffd889" stop-opacity=".5"/><stop offset="1" stop-color="#ffc46b" stop-opacity="0"/></radialGradient><radialGradient id="hearth" gradientUnits="userSpaceOnUse" cx="110" cy="200" r="190"><stop offset="0" stop-color="#ffb455" stop-opacity=".95"/><stop offset=".35" stop-color="#e0722a" stop-opacity=".55"/><stop offset="1" stop-color="#e0722a" stop-opacity="0"/></radialGradient><linearGradient id="snow1" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff"/><stop offset="1" stop-color="#c3d3e0"/></linearGradient><linearGradient id="snow2" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff"/><stop offset="1" stop-color="#a5bacd"/></linearGradient>`;

const ICONS = mammothIcon + bison + caveman + hand + stoneAxe + animalHide + ivoryTusks + meat;

const SCENES: Record<SceneId, () => string> = {
  maamut: maamutScene,
  mammut: mammutScene,
  big_manitou: bigManitouScene,
  ice_age: iceAgeScene,
  mammoth_valley: mammothValleyScene,
};

/** Everything the scenes are made of. */
export const sceneDefs = (): string => filters + glow + smoke + BONE + GRADIENTS + ICONS + sprites() + mammoth();
export const scene = (id: SceneId): string => SCENES[id]();
