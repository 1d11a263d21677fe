/** What lies on a hex of the valley: fields, palisades, fire, flood and lava; put on the sheet as this is loaded. */
import { glow } from './defs';
import { corners, type Point } from './hex';
import { flames } from './own';
import { n, smooth } from './paths';
import { lerp, seeded, spread } from './seed';
import { define } from './sheet';
import { LAND_SIZE } from './valley-plan';

/** A field of corn, standing or half trampled. */
function crop(id: string, damaged: boolean): void {
  define(id, () => {
    const r = seeded('crop', damaged ? 2 : 1);
    let stalks = '';
    let ears = '';
    let fallen = '';
    for (let j = 0; j < 3; j++)
      for (let i = 0; i < 6; i++) {
        const [x, y, h] = [-20 + i * 8 + j * 1.5 + spread(r, 1.5), -10 + j * 7, 8 + r() * 3];
        if (damaged && (i + j) % 2) {
          fallen += `M${n(x - 3)} ${n(y - 1)}l${n(7 + spread(r, 2))} ${n(spread(r, 2))}`;
          continue;
        }
        stalks += `M${n(x)} ${n(y)}q1 ${n(-h / 2)} 1.5 ${n(-h)}`;
        ears += `M${n(x + 1.5)} ${n(y - h)}l.6-3.2`;
      }
    return (
      `<g id="${id}"><path d="M-26-11L24-14L29 7L-21 10Z" fill="var(--soil)" opacity=".6"/><path d="${fallen || 'M0 0'}" stroke="#7a5a22" stroke-width="1.4" fill="none"/>` +
      `<path d="${stalks}" stroke="#8a6a1c" stroke-width="1.2" fill="none"/><path d="${ears}" stroke="#f0c53c" stroke-width="2.6" stroke-linecap="round"/></g>`
    );
  });
}

/** Sharpened trunks around a field. */
function palisade(): void {
  define('palisade', () => {
    const post = (x: number, y: number): string => `<path d="M${x - 2.2} ${y}V${y - 12}L${x} ${y - 17}L${x + 2.2} ${y - 12}V${y}Z" fill="#9a6f3e" stroke="#3a2412" stroke-width=".9"/>`;
    const row = Array.from({ length: 13 }, (_, i) => post(-30 + i * 5, 8 - Math.abs(i - 6) * 1.6)).join('');
    return `<g id="palisade"><ellipse cx="2" cy="8" rx="34" ry="5" fill="var(--sh)" opacity=".35"/>${row}<path d="M-31 0Q0 6 31 0M-31-6Q0 0 31-6" stroke="#5d4023" stroke-width="1.6" fill="none"/></g>`;
  });
}

/** A hex on fire: three hearths. */
function fire(): void {
  define('glow', () => glow);
  define('hexfire', () => `<g id="hexfire"><g transform="translate(-22 -8)scale(.8)">${flames()}</g><g transform="translate(24 -2)scale(.86)">${flames()}</g><g transform="translate(0 26)scale(1.15)">${flames()}</g></g>`);
}

/** A hex whose sides were washed away. */
function worn(seed: string, share: number): string {
  const r = seeded(seed, 'worn');
  const around = corners(0, 0, LAND_SIZE * share);
  const points = around.flatMap((a, i) => {
    const b = around[(i + 1) % 6];
    return [0, 0.3, 0.7].map((t): Point => [lerp(a[0], b[0], t) * (1 + spread(r, 0.035)), lerp(a[1], b[1], t) * (1 + spread(r, 0.035))]);
  });
  return smooth(points, true);
}

/** Water over a hex, with a trunk adrift in it. */
function flood(): void {
  define('hexflood', () => {
    const r = seeded('flood');
    const shore = worn('flood', 0.95);
    const ripple = (): string => {
      const [x, y, w] = [spread(r, 32), spread(r, 36), 9 + r() * 14];
      return `M${n(x - w / 2)} ${n(y)}q${n(w / 4)}-2.6 ${n(w / 2)} 0t${n(w / 2)} 0`;
    };
    const ripples = Array.from({ length: 13 }, ripple).join('');
    return (
      '<radialGradient id="floodg" cx=".46" cy=".42" r=".62"><stop offset="0" stop-color="#276d8e" stop-opacity=".94"/><stop offset=".72" stop-color="#3a8aa6" stop-opacity=".9"/><stop offset="1" stop-color="#7cbcc4" stop-opacity=".72"/></radialGradient>' +
      `<g id="hexflood"><path d="${shore}" fill="url(#floodg)" stroke="#1c526b" stroke-opacity=".55" stroke-width="3"/><path d="${shore}" transform="scale(.955)" fill="none" stroke="#f0f8f0" stroke-opacity=".7" stroke-width="1.8" stroke-dasharray="22 5 9 7"/>` +
      `<path d="${ripples}" fill="none" stroke="#d8f0ee" stroke-width="1.7" stroke-linecap="round" opacity=".85"/>` +
      '<path d="M-30 30L-8 23" stroke="#3a2412" stroke-width="6" stroke-linecap="round"/><path d="M-30 28.5L-9 22" stroke="#8a6038" stroke-width="2.4" stroke-linecap="round"/><path d="M30-30v-9M33-29l3-8M27-29l-3-7" stroke="#3f5a26" stroke-width="2" stroke-linecap="round"/></g>'
    );
  });
}

/** Glowing rock over a hex: black crust, torn open. */
function lava(): void {
  define('hexlava', () => {
    const streams = 'M-34-34C-20-20-26-4-12 4S-2 24 6 40M20-44C14-26 26-14 16 0S30 22 26 34M-40 12C-30 16-26 24-28 34';
    const stream = (colour: string, width: number, opacity = 1): string => `<path d="${streams}" fill="none" stroke="${colour}" stroke-opacity="${opacity}" stroke-width="${width}" stroke-linecap="round"/>`;
    const embers = [[-4, -24], [32, -8], [-22, 20], [10, 18], [-38, -6], [2, -44]].map(([x, y]) => `<circle cx="${x}" cy="${y}" r="1.8" fill="#ffb24a"/>`).join('');
    return `<g id="hexlava"><path d="${worn('lava', 0.94)}" fill="#2a110a" fill-opacity=".8"/>${stream('#ff5a14', 19, 0.28)}${stream('#b92a0c', 9)}${stream('#ff7a1c', 5)}${stream('#ffe08a', 1.8)}${embers}</g>`;
  });
}

crop('crop-intact', false);
crop('crop-damaged', true);
palisade();
fire();
flood();
lava();
