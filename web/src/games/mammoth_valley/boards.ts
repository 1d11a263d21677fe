/** The board of a match: 37 hexes, rivers on their sides, letters on the rim; all from what the server shows. */
import { centre, corners, type Point } from '../../art/hex';
import { LAND_SIZE, type Land, type LandCell } from '../../art/valley-plan';
import type { RiverLine } from '../../art/valley-water';

export interface Hex {
  /** Column and row: c4r3. */
  name: string;
  q: number;
  r: number;
  x: number;
  y: number;
  land: Land;
  /** Number of its region, counted for each kind of land; 0 for a lake. */
  region: number;
  entry: string | null;
  fish: boolean;
}
/** A side of a hex, by the name of the hex and the direction it looks to. */
export type Side = [hex: string, direction: string];
export interface River {
  id: string;
  sides: Side[];
  die: number[];
}
/** The board as the view has it. */
export interface MapView {
  /** One letter for each hex, row by row: plain, forest, mountain, volcano, lake. */
  terrain: string;
  region: number[];
  entries: Record<string, string>;
  rivers: River[];
  lava: Record<string, string[]>;
  fish: string[];
}
export interface Board {
  id: string;
  hexes: readonly Hex[];
  byName: ReadonlyMap<string, Hex>;
  rivers: readonly River[];
  lines: readonly RiverLine[];
  cells: readonly LandCell[];
  /** Which river runs between two hexes; both ways. */
  between: ReadonlyMap<string, string>;
  lava: Record<string, string[]>;
}

/** What the die of the animals shows, 1 to 6. */
export const COMPASS = ['NE', 'E', 'SE', 'SW', 'W', 'NW'] as const;
export type Direction = (typeof COMPASS)[number];
const STEPS: readonly Point[] = [[1, -1], [1, 0], [0, 1], [-1, 1], [-1, 0], [0, -1]];
const LANDS: Record<string, Land> = { P: 'plain', F: 'forest', M: 'mountain', V: 'volcano', L: 'lake' };
const ROWS: readonly [first: number, count: number][] = [[2, 4], [1, 5], [1, 6], [0, 7], [1, 6], [1, 5], [2, 4]];
/** The middle hex of every board. */
const MIDDLE = { q: 2, r: 3 };
const axial = (col: number, row: number): number => col - (row - (row & 1)) / 2;
const toMiddle = (q: number, r: number): Point => centre(q - MIDDLE.q, r - MIDDLE.r, LAND_SIZE);

function hexesOf(map: MapView): Hex[] {
  const entries = new Map(Object.entries(map.entries).map(([letter, hex]) => [hex, letter]));
  const fish = new Set(map.fish);
  const places = ROWS.flatMap(([first, count], row) => Array.from({ length: count }, (_, i): [number, number] => [first + i, row]));
  return places.flatMap(([col, row], i) => {
    const land = LANDS[map.terrain[i]];
    if (!land) return [];
    const q = axial(col, row);
    const [x, y] = toMiddle(q, row);
    const name = `c${col}r${row}`;
    return [{ name, q, r: row, x, y, land, region: map.region[i] ?? 0, entry: entries.get(name) ?? null, fish: fish.has(name) }];
  });
}

const same = (a: Point, b: Point): boolean => Math.hypot(a[0] - b[0], a[1] - b[1]) < 1;

/** The two corners at the ends of a side. */
function endsOf(byName: ReadonlyMap<string, Hex>, [name, direction]: Side): [Point, Point] {
  const hex = byName.get(name);
  const around = corners(hex?.x ?? 0, hex?.y ?? 0, LAND_SIZE);
  const at = COMPASS.indexOf(direction as Direction);
  return [around[at], around[(at + 1) % 6]];
}

/** Sides in any order, put together to a line of corners. */
export function lineOf(byName: ReadonlyMap<string, Hex>, sides: readonly Side[]): Point[] {
  const left = sides.map((side) => endsOf(byName, side));
  const line: Point[] = [...(left.shift() ?? [])];
  for (let again = true; again; ) {
    again = false;
    for (const [i, [a, b]] of left.entries()) {
      const [head, tail] = [line[0], line[line.length - 1]];
      if (same(a, tail) || same(b, tail)) line.push(same(a, tail) ? b : a);
      else if (same(a, head) || same(b, head)) line.unshift(same(a, head) ? b : a);
      else continue;
      left.splice(i, 1);
      again = true;
      break;
    }
  }
  return line;
}

