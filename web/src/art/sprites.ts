/** Things that stand on the ground. Origin: the foot of the thing; light from the upper left.
 *  Colours are custom properties, so season and theme repaint them. */
import type { Point } from './hex';
import { n, poly } from './paths';
import { lerp, pick, range, seeded, spread, type Chance } from './seed';

export const filled = (d: string, fill: string, more = ''): string =>
  `<path d="${d}" fill="${fill}"${more}/>`;

const shadow = (rx: number, ry: number, dx = 3, opacity = 0.34): string =>
  `<ellipse cx="${n(dx)}" rx="${n(rx)}" ry="${n(ry)}" fill="var(--sh)" opacity="${opacity}"/>`;

export function fir(r: Chance, height = 27, width = 15): string {
  const layers = 5;
  const right: Point[] = [];
  const left: Point[] = [];
  let lit = '';
  let snow = '';
  let tip: Point = [0, -height];
  for (let i = 0; i < layers; i++) {
    const t = (i + 1) / layers;
    const y = -height + t * (height - 2.5);
    const half = (width / 2) * (0.16 + 0.84 * t);
    const a: Point = [half * (0.86 + 0.28 * r()), y + r() * 1.4];
    const b: Point = [-half * (0.86 + 0.28 * r()), y + r() * 1.4];
    right.push(a, [a[0] * 0.46, y - 1.6]);
    left.push(b, [b[0] * 0.46, y - 1.6]);
    lit += poly([b, [tip[0] * 0.8, tip[1] + 1], [b[0] * 0.35, b[1] - 1.5]]);
    snow += poly([
      [b[0] * 0.98, b[1]], tip, [a[0] * 0.55, lerp(tip[1], a[1], 0.6)],
      [a[0] * 0.2, b[1] - 3.1], [b[0] * 0.45, b[1] - 1.8],
    ]);
    tip = [b[0] * 0.46, y - 1.6];
  }
  const middle = range(layers).map((i): Point => [spread(r, 1) + 0.6, -height + ((i + 1) / layers) * (height - 3)]);
  left.reverse();
  return (
    shadow(width * 0.62, width * 0.2, 4) +
    filled('M-1.2 0L-.9-4H.9L1.2 0Z', 'var(--bark)') +
    filled(poly([[0, -height], ...right, ...left]), 'var(--fir-d)') +
    filled(poly([[0, -height], ...middle, ...left]), 'var(--fir-m)') +
    filled(lit, 'var(--fir-l)') +
    filled(snow, 'var(--snow-l)', ' opacity="var(--snow)"')
  );
}

export function tuft(r: Chance, height = 8, blades = 6): string {
  let dark = '';
  let light = '';
  for (let i = 0; i < blades; i++) {
    const x = spread(r, 3.6);
    const h = height * (0.6 + r() * 0.55);
    const lean = x * 0.9 + spread(r, 2.6);
    const blade =
      `M${n(x - 0.7)} 0Q${n(x + lean * 0.2)} ${n(-h * 0.6)} ${n(x + lean)} ${n(-h)}` +
      `Q${n(x + lean * 0.4 + 0.8)} ${n(-h * 0.5)} ${n(x + 0.7)} 0Z`;
    if (i % 3 === 2) light += blade;
    else dark += blade;
  }
  return (
    `<ellipse cx="1.5" rx="5" ry="1.4" fill="var(--sh)" opacity=".22"/>` +
    filled(dark, 'var(--grass-d)') +
    filled(light, 'var(--grass-l)')
  );
}

export function flowers(r: Chance, colour = 'var(--flower)'): string {
  const one = (): string =>
    `<circle cx="${n(spread(r, 6))}" cy="${n(spread(r, 3.6))}" r="${n(0.7 + r() * 0.5)}"/>`;
  return `<g fill="${colour}">${range(5).map(one).join('')}</g>`;
}

/** A hide tent with its smoke hole; --p is the owner's colour. */
export function tent(h = 24, w = 22): string {
  return (
    `<ellipse cx="4" cy="0" rx="${n(w * 0.7)}" ry="4" fill="var(--sh)" opacity=".4"/>` +
    `<path d="M-2 ${-h - 4}L3 ${-h + 3}M2.4 ${-h - 5}L-2 ${-h + 3}M.4 ${-h - 6}V${-h}" stroke="#4a3422" stroke-width="1.2"/>` +
    filled(`M0 ${-h}L${w / 2} -1Q0 3.4 ${-w / 2} -1Z`, '#c79a62') +
    filled(`M0 ${-h}L${w / 2} -1Q${w * 0.3} 1 ${w * 0.12} 1.4Z`, '#8a623a') +
    filled(`M0 ${-h}L${-w / 2} -1Q${-w * 0.4} .4 ${-w * 0.3} .8Z`, '#e2bd84') +
    filled(`M-1 ${-h * 0.55}Q-4.6 -4 -4.4 1.1Q-1.4 1.8 1.8 1.6Q1.6 -5 -1 ${-h * 0.55}Z`, '#2b1b12') +
    filled(`M${-w * 0.31} ${-h * 0.36}L${w * 0.31} ${-h * 0.36}L${w * 0.37} ${-h * 0.24}L${-w * 0.37} ${-h * 0.24}Z`, 'var(--p)') +
    filled(`M0 ${-h}L${-w * 0.18} ${-h * 0.62}H${w * 0.18}Z`, '#fff', ' opacity="var(--snow)"')
  );
}

/** Several things in one: fewer nodes, still no two places alike. */
export function clump(r: Chance, ids: readonly string[], count: number, w: number, h: number, gap: number): string {
  const points: Point[] = [];
  for (let i = 0; i < 200 && points.length < count; i++) {
    const x = spread(r, w);
    const y = spread(r, h);
    if (points.every(([u, v]) => Math.hypot(u - x, (v - y) * 1.5) > gap)) points.push([x, y]);
  }
  return points
    .sort((a, b) => a[1] - b[1])
    .map(([x, y]) => `<use href="#${pick(r, ids)}" x="${Math.round(x)}" y="${Math.round(y)}"/>`)
    .join('');
}

/** Variants of a sprite as <g id="prefix-name0">, <g id="prefix-name1">, ... */
export const variants = (
  prefix: string,
  name: string,
  count: number,
  draw: (r: Chance, i: number) => string,
): string => range(count).map((i) => `<g id="${prefix}${name}${i}">${draw(seeded(name, i), i)}</g>`).join('');
