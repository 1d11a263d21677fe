/** What stands on the land of Ice Age. Origin: the foot; ids are short, because a map is thousands of them. */
import { crag } from './crag';
import { blob, n } from './paths';
import { ICE, repaint } from './pigments';
import { range, seeded, spread, type Chance } from './seed';
import { clump, filled, fir, flowers, tuft } from './sprites';

const LARCH = { 'fir-d': 'var(--larch-d)', 'fir-m': 'var(--larch-m)', 'fir-l': 'var(--larch-l)' };
const FLOWERS = ['var(--flower)', 'var(--flower2)', 'var(--flower3)'];
const PEAKS = { w: [112, 90, 70, 104, 80, 56], h: [88, 70, 50, 76, 66, 36], cap: [0.46, 0.4, 0.26, 0.44, 0.42, 0.1], cols: [7, 6, 5, 7, 6, 5], rows: [5, 4, 4, 4, 4, 3] };
const SERACS = { w: [34, 26, 44, 22, 32], h: [24, 18, 22, 13, 30] };

/** A round leafed tree: birch, alder, willow scrub. */
function birch(r: Chance, height: number, width: number): string {
  const [x, y] = [spread(r, 1), -height * 0.62];
  const balls = range(5).map((i) => {
    const angle = (i / 5) * 6.28 + r();
    return [x + Math.cos(angle) * width * 0.24, y + Math.sin(angle) * height * 0.16, width * (0.24 + r() * 0.07)];
  });
  const leaves = (list: number[][], colour: string, dx: number, dy: number, size: number): string =>
    `<g fill="${colour}">${list.map(([a, b, c]) => `<circle cx="${n(a + dx)}" cy="${n(b + dy)}" r="${n(c * size)}"/>`).join('')}</g>`;
  return (
    `<ellipse cx="4" rx="${n(width * 0.55)}" ry="${n(width * 0.19)}" fill="var(--sh)" opacity=".34"/>` +
    filled(`M-1.1 0Q-.4-5-.6-${n(height * 0.5)}H.9Q.6-5 1.3 0Z`, 'var(--birch)') +
    leaves(balls, 'var(--leaf-d)', 0.8, 1, 1) +
    leaves(balls, 'var(--leaf-m)', -0.4, -0.4, 0.9) +
    leaves(balls.slice(1, 4), 'var(--leaf-l)', -1.4, -1.8, 0.5)
  );
}

function longGrass(r: Chance): string {
  const d = ['', ''];
  for (let i = 0; i < 22; i++) {
    const [x, y, h] = [spread(r, 34), spread(r, 14), 9 + r() * 8];
    d[i % 3 ? 0 : 1] += `M${n(x)} ${n(y)}q${n(2 + r() * 2)} ${n(-h * 0.6)} ${n(5 + r() * 4)} ${n(-h)}`;
  }
  return `<g fill="none" stroke-linecap="round"><path d="${d[0]}" stroke="var(--steppe-d)" stroke-width="1.3"/><path d="${d[1]}" stroke="var(--steppe-l)" stroke-width="1.5"/></g>`;
}

const frost = (r: Chance): string =>
  filled(blob(0, 0, 24 + r() * 12, 10 + r() * 4, r, 8, 0.25), 'var(--ice-2)', ' opacity=".85"') +
  filled(blob(-2, -2, 18 + r() * 9, 6 + r() * 3, r, 8, 0.25), 'var(--ice-1)', ' opacity=".9"') +
  '<path d="M-14 1l8-3 7 4 9-5" stroke="var(--ice-3)" fill="none"/>';

const pebbles = (r: Chance): string =>
  range(9)
    .map(() => {
      const [x, y, a] = [spread(r, 28), spread(r, 13), 2 + r() * 3.4];
      const shadow = `<ellipse cx="${n(x + 1)}" cy="${n(y + 1)}" rx="${n(a)}" ry="${n(a * 0.6)}" fill="var(--sh)" opacity=".3"/>`;
      return `${shadow}<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(a)}" ry="${n(a * 0.62)}" fill="var(--k${3 + Math.floor(r() * 3)})"/>`;
    })
    .join('');

const DUNE =
  filled('M-44 4Q-20-12 6-8T46 2Q16 0-2 2T-44 4Z', 'var(--dune-l)', ' opacity=".6"') +
  filled('M-44 4Q-20 8 6 4T46 2Q20 12-6 11T-44 4Z', 'var(--dune-d)', ' opacity=".4"');

const boulder = { cols: 4, rows: 2, flat: 0.45, flank: 0.6, cap: 0, top: 0.15, foot: false };
const serac = { cols: 5, rows: 3, flat: 0.4, flank: 0.6, cap: 0.5, top: 0.2, foot: false };

/** How many there are of each kind of thing. */
export const KINDS = { f: 7, l: 3, t: 6, o: 3, c: 8, u: 8, y: 6, w: 4, q: 4, n: 1, b: 4, p: 6, z: 5 } as const;
export type Kind = keyof typeof KINDS;

const DRAW: Record<Kind, (r: Chance, i: number) => string> = {
  f: (r, i) => (i > 5 ? repaint(fir(r, 27, 15), LARCH) : fir(r, 20 + i * 2.4, 12 + i)),
  l: (r, i) => birch(r, 15 + i * 2.6, 12 + i * 2.2),
  t: (r, i) => tuft(r, 6 + i, 5 + (i % 3)),
  o: (r, i) => flowers(r, FLOWERS[i]),
  c: (r, i) => clump(r, ['f0', 'f1', 'f2', 'f3', 'f4', 'f5', 'f2', i % 3 ? 'f4' : 'f6', i % 4 ? 'f5' : 'l1'], 7, 22, 12, 9),
  u: (r, i) => clump(r, ['t0', 't1', 't2', 't3', 't4', 't5', `o${i % 3}`], 8, 34, 20, 11),
  y: longGrass,
  w: frost,
  q: pebbles,
  n: () => DUNE,
  b: (r, i) => crag(r, 12 + i * 5, 8 + i * 3, boulder),
  p: (r, i) => crag(r, PEAKS.w[i], PEAKS.h[i], { cap: PEAKS.cap[i], cols: PEAKS.cols[i], rows: PEAKS.rows[i] }),
  z: (r, i) => repaint(crag(r, SERACS.w[i], SERACS.h[i], serac), ICE),
};

export const iceSprites = (): string =>
  (Object.keys(KINDS) as Kind[]).map((kind) => range(KINDS[kind]).map((i) => `<g id="${kind}${i}">${DRAW[kind](seeded(kind, i), i)}</g>`).join('')).join('');