function riverLine({ id, sides }: River, hexes: readonly Hex[], byName: ReadonlyMap<string, Hex>): RiverLine {
  const touching = (p: Point): Hex[] => hexes.filter(({ x, y }) => corners(x, y, LAND_SIZE).some((c) => same(c, p)));
  const ending = (p: Point): 'lake' | 'rim' | 'foot' => (touching(p).length < 3 ? 'rim' : touching(p).some(({ land }) => land === 'lake') ? 'lake' : 'foot');
  const line = lineOf(byName, sides);
  // Water runs into the lake, or out of the valley; it springs at the foot of a mountain.
  const mouths = ['foot', 'rim', 'lake'];
  const ends = [ending(line[0]), ending(line[line.length - 1])];
  const flows = mouths.indexOf(ends[0]) <= mouths.indexOf(ends[1]);
  const [from, to] = flows ? ends : [ends[1], ends[0]];
  return { id, points: flows ? line : line.reverse(), from: from === 'foot' ? 'spring' : 'rim', to };
}

export function neighbour(board: Pick<Board, 'hexes' | 'byName'>, name: string, direction: Direction): Hex | null {
  const hex = board.byName.get(name);
  const [dq, dr] = STEPS[COMPASS.indexOf(direction)];
  return (hex && board.hexes.find(({ q, r }) => q === hex.q + dq && r === hex.r + dr)) ?? null;
}

function put(id: string, map: MapView): Board {
  const hexes = hexesOf(map);
  const byName = new Map(hexes.map((hex) => [hex.name, hex]));
  const between = new Map<string, string>();
  for (const river of map.rivers)
    for (const [name, direction] of river.sides) {
      const other = neighbour({ hexes, byName }, name, direction as Direction)?.name ?? '';
      between.set(`${name}|${other}`, river.id);
      between.set(`${other}|${name}`, river.id);
    }
  return {
    id,
    hexes,
    byName,
    rivers: map.rivers,
    lines: map.rivers.filter(({ sides }) => sides.length > 0).map((river) => riverLine(river, hexes, byName)),
    cells: hexes.map(({ q, r, land }) => ({ q: q - MIDDLE.q, r: r - MIDDLE.r, land })),
    between,
    lava: map.lava,
  };
}

const made = new Map<string, Board>();

/** The board of a view, put together once: a new view of the same valley must not draw it again. */
export function boardOf(view: { board: string; map: MapView }): Board {
  const key = `${view.board}:${view.map.terrain}`;
  const board = made.get(key) ?? put(view.board, view.map);
  made.set(key, board);
  return board;
}

/** Which way a neighbour lies; nothing if it is none. */
export const directionTo = (board: Board, from: string, to: string): Direction | null => COMPASS.find((direction) => neighbour(board, from, direction)?.name === to) ?? null;

export const placeOn = (board: Board, name: string): Point => {
  const hex = board.byName.get(name);
  return hex ? [hex.x, hex.y] : [0, 0];
};

/** Where arrow keys lead: the nearest hex in that quarter of the screen. */
export function toward(board: Board, from: string, key: string): string | null {
  const turns: Record<string, Point> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
  const turn = turns[key];
  const here = board.byName.get(from);
  if (!turn || !here) return null;
  const [dx, dy] = turn;
  let best: Hex | null = null;
  let least = Infinity;
  for (const hex of board.hexes) {
    const ahead = (hex.x - here.x) * dx + (hex.y - here.y) * dy;
    const aside = Math.abs((hex.x - here.x) * dy) + Math.abs((hex.y - here.y) * dx);
    // Half a hex to the right breaks the tie between the two above or below.
    const cost = ahead + 0.5 * aside - 0.01 * (hex.x - here.x);
    if (ahead > 1 && aside <= ahead && cost < least) [best, least] = [hex, cost];
  }
  return best?.name ?? null;
}
