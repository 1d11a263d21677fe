/** The lit cave wall behind everything, with old paintings on it. */
import type { Picture } from './bake';
import { filters } from './defs';
import bison from './icons/bison';
import caveman from './icons/caveman';
import hand from './icons/hand';
import mammoth from './icons/mammoth';

export type WallKind = 'table' | 'home';
export const WALL_SIZE = { width: 1280, height: 800 };

interface Rock {
  big: number;
  fine: number;
  azimuth: number;
  seed: number;
  tint: string;
}

/** Big smooth hollows times fine limestone, tinted. */
const rock = ({ big, fine, azimuth, seed, tint }: Rock): string =>
  `<filter id="rock" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feTurbulence type="turbulence" baseFrequency=".0042" numOctaves="3" seed="${seed}" result="a"/><feDiffuseLighting in="a" surfaceScale="${big}" diffuseConstant="1.12" lighting-color="#fff" result="b"><feDistantLight azimuth="${azimuth}" elevation="62"/></feDiffuseLighting><feTurbulence type="fractalNoise" baseFrequency=".035" numOctaves="5" seed="9" result="c"/><feDiffuseLighting in="c" surfaceScale="${fine}" diffuseConstant="1.12" lighting-color="#fff" result="d"><feDistantLight azimuth="${azimuth}" elevation="60"/></feDiffuseLighting><feBlend in="d" in2="b" mode="multiply" result="e"/><feFlood flood-color="${tint}"/><feBlend in2="e" mode="multiply"/></filter>`;

const ROCKS: Record<WallKind, Record<'day' | 'night', Rock>> = {
  table: {
    day: { big: 17, fine: 2.2, azimuth: 235, seed: 7, tint: '#d9c39a' },
    night: { big: 20, fine: 2.4, azimuth: 70, seed: 7, tint: '#4a3120' },
  },
  home: {
    day: { big: 30, fine: 3, azimuth: 235, seed: 5, tint: '#e6c994' },
    night: { big: 30, fine: 3, azimuth: 70, seed: 5, tint: '#6a472e' },
  },
};

type Light = [cx: number, cy: number, r: number, stops: [offset: number, colour: string, opacity: number][]];
const LIGHTS: Record<WallKind, Record<'day' | 'night', Light>> = {
  table: {
    day: [512, 360, 900, [[0.3, '#fff2d0', 0.45], [0.7, '#a87b42', 0.12], [1, '#3a2008', 0.6]]],
    night: [470, 430, 820, [[0, '#c4692a', 0.28], [0.45, '#6b3a18', 0.12], [1, '#000', 0.66]]],
  },
  home: {
    day: [420, 120, 1000, [[0, '#fff6de', 0.65], [0.5, '#e8c98f', 0.1], [1, '#4a2a0c', 0.5]]],
    night: [640, 700, 760, [[0, '#ffb057', 0.6], [0.4, '#c4692a', 0.28], [1, '#000', 0.62]]],
  },
};

type Painting = [icon: string, x: number, y: number, scale: number, turn?: number];
const PAINTINGS: Record<WallKind, Painting[]> = {
  table: [['bison', 72, 262, 1.15], ['mammoth', 66, 610, 1.1], ['caveman', 838, 560, 0.9], ['bison', 826, 262, 0.95]],
  home: [['bison', 640, 108, 1.1], ['mammoth', 792, 118, 0.9], ['caveman', 556, 132, 0.6], ['hand', 1228, 140, 0.56, 14], ['hand', 900, 108, 0.4, -18]],
};

export function wallPicture(kind: WallKind, theme: 'day' | 'night'): Picture {
  const { width, height } = WALL_SIZE;
  const [cx, cy, r, stops] = LIGHTS[kind][theme];
  const light = stops.map(([o, c, a]) => `<stop offset="${o}" stop-color="${c}" stop-opacity="${a}"/>`).join('');
  const pigment = theme === 'night' ? '#c26a34' : '#8a3a18';
  const paintings = PAINTINGS[kind].map(
    ([icon, x, y, s, turn = 0]) => `<use href="#i-${icon}" transform="translate(${x} ${y})scale(${s})rotate(${turn})"/>`,
  );
  return {
    viewBox: `0 0 ${width} ${height}`,
    body:
      `<defs>${filters}${rock(ROCKS[kind][theme])}${bison}${mammoth}${caveman}${hand}` +
      `<radialGradient id="light" gradientUnits="userSpaceOnUse" cx="${cx}" cy="${cy}" r="${r}">${light}</radialGradient></defs>` +
      `<rect width="${width}" height="${height}" filter="url(#rock)"/><rect width="${width}" height="${height}" fill="url(#light)"/>` +
      `<g filter="url(#pigment)" fill="${pigment}" opacity="${theme === 'night' ? 0.3 : 0.36}">${paintings.join('')}</g>`,
  };
}
