/** Things that stand in the valley of the mammoths. Origin: the foot; light from the upper left. */
import { crag } from './crag';
import { smoke } from './defs';
import type { Point } from './hex';
import { n, poly, smooth } from './paths';
import { lerp, range, spread, type Chance } from './seed';
import { clump, filled, fir, flowers, tuft, variants } from './sprites';

type Blot = [x: number, y: number, radius: number];

const shadow = (rx: number, ry: number): string => `<ellipse cx="4" rx="${n(rx)}" ry="${n(ry)}" fill="var(--sh)" opacity=".34"/>`;

/** A birch or an alder: leaves in summer, twigs in winter. */
export function leaf(r: Chance, height = 19, width = 15): string {
  const [x, y] = [spread(r, 1), -height * 0.62];
  const blots = range(5).map((i): Blot => {
    const angle = (i / 5) * 2 * Math.PI + r();
    return [x + Math.cos(angle) * width * 0.24, y + Math.sin(angle) * height * 0.16, width * (0.24 + r() * 0.07)];
  });
  const crown = (list: Blot[], fill: string, dx: number, dy: number, share: number): string =>
    `<g fill="${fill}">${list.map(([u, v, q]) => `<circle cx="${n(u + dx)}" cy="${n(v + dy)}" r="${n(q * share)}"/>`).join('')}</g>`;
  const twig = (dx: number, from: number, length: number, tip: number): string =>
    `M0 ${n(from)}Q${n(dx * 0.3)} ${n(from - length * 0.5)} ${n(dx)} ${n(from - length)}m${n(-dx * 0.35)} ${n(length * 0.4)}l${n(tip)}-3`;
  const twigs = twig(-5, -height * 0.35, height * 0.45, -2) + twig(5, -height * 0.45, height * 0.42, 2) + twig(-3, -height * 0.6, height * 0.4, -2) + twig(3.5, -height * 0.68, height * 0.36, 2);
  return (
    shadow(width * 0.55, width * 0.19) +
    filled(`M-1.1 0Q-.4-5-.6-${n(height * 0.5)}H.9Q.6-5 1.3 0Z`, 'var(--birch)') +
    `<g opacity="var(--foliage)">${crown(blots, 'var(--leaf-d)', 0.8, 1, 1)}${crown(blots, 'var(--leaf-m)', -0.4, -0.4, 0.9)}${crown(blots.slice(1, 4), 'var(--leaf-l)', -1.4, -1.8, 0.5)}</g>` +
    `<path d="M0-${n(height * 0.4)}V-${n(height)}${twigs}" fill="none" stroke="var(--bark)" opacity="var(--snow)"/>`
  );
}

/** Reeds with their brown heads. */
export function reed(r: Chance): string {
  let stalks = '';
  let heads = '';
  for (const i of range(5)) {
    const [x, tall, lean] = [spread(r, 3.4), 8 + r() * 6, spread(r, 2.5)];
    stalks += `M${n(x)} 0Q${n(x)} ${n(-tall * 0.6)} ${n(x + lean)} ${n(-tall)}`;
    if (i < 3) heads += `<ellipse cx="${n(x + lean)}" cy="${n(-tall)}" rx=".9" ry="2.2"/>`;
  }
  return `<path d="${stalks}" stroke="var(--reed)" stroke-width=".9" fill="none"/><g fill="var(--bark)">${heads}</g>`;
}

/** A soft rise in the ground. */
export function knoll(r: Chance, width: number, height: number): string {
  const d = `M${n(-width / 2)} 0Q${n(-width * 0.3)} ${n(-height)} ${n(spread(r, width * 0.1))} ${n(-height)}T${n(width / 2)} 0Q${n(width * 0.1)} ${n(height * 0.5)} ${n(-width / 2)} 0Z`;
  const lit = `M${n(-width * 0.46)} ${n(-height * 0.12)}Q${n(-width * 0.28)} ${n(-height)} ${n(width * 0.04)} ${n(-height)}`;
  return filled(d, 'url(#kn)') + `<path d="${lit}" stroke="var(--grass-l)" stroke-width="1.1" fill="none" opacity=".5"/>`;
}

const SMOKE: [x: number, y: number, radius: number, opacity: number][] = [
  [2, -10, 8, 0.85], [9, -20, 11, 0.7], [-1, -24, 9, 0.6], [18, -32, 14, 0.55], [6, -38, 12, 0.42], [28, -45, 16, 0.34], [14, -52, 13, 0.26],
];

