/** A scene framed by the mouth of a cave: rim, stones at the foot, dusk and lamps by night. */
import type { Picture } from './bake';
import type { Point } from './hex';
import { poly } from './paths';
import { repaint } from './pigments';
import { scene, sceneDefs, stone, type SceneId } from './scenes';
import { seeded, spread } from './seed';
import { variants } from './sprites';

export const ARCH_BOX = { left: -18, top: -16, width: 256, height: 346 };
const VIEW_BOX = `${ARCH_BOX.left} ${ARCH_BOX.top} ${ARCH_BOX.width} ${ARCH_BOX.height}`;

/** An uneven arch, 220 x 300: a smooth hand-drawn line, then chipped. */
export function arch(seed: string): string {
  const r = seeded('arch', seed);
  const j = (by: number): number => spread(r, by);
  const knots: Point[] = [
    [12, 300], [6 + j(4), 240 + j(8)], [10 + j(5), 170 + j(10)], [5 + j(4), 112 + j(8)],
    [22 + j(6), 58 + j(6)], [58 + j(8), 20 + j(6)], [106 + j(10), 4 + j(4)], [158 + j(8), 16 + j(6)],
    [198 + j(5), 60 + j(8)], [214 + j(4), 120 + j(8)], [208 + j(5), 182 + j(8)], [214 + j(4), 244 + j(6)],
    [209, 300], [166, 304], [110, 300], [56, 304],
  ];
  const count = knots.length;
  const points = knots.flatMap((b, i) => {
    const [a, c, e] = [knots[(i + count - 1) % count], knots[(i + 1) % count], knots[(i + 2) % count]];
    return [0, 0.2, 0.4, 0.6, 0.8].map((t): Point => {
      const along = (k: 0 | 1): number =>
        0.5 *
        (2 * b[k] + (c[k] - a[k]) * t + (2 * a[k] - 5 * b[k] + 4 * c[k] - e[k]) * t * t + (3 * b[k] - a[k] - 3 * c[k] + e[k]) * t ** 3);
      return [along(0) + j(1.3), along(1) + j(1.3)];
    });
  });
  return poly(points);
}

type Lamp = [x: number, y: number, r: number];
const LAMPS: Record<SceneId, Lamp[]> = {
  maamut: [[40, 246, 34]],
  mammut: [],
  big_manitou: [[42, 274, 32], [168, 276, 36], [104, 272, 22]],
  ice_age: [[76, 264, 34]],
  mammoth_valley: [[116, 112, 40], [58, 240, 24], [84, 232, 16], [198, 236, 20]],
};
const OUTSIDE: Record<SceneId, string> = { maamut: '#dfeaf0', mammut: '#ffb455', big_manitou: '#ffc46b', ice_age: '#bfe3ee', mammoth_valley: '#f3e3b0' };
const SEEDS: Record<SceneId, string> = { maamut: 'maamut', mammut: 'mammut', big_manitou: 'manitou', ice_age: 'iceage', mammoth_valley: 'valley' };
const WALL = {
  day: { k1: '#5a3f22', k2: '#7d5b34', k3: '#a37e4c', k4: '#c9a66e', k5: '#ead0a0', n1: '#a37e4c', n2: '#c9a66e', n3: '#ead0a0' },
  night: { k1: '#1c110a', k2: '#2e1d11', k3: '#4a301c', k4: '#6b4526', k5: '#8c5a30', n1: '#4a301c', n2: '#6b4526', n3: '#8c5a30' },
};
const RIM = { day: ['#4a2c10', '#4a3018', '#7d5830', '#8a6236', '#3a2512'], night: ['#000', '#0d0704', '#2b1a0f', '#2b1a0f', '#160c06'] };
const DUSK = `<filter id="dusk" color-interpolation-filters="sRGB" x="0" y="0" width="100%" height="100%"><feColorMatrix type="matrix" values=".42 .12 .06 0 -.03  .08 .46 .12 0 -.01  .1 .2 .58 0 .05  0 0 0 1 0"/></filter>`;

const ring = (sx: number, sy: number, more: string): string =>
  `<use href="#mouth" transform="translate(110 154)scale(${sx} ${sy})translate(-110 -154)" ${more}/>`;

/** The outline alone, for a quick first picture and for the ring of light. */
export const archPath = (id: SceneId): string => arch(SEEDS[id]);

export function quickArch(id: SceneId, night: boolean): string {
  const rim = RIM[night ? 'night' : 'day'];
  return `<defs><path id="mouth-${id}" d="${archPath(id)}"/></defs><use href="#mouth-${id}" transform="translate(110 154)scale(1.075 1.055)translate(-110 -154)" fill="${rim[2]}"/><use href="#mouth-${id}" fill="${night ? '#2a3350' : OUTSIDE[id]}"/>`;
}

export function paintedArch(id: SceneId, night: boolean): Picture {
  const [shade, rimA, rimB, rimC, inner] = RIM[night ? 'night' : 'day'];
  const stones = repaint(variants('w', 'b', 3, stone), WALL[night ? 'night' : 'day']);
  const outside = `color-mix(in srgb, ${OUTSIDE[id]} ${night ? 30 : 55}%, ${rimC})`;
  const lamps = night ? LAMPS[id].map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="url(#glow)" opacity=".75" style="mix-blend-mode:screen"/>`).join('') : '';
  const dusk = night && id !== 'mammut' ? ' filter="url(#dusk)"' : '';
  const feet: [string, number, number, number][] = [['wb1', 10, 312, 1], ['wb0', 34, 318, 0.9], ['wb2', 206, 314, 0.8], ['wb0', 184, 319, 0.8]];
  return {
    viewBox: VIEW_BOX,
    body:
      `<defs>${sceneDefs()}${DUSK}${stones}<path id="mouth" d="${archPath(id)}"/><clipPath id="inside"><use href="#mouth"/></clipPath>` +
      `<linearGradient id="rim" x1=".2" y1="0" x2=".7" y2="1"><stop offset="0" stop-color="${rimA}"/><stop offset=".55" stop-color="${rimB}"/><stop offset="1" stop-color="${outside}"/></linearGradient></defs>` +
      `<g filter="url(#blur9)" opacity=".75">${ring(1.09, 1.06, `fill="${shade}"`)}</g>` +
      ring(1.075, 1.055, 'fill="url(#rim)"') +
      ring(1.035, 1.026, `fill="${inner}" opacity=".75"`) +
      `<g clip-path="url(#inside)"><g${dusk}>${scene(id)}</g>${lamps}` +
      '<g filter="url(#blur4)" opacity=".5"><use href="#mouth" fill="none" stroke="#140a04" stroke-width="22" transform="translate(4 5)"/></g>' +
      '<use href="#mouth" fill="none" stroke="#140a04" stroke-width="3" opacity=".7"/></g>' +
      feet.map(([stoneId, x, y, s]) => `<use href="#${stoneId}" transform="translate(${x} ${y})scale(${s})"/>`).join(''),
  };
}
