/** The brushes of the ice map: washes of colour, everything that stands on the land, and the glacier. */
import { filters } from './defs';
import type { Point } from './hex';
import { iceCliff, LAND, uses, type MapPlan, type MapRegion } from './ice-map';
import { KINDS, iceSprites, type Kind } from './ice-sprites';
import { poly, scatter, type Box } from './paths';
import { range, seeded, spread, type Chance } from './seed';

/** So far below its edge the glacier hides what stands there. */
const OVERHANG = [58, 30, 0];
const FILTERS = `<filter id="icetex" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".008 .02" numOctaves="4" seed="14" result="n"/><feDiffuseLighting in="n" surfaceScale="7" diffuseConstant="1.16" lighting-color="#f8fdff" result="l"><feDistantLight azimuth="225" elevation="58"/></feDiffuseLighting><feBlend in="l" in2="SourceGraphic" mode="multiply" result="m"/><feComposite in="m" in2="SourceGraphic" operator="in"/></filter>
<filter id="bleed" x="-4%" y="-4%" width="108%" height="108%" color-interpolation-filters="sRGB"><feGaussianBlur in="SourceGraphic" stdDeviation="5" result="soft"/><feTurbulence type="fractalNoise" baseFrequency=".022" numOctaves="4" seed="7" result="warp"/><feDisplacementMap in="soft" in2="warp" scale="18" xChannelSelector="R" yChannelSelector="G" result="ground"/><feTurbulence type="fractalNoise" baseFrequency=".018 .075" numOctaves="4" seed="11" result="strokes"/><feColorMatrix in="strokes" type="matrix" values="1 0 0 0 0 1 0 0 0 0 1 0 0 0 0 0 0 0 0 1" result="strokes2"/><feBlend in="strokes2" in2="ground" mode="soft-light" result="painted"/><feTurbulence type="fractalNoise" baseFrequency=".035" numOctaves="5" seed="3" result="hills"/><feDiffuseLighting in="hills" surfaceScale="7" diffuseConstant="1.05" lighting-color="#fff" result="lit"><feDistantLight azimuth="225" elevation="58"/></feDiffuseLighting><feBlend in="lit" in2="painted" mode="soft-light" result="relief"/><feTurbulence type="fractalNoise" baseFrequency=".75" numOctaves="2" seed="5" result="grain"/><feColorMatrix in="grain" type="matrix" values=".7 0 0 0 .15 .7 0 0 0 .15 .7 0 0 0 .15 0 0 0 0 1" result="grain2"/><feBlend in="grain2" in2="relief" mode="soft-light" result="fine"/><feComposite in="fine" in2="ground" operator="in"/></filter>`;

function inside(points: readonly Point[], x: number, y: number): boolean {
  let within = false;
  points.forEach(([a, b], i) => {
    const [u, v] = points[(i + points.length - 1) % points.length];
    if (b > y !== v > y && x < ((u - a) * (y - b)) / (v - b) + a) within = !within;
  });
  return within;
}

function shrink(points: readonly Point[], by: number): Point[] {
  const mean = (k: 0 | 1): number => points.reduce((sum, p) => sum + p[k], 0) / points.length;
  const [cx, cy] = [mean(0), mean(1)];
  return points.map(([x, y]) => {
    const away = Math.hypot(x - cx, y - cy);
    const share = Math.max(0.2, (away - by) / away);
    return [cx + (x - cx) * share, cy + (y - cy) * share];
  });
}