/** A stream of lava from the crater down the flank. */
function stream(top: number, from: number, to: number, width: number, length: number): string {
  const left: Point[] = [];
  const right: Point[] = [];
  for (const i of range(4)) {
    const t = i / 3;
    const x = lerp(from, to, t * t) + Math.sin(t * 7 + from) * 2.4;
    const half = width * (1 - t * 0.75);
    left.push([x - half, top + 2 + t * length]);
    right.push([x + half, top + 2 + t * length]);
  }
  return smooth([...left, ...right.reverse()], true, 7);
}

/** The fire mountain: crater, streams of lava, smoke. */
export function volcano(r: Chance, width = 100, height = 62): string {
  const crater = width * 0.13;
  const flank = (side: number): Point[] =>
    range(5).map((i) => {
      const t = (i + 1) / 6;
      return [side * lerp(crater, width / 2, Math.pow(t, 1.25)) + spread(r, 2.4), lerp(-height, 0, t) + spread(r, 1.6)];
    });
  const [right, left] = [flank(1), flank(-1)];
  const rim: Point[] = [[-crater, -height], [-crater * 0.5, -height + 2.5], [0, -height + 1], [crater * 0.45, -height + 3.4], [crater, -height + 0.5]];
  const whole: Point[] = [...rim, ...right, [width / 2, 0], [0, height * 0.08], [-width / 2, 0], ...[...left].reverse()];
  const dark: Point[] = [[crater * 0.2, -height + 2.6], rim[4], ...right, [width / 2, 0], [width * 0.15, height * 0.08], [width * 0.1, -height * 0.3], [width * 0.02, -height * 0.45], [width * 0.06, -height * 0.7]];
  const foot: Point[] = [[-width * 0.56, height * 0.14], [-width * 0.5, -height * 0.05], [-width * 0.2, -height * 0.1], [width * 0.1, -height * 0.07], [width * 0.38, -height * 0.1], [width * 0.56, 0], [width * 0.56, height * 0.16]];
  const clouds = SMOKE.map(([x, y, q, o]) => `<circle cx="${n(x + spread(r, 2))}" cy="${n(-height + y)}" r="${q}" fill="url(#smoke)" opacity="${o}"/>`).join('');
  const lava = (from: number, to: number, w: number, length: number, colour: string): string => filled(stream(-height, from, to, w, length), colour);
  return (
    `<ellipse cx="${n(width * 0.12)}" cy="2" rx="${n(width * 0.54)}" ry="${n(height * 0.13)}" fill="var(--sh)" opacity=".36"/>` +
    `<ellipse cy="${n(-height)}" rx="${n(crater * 3.2)}" ry="26" fill="url(#lavaglow)"/>${clouds}` +
    filled(poly(whole), 'url(#vo-l)') + filled(poly(dark), 'url(#vo-d)') +
    `<ellipse cy="${n(-height + 1.8)}" rx="${n(crater * 0.95)}" ry="3.2" fill="#3a120a"/><ellipse cy="${n(-height + 2.4)}" rx="${n(crater * 0.75)}" ry="2.1" fill="#ff9d2e"/>` +
    lava(-3, -width * 0.2, 3.2, height * 0.86, '#b92a0c') + lava(3, width * 0.13, 2.6, height * 0.62, '#b92a0c') + lava(0, -width * 0.02, 2.2, height * 0.5, '#b92a0c') +
    lava(-3, -width * 0.2, 1.9, height * 0.8, '#ff7a1c') + lava(3, width * 0.13, 1.4, height * 0.55, '#ff8a22') + lava(-3, -width * 0.2, 0.9, height * 0.6, '#ffd36b') +
    filled(poly(foot), 'url(#pk-f)')
  );
}

const PEAKS = { w: [98, 78, 62, 92, 70, 50], h: [76, 60, 44, 66, 58, 30], cap: [0.46, 0.4, 0.26, 0.44, 0.42, 0.1], cols: [7, 6, 5, 7, 6, 5], rows: [5, 4, 4, 4, 4, 3] };
const larch = (r: Chance, i: number): string => fir(r, 20 + (i - 5) * 3, 13 + i * 0.4).replaceAll('--fir-', '--larch-');

