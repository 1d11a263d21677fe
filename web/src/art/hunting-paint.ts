/** The brushes of the hunting grounds: river, trees, rocks, grass and a herd far off. */
import { crag } from './crag';
import { filters } from './defs';
import type { Point } from './hex';
import { EARTH, outline } from './hunting-grounds';
import bison from './icons/bison';
import { blob, n, smooth } from './paths';
import { lerp, pick, range, seeded, spread, type Chance } from './seed';
import { clump, fir, flowers, tuft, variants } from './sprites';
import { slabFilter, tileGradients } from './tiles';

interface Thing {
  foot: number;
  body: string;
}

/** Things stand no closer than this to the rim. */
const RIM = 12;

const use = (id: string, x: number, y: number, s = 1): Thing => ({ foot: y, body: `<use href="#${id}" transform="translate(${n(x)} ${n(y)})scale(${n(s)})"/>` });

const sprites = (): string =>
  variants('', 'f', 4, (r, i) => fir(r, 24 + i * 4, 14 + i)) +
  variants('', 'c', 3, (r) => clump(r, ['f0', 'f1', 'f2', 'f3'], 6, 17, 9, 9)) +
  variants('', 't', 4, (r, i) => tuft(r, 8 + i * 2, 7)) +
  variants('', 'w', 3, (r, i) => flowers(r, ['var(--flower)', 'var(--flower2)', 'var(--flower3)'][i])) +
  variants('', 'k', 4, (r, i) => crag(r, 34 + i * 12, 22 + i * 9, { cols: 5, rows: 3, flat: 0.25, flank: 0.7, cap: i > 1 ? 0.25 : 0, top: 0.1 }));

/** Soft light and dark blots, so that no two places look alike. */
function blots(r: Chance, w: number, h: number): string {
  const one = (): string => {
    const [x, y] = [lerp(0, w, r()), lerp(0, h, r())];
    return `<path d="${blob(x, y, 30 + r() * 50, 18 + r() * 34, r, 9, 0.25)}" fill="url(#${pick(r, ['gp1', 'gp2', 'gp3', 'gp1'])})" opacity="${n(0.35 + r() * 0.4)}"/>`;
  };
  return range(Math.round((w * h) / 9000)).map(one).join('');
}

/** A river along the left rim: bank, sand, water, glint. */
function river(r: Chance, w: number, h: number): string {
  const points = range(7).map((i): Point => [w * 0.09 + spread(r, w * 0.03) - (i % 2) * 6, lerp(-10, h + 10, i / 6)]);
  const d = smooth(points);
  const stroke = (colour: string, width: number, more = ''): string => `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}"${more}/>`;
  return stroke('var(--bank-d)', 30, ' opacity=".5"') + stroke('var(--shore)', 26) + stroke('var(--water-d)', 19) + stroke('var(--water-m)', 13) + stroke('var(--ripple)', 1.4, ' stroke-dasharray="10 16" opacity=".8"');
}

/** Places along the rim, where no cards lie. */
function rim(r: Chance, count: number, w: number, h: number): Point[] {
  return range(count).map((i): Point => {
    const t = (i + r() * 0.7) / count;
    if (t < 0.3) return [lerp(RIM, w - RIM, t / 0.3), RIM + 22 + r() * 8];
    const down = lerp(40, h - 16, (t - 0.3) / 0.7);
    return [i % 2 ? RIM + r() * 8 : w - RIM - r() * 8, down];
  });
}

function standing(r: Chance, kind: number, w: number, h: number): Thing[] {
  const grass = range(Math.round((w * h) / 2600)).map(() => use(pick(r, kind === 2 ? ['t0', 't1'] : ['t0', 't1', 't2', 't3', 'w0', 'w1', 'w2']), lerp(RIM, w - RIM, r()), lerp(24, h - 14, r()), 0.7 + r() * 0.5));
  const size = Math.min(1, w / 240);
  const features: Record<number, Thing[]> = {
    0: rim(r, 7, w, h).filter(([x]) => x > w * 0.3).map(([x, y]) => use(pick(r, ['f0', 'f1', 'c0']), x, y, 0.8 * size)),
    1: rim(r, 22, w, h).map(([x, y]) => use(pick(r, ['c0', 'c1', 'c2', 'f3']), x, y, size)),
    2: rim(r, 12, w, h).map(([x, y]) => use(pick(r, ['k0', 'k1', 'k2', 'k3']), x, y, 0.85 * size)),
  };
  return [...grass, ...features[kind]];
}

/** A few bison graze far off. */
function herd(r: Chance, w: number, h: number): string {
  const animals = range(4).map((i) => `<use href="#i-bison" transform="translate(${n(w * (0.3 + 0.14 * i) + spread(r, 8))} ${n(h * 0.5 + spread(r, h * 0.2))})scale(${n(0.2 + r() * 0.06)})"/>`);
  return `<g fill="#4a2c16" opacity=".5">${animals.join('')}</g>`;
}

export function paintedGround(kind: number, w: number, h: number): string {
  const r = seeded('hunting-ground', kind);
  const edge = outline(w, h, kind);
  const things = standing(r, kind, w, h).sort((a, b) => a.foot - b.foot);
  return (
    `<defs>${filters}${tileGradients}${slabFilter}${bison}${sprites()}<clipPath id="in"><path d="${edge}"/></clipPath></defs>` +
    `<path d="${edge}" fill="${EARTH[kind].side}" transform="translate(0 6)"/>` +
    `<g filter="url(#slab)"><g clip-path="url(#in)"><path d="${edge}" fill="${EARTH[kind].ground}"/>${blots(r, w, h)}${kind === 0 ? river(r, w, h) : ''}</g></g>` +
    `<g clip-path="url(#in)">${kind === 0 ? herd(r, w, h) : ''}${things.map((thing) => thing.body).join('')}</g>` +
    `<path d="${edge}" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="1.6"/>`
  );
}