function boxOf(points: readonly Point[]): Box {
  const [xs, ys] = [points.map((p) => p[0]), points.map((p) => p[1])];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

type Test = (x: number, y: number) => boolean;
interface Thing {
  foot: number;
  body: string;
}

/** Draws one region: soft spots of colour, and everything that stands on it. */
class Painter {
  spots = '';
  readonly things: Thing[] = [];
  private readonly r: Chance;
  private readonly box: Box;
  private readonly wide: Point[];
  private readonly narrow: Point[];

  constructor(
    private readonly region: MapRegion,
    private readonly dry: Test,
  ) {
    this.r = seeded('ice', region.id);
    this.box = boxOf(region.poly);
    this.wide = shrink(region.poly, 26);
    this.narrow = shrink(region.poly, 44);
  }
  readonly on: Test = (x, y) => inside(this.wide, x, y) && this.dry(x, y);
  readonly within: Test = (x, y) => inside(this.narrow, x, y) && this.dry(x, y);
  clear(x: number, y: number, reach = 1): boolean {
    const [cx, cy, rx, ry] = this.region.room;
    return ((x - cx) / (rx * reach)) ** 2 + ((y - cy) / (ry * reach)) ** 2 > 1;
  }
  spot(count: number, colour: string, opacity: number, rx: number, ry: number): void {
    for (const [x, y] of scatter(this.r, count, this.box, this.on, 1))
      this.spots += `<ellipse cx="${Math.round(x)}" cy="${Math.round(y)}" rx="${Math.round(rx * (1 + this.r()))}" ry="${Math.round(ry * (1 + this.r()))}" fill="${colour}" opacity="${opacity}"/>`;
  }
  /** `flat` things lie under everything that stands. */
  put(kind: Kind, count: number, gap: number, where: Test, most: number = KINDS[kind], flat = false): void {
    for (const [x, y] of scatter(this.r, count, this.box, where, gap))
      this.things.push({ foot: flat ? 0 : y, body: `<use href="#${kind}${Math.floor(this.r() * most)}" x="${Math.round(x)}" y="${Math.round(y)}"/>` });
  }
}

const PAINT: Record<string, (p: Painter) => void> = {
  forest(p) {
    p.spot(4, 'var(--g-forest2)', 0.6, 24, 12);
    p.put('c', 26, 24, (x, y) => p.within(x, y - 4) && p.clear(x, y));
    p.put('l', 4, 26, (x, y) => p.on(x, y) && p.clear(x, y, 0.85));
    p.put('f', 4, 26, (x, y) => p.on(x, y) && p.clear(x, y, 0.85));
    p.put('u', 3, 40, (x, y) => !p.clear(x, y, 0.8));
  },
  pasture(p) {
    p.spot(7, 'var(--g-pasture2)', 0.7, 22, 11);
    p.put('u', 14, 42, p.within);
    p.put('o', 10, 22, (x, y) => p.on(x, y) && p.clear(x, y));
    p.put('l', 7, 20, (x, y) => p.on(x, y) && p.clear(x, y, 1.05));
  },
  steppe(p) {
    p.spot(7, 'var(--steppe-l)', 0.5, 26, 10);
    p.spot(3, 'var(--steppe-d)', 0.35, 24, 9);
    p.put('y', 15, 38, p.within);
    p.put('b', 4, 30, (x, y) => p.on(x, y) && p.clear(x, y), 2);
  },
  stone_desert(p) {
    p.spot(6, 'var(--dune-l)', 0.6, 26, 10);
    p.put('n', 5, 50, p.within, 1, true);
    p.put('q', 8, 36, p.within);
    p.put('b', 12, 20, (x, y) => p.on(x, y) && p.clear(x, y));
  },
  ice_meadow(p) {
    p.spot(8, 'var(--ice-1)', 0.7, 26, 11);
    p.put('w', 7, 44, p.within, 4, true);
    p.put('u', 9, 38, p.within);
    p.put('z', 4, 26, (x, y) => p.on(x, y) && p.clear(x, y));
  },
  mountains(p) {
    p.spot(4, 'var(--k2)', 0.35, 24, 11);
    p.put('p', 9, 40, (x, y) => p.within(x, y - 16) && p.clear(x, y + 18, 1.04));
    p.put('b', 6, 22, (x, y) => p.on(x, y) && p.clear(x, y, 0.9), 3);
    p.put('f', 7, 16, (x, y) => p.on(x, y) && p.clear(x, y), 6);
  },
};

/** A slit that opens in the middle. */
function slit(points: readonly Point[], width: number): string {
  const open = (i: number): number => (width * Math.sin((Math.PI * i) / (points.length - 1))) / 2;
  const upper = points.map(([x, y], i): Point => [x, y - open(i)]);
  const lower = points.map(([x, y], i): Point => [x, y + open(i)]).reverse();
  return poly([...upper, ...lower.slice(1, -1)]);
}

function crevasses(area: readonly Point[], r: Chance, count: number, gap: number): string {
  const core = shrink(area, 24);
  return scatter(r, count, boxOf(area), (x, y) => inside(core, x, y), gap)
    .map(([x, y]) => {
      const [long, fall] = [22 + r() * 34, spread(r, 6)];
      return slit(range(5).map((i): Point => [x - long / 2 + (long * i) / 4, y + spread(r, 3) + (fall * i) / 4]), 5);
    })
    .join('');
}

/** Shadow, cliff, the lit top, the white lip and crevasses. */
function glacier({ regions, north, covered }: MapPlan): string {
  const all = uses([0, ...covered]);
  const r = seeded('ice', 'crevasses');
  const cracks = [crevasses(north, r, 10, 22), ...covered.map((id) => crevasses(regions[id - 1].poly, r, 9, 34))].join('');
  return (
    `<g transform="translate(6 34)" fill="#0e2033" opacity=".55" filter="url(#blur9)">${all}</g>${iceCliff(all)}<g filter="url(#icetex)"><g fill="url(#icetop)">${all}</g></g>` +
    `<g fill="none" stroke="#fff" stroke-width="3" stroke-opacity=".8" transform="translate(0 1)">${all}</g>` +
    `<path d="${cracks}" fill="var(--ice-5)" opacity=".8"/><path d="${cracks}" fill="none" stroke="#fff" transform="translate(0 1.5)" opacity=".7"/>`
  );
}

function painted(plan: MapPlan): { wash: string; things: string } {
  const ice = [plan.north, ...plan.covered.map((id) => plan.regions[id - 1].poly)];
  const dry: Test = (x, y) => !ice.some((area) => OVERHANG.some((up) => inside(area, x, y - up)));
  const things: Thing[] = [];
  let wash = plan.regions.map(({ id, terrain }) => `<use href="#rg${id}" fill="${LAND[terrain]}"/>`).join('');
  for (const region of plan.regions) {
    const hidden = plan.covered.includes(region.id);
    const painter = new Painter(region, hidden ? () => true : dry);
    if (hidden) painter.put('z', 6, 46, (x, y) => painter.within(x, y) && painter.clear(x, y, 0.7));
    else PAINT[region.terrain](painter);
    wash += painter.spots;
    things.push(...painter.things);
  }
  return { wash, things: things.sort((a, b) => a.foot - b.foot).map(({ body }) => body).join('') };
}

/** The body of the picture; `defs` has the outlines. */
export function paintedMap(plan: MapPlan, defs: string): string {
  const { wash, things } = painted(plan);
  const open = plan.regions.map(({ id }) => id).filter((id) => !plan.covered.includes(id));
  const borders =
    `<g fill="none" stroke-linejoin="round">${uses(open, ' stroke="#2a1a0a" stroke-opacity=".55" stroke-width="4.5"')}` +
    `${uses(open, ' stroke="#f6e6bd" stroke-opacity=".8" stroke-width="1.6" stroke-dasharray="9 5"')}</g>`;
  return `<defs>${filters}${FILTERS}${iceSprites()}${defs}</defs><g clip-path="url(#frame)"><g filter="url(#bleed)">${wash}</g>${borders}${glacier(plan)}${things}</g>`;
}
