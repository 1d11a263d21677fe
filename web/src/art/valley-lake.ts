/** The lake of the valley, drawn in from the sides of its hexes. */
import type { Point } from './hex';
import { n, smooth } from './paths';
import { lerp, range, seeded, spread, type Chance } from './seed';

/** The shore of one loop: pulled in, uneven and smooth. */
export function shoreOf(loop: readonly Point[], seed: string): string {
  const r = seeded(seed, 'shore');
  const [x, y] = middleOf(loop);
  const points = loop.flatMap((p, i) => {
    const q = loop[(i + 1) % loop.length];
    return [0, 0.34, 0.67].map((t): Point => {
      const share = (t ? 0.92 : 0.87) + spread(r, 0.03);
      return [x + (lerp(p[0], q[0], t) - x) * share, y + (lerp(p[1], q[1], t) - y) * share];
    });
  });
  return smooth(points, true);
}

export const middleOf = (points: readonly Point[]): Point => [points.reduce((s, p) => s + p[0], 0) / points.length, points.reduce((s, p) => s + p[1], 0) / points.length];

function ripples(r: Chance, [x, y]: Point, size: number): string {
  const one = (): string => {
    const w = 8 + r() * 14;
    return `M${n(x + spread(r, size * 0.8))} ${n(y + spread(r, size * 0.75))}q${n(w / 4)}-2.4 ${n(w / 2)} 0t${n(w / 2)} 0`;
  };
  return range(14).map(one).join('');
}

/** A lake of open water: shore, wet line, depth, ripples. Ice is laid over it when it freezes. */
export function lake(loop: readonly Point[], seed: string, size: number, id: number): string {
  const d = shoreOf(loop, seed);
  const at = middleOf(loop);
  const r = seeded(seed, 'water', id);
  const edge = (more: string): string => `<path d="${d}" fill="none" ${more}/>`;
  return (
    `<radialGradient id="lake${id}" gradientUnits="userSpaceOnUse" cx="${n(at[0] - 6)}" cy="${n(at[1] - 6)}" r="${n(size * 0.95)}"><stop offset="0" stop-color="var(--water-d)"/><stop offset="1" stop-color="var(--water-m)"/></radialGradient>` +
    edge('stroke="var(--bank-d)" stroke-width="17" opacity=".25"') + edge('stroke="var(--shore)" stroke-width="12" stroke-linejoin="round"') + edge('stroke="var(--shore2)" stroke-width="6"') +
    `<path d="${d}" fill="url(#lake${id})"/><clipPath id="lk${id}"><path d="${d}"/></clipPath><g clip-path="url(#lk${id})">` +
    edge('stroke="var(--water-l)" stroke-width="13" opacity=".5"') + edge('stroke="var(--water-l)" stroke-width="5" opacity=".7"') +
    `<path d="${ripples(r, at, size)}" stroke="var(--ripple)" stroke-width="1.2" fill="none" opacity=".55"/>` +
    `<g transform="translate(2 4)" filter="url(#blur2)" opacity=".5">${edge('stroke="#0b2430" stroke-opacity=".5" stroke-width="5"')}</g></g>`
  );
}
