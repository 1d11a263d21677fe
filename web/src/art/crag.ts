/** Faceted rock: a small mesh of ridges and gullies, each triangle shaded by its tilt to the light. */
import { n, poly } from './paths';
import type { Point } from './hex';
import { filled } from './sprites';
import { lerp, spread, type Chance } from './seed';

type Vertex = [x: number, y: number, depth: number];

export interface CragShape {
  cols?: number;
  rows?: number;
  /** Share of the height under snow. */
  cap?: number;
  /** Width of the summit as a share of the foot's. */
  flat?: number;
  /** How fast the flanks widen. */
  flank?: number;
  /** Unevenness of the summit. */
  top?: number;
  /** Fade the foot into the ground. */
  foot?: boolean;
}

const LIGHT: Vertex = [-0.78, -0.4, 0.48];
const flatten = ([x, y]: Vertex): Point => [x, y];

/** Five rock tones k1 (dark) to k5 (bright), three snow tones n1 to n3. */
export function crag(r: Chance, width: number, height: number, shape: CragShape = {}): string {
  const { cols = 6, rows = 4, cap = 0.4, flat = 0.03, flank = 0.85, top = 0.02, foot = true } = shape;
  const lean = spread(r, width * 0.1);
  const mesh: Vertex[][] = [];
  for (let j = 0; j <= rows; j++) {
    const t = j / rows;
    const half = (width / 2) * lerp(flat, 1, Math.pow(t, flank));
    const row: Vertex[] = [];
    for (let i = 0; i <= cols; i++) {
      const u = (i / cols) * 2 - 1;
      const edge = i === 0 || i === cols;
      const x = lean * (1 - t) + u * half + spread(r, width * (j && !edge ? 0.035 : 0.012));
      let y = -height * (1 - t) + spread(r, height * (j === 0 ? top : 0.045));
      if (j === rows) y += Math.cos(u * 1.5) * height * 0.13 + spread(r, height * 0.07);
      if (j === 0) y += Math.abs(u) * height * top;
      const bulge = Math.sqrt(Math.max(0, 1 - u * u)) * half * 0.75 - (1 - t) * width * 0.1;
      row.push([x, y, (edge ? 0 : spread(r, width * 0.085)) + bulge]);
    }
    mesh.push(row);
  }
  const snowLine = (x: number): number => -height * (1 - cap) + Math.sin(x * 0.35 + lean) * height * 0.07;
  const tones = shadeMesh(mesh, (x, y) => cap > 0 && y < snowLine(x) + spread(r, height * 0.05), width > 26);
  return castShadow(width, height) + filled(poly(outline(mesh)), 'var(--k3)') + tones + (foot ? fade(mesh[rows], height) : '');
}

function shadeMesh(mesh: Vertex[][], snowy: (x: number, y: number) => boolean, coarse: boolean): string {
  const tones = new Map<string, string>();
  const paint = (a: Vertex, b: Vertex, c: Vertex): void => {
    const tone = toneOf(a, b, c, snowy((a[0] + b[0] + c[0]) / 3, (a[1] + b[1] + c[1]) / 3));
    tones.set(tone, (tones.get(tone) ?? '') + triangle(a, b, c, coarse ? Math.round : n));
  };
  for (let j = 0; j < mesh.length - 1; j++)
    for (let i = 0; i < mesh[j].length - 1; i++) {
      const [a, b, c, d] = [mesh[j][i], mesh[j][i + 1], mesh[j + 1][i], mesh[j + 1][i + 1]];
      if ((i + j) % 2) {
        paint(a, b, d);
        paint(a, d, c);
      } else {
        paint(a, b, c);
        paint(b, d, c);
      }
    }
  return [...tones].sort(([a], [b]) => (a < b ? -1 : 1)).map(([tone, d]) => filled(d, `var(--${tone})`)).join('');
}

function toneOf(a: Vertex, b: Vertex, c: Vertex, snow: boolean): string {
  const u = [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
  const v = [c[0] - a[0], c[1] - a[1], c[2] - a[2]];
  const normal = [u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]];
  const length = Math.hypot(...normal) || 1;
  const facing = normal[2] < 0 ? -1 : 1;
  const lit = ((normal[0] * LIGHT[0] + normal[1] * LIGHT[1] + normal[2] * LIGHT[2]) / length) * facing;
  const share = (lit + 0.3) / 1.2;
  const step = (steps: number, most: number): number => 1 + Math.max(0, Math.min(most, Math.floor(share * steps)));
  return snow ? `n${step(3.6, 2)}` : `k${step(5, 4)}`;
}

function triangle(a: Vertex, b: Vertex, c: Vertex, short: (x: number) => number): string {
  const [x, y, u, v, s, t] = [a[0], a[1], b[0], b[1], c[0], c[1]].map(short);
  return `M${x} ${y}l${n(u - x)} ${n(v - y)} ${n(s - u)} ${n(t - v)}z`;
}

function outline(mesh: Vertex[][]): Point[] {
  const last = mesh.length - 1;
  const cols = mesh[0].length - 1;
  const around = [
    ...mesh[0],
    ...mesh.slice(1).map((row) => row[cols]),
    ...mesh[last].slice(0, cols).reverse(),
    ...mesh.slice(1, last).map((row) => row[0]).reverse(),
  ];
  return around.map(flatten);
}

function castShadow(w: number, h: number): string {
  const d =
    `M${n(-w * 0.4)} ${n(h * 0.04)}Q${n(w * 0.2)} ${n(-h * 0.1)} ${n(w * 0.62)} ${n(h * 0.05)}` +
    `Q${n(w * 0.3)} ${n(h * 0.2)} ${n(-w * 0.4)} ${n(h * 0.04)}Z`;
  return filled(d, 'var(--sh)', ' opacity=".3"');
}

function fade(foot: Vertex[], height: number): string {
  const under = foot.map(([x, y]): Point => [x, y + 1.5]);
  const over = [...foot].reverse().map(([x, y], i): Point => [x * 0.96, y - height * (0.06 + (i % 2) * 0.05)]);
  return filled(poly([...under, ...over]), 'var(--g-mountain)', ' opacity=".55"');
}