/** Everything that is placed with <use>: firs f, leafed trees l, clumps c, grass u, reeds r, stones b, knolls h, peaks p, the volcano v. */
export const valleySprites = (): string =>
  variants('', 'f', 8, (r, i) => (i > 5 ? larch(r, i) : fir(r, 17 + i * 2.2, 10.5 + i))) +
  variants('', 'l', 3, (r, i) => leaf(r, 13 + i * 2.6, 10 + i * 2.2)) +
  variants('', 't', 6, (r, i) => tuft(r, 5 + i, 5 + (i % 3))) +
  variants('', 'o', 3, (r, i) => flowers(r, ['var(--flower)', 'var(--flower2)', 'var(--flower3)'][i])) +
  variants('', 'c', 8, (r, i) => clump(r, ['f0', 'f1', 'f2', 'f3', 'f4', 'f5', 'f2', 'f3', i % 3 ? 'f4' : 'f6', i % 4 ? 'f5' : 'l1'], 7, 19, 10, 8)) +
  variants('', 'u', 8, (r, i) => clump(r, ['t0', 't1', 't2', 't3', 't4', 't5', `o${i % 3}`], 7, 28, 17, 10)) +
  variants('', 'r', 2, (r) => reed(r)) +
  variants('', 'b', 3, (r, i) => crag(r, 9 + i * 4, 6 + i * 2.5, { cols: 4, rows: 2, flat: 0.45, flank: 0.6, cap: 0, top: 0.15, foot: false })) +
  variants('', 'h', 3, (r, i) => knoll(r, 40 + i * 10, 12 + i * 3)) +
  variants('', 'p', 6, (r, i) => crag(r, PEAKS.w[i], PEAKS.h[i], { cap: PEAKS.cap[i], cols: PEAKS.cols[i], rows: PEAKS.rows[i] })) +
  variants('', 'v', 1, (r) => volcano(r));

const stops = (list: [number, string, number?][]): string => list.map(([o, c, a]) => `<stop offset="${o}" stop-color="${c}"${a === undefined ? '' : ` stop-opacity="${a}"`}/>`).join('');

/** Gradients of knolls, mountain feet, the volcano and its smoke. */
export const valleyGradients =
  `<linearGradient id="kn" x1="0" y1="0" x2=".7" y2="1">${stops([[0, 'var(--grass-l)', 0.6], [0.5, 'var(--grass-l)', 0], [0.8, 'var(--grass-d)', 0.5], [1, 'var(--grass-d)', 0]])}</linearGradient>` +
  `<linearGradient id="pk-f" x1="0" y1="0" x2="0" y2="1">${stops([[0, 'var(--g-mountain)', 0], [0.8, 'var(--g-mountain)', 0.75], [1, 'var(--g-mountain)', 0]])}</linearGradient>` +
  `<linearGradient id="vo-l" x1="0" y1="0" x2="0" y2="1">${stops([[0, '#7b5a4a'], [0.6, '#6f5c4f'], [1, 'var(--g-mountain)']])}</linearGradient>` +
  `<linearGradient id="vo-d" x1="0" y1="0" x2="0" y2="1">${stops([[0, '#38251f'], [0.7, '#493930'], [1, 'var(--k1)']])}</linearGradient>` +
  smoke;

/** Ground wash: colour fields blurred into each other and warped, then brush strokes, relief and grain. */
export const bleedFilter =
  '<filter id="bleed" x="-4%" y="-4%" width="108%" height="108%" color-interpolation-filters="sRGB">' +
  '<feGaussianBlur in="SourceGraphic" stdDeviation="6" result="soft"/>' +
  '<feTurbulence type="fractalNoise" baseFrequency=".022" numOctaves="4" seed="7" result="warp"/>' +
  '<feDisplacementMap in="soft" in2="warp" scale="46" xChannelSelector="R" yChannelSelector="G" result="ground"/>' +
  '<feTurbulence type="fractalNoise" baseFrequency=".018 .075" numOctaves="4" seed="11" result="strokes"/>' +
  '<feColorMatrix in="strokes" type="matrix" values="1 0 0 0 0  1 0 0 0 0  1 0 0 0 0  0 0 0 0 1" result="strokes2"/>' +
  '<feBlend in="strokes2" in2="ground" mode="soft-light" result="painted"/>' +
  '<feTurbulence type="fractalNoise" baseFrequency=".035" numOctaves="5" seed="3" result="hills"/>' +
  '<feDiffuseLighting in="hills" surfaceScale="7" diffuseConstant="1.05" lighting-color="#fff" result="lit"><feDistantLight azimuth="225" elevation="58"/></feDiffuseLighting>' +
  '<feBlend in="lit" in2="painted" mode="soft-light" result="relief"/>' +
  '<feTurbulence type="fractalNoise" baseFrequency=".75" numOctaves="2" seed="5" result="grain"/>' +
  '<feColorMatrix in="grain" type="matrix" values=".7 0 0 0 .15  .7 0 0 0 .15  .7 0 0 0 .15  0 0 0 0 1" result="grain2"/>' +
  '<feBlend in="grain2" in2="relief" mode="soft-light" result="fine"/>' +
  '<feComposite in="fine" in2="ground" operator="in"/></filter>';
