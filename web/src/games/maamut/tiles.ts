/** The 37 tiles: names, places and neighbours. Rows a to g from the top, numbered from the left. */
import { STEPS, centre, type Point } from '../../art/hex';
import type { Cell, Ground } from '../../art/tiles';

export const RADIUS = 3;
/** Tiles are drawn at this size; the view box scales them. */
export const SIZE = 60;
export const DIRECTIONS = ['E', 'SE', 'SW', 'W', 'NW', 'NE'] as const;
export type Direction = (typeof DIRECTIONS)[number];

export interface Tile {
  name: string;
  q: number;
  r: number;
  x: number;
  y: number;
}

const ROWS = 'abcdefg';
const GROUNDS: Record<string, Ground> = { r: 'rock', g: 'grass', s: 'snow', x: 'cross' };

function allTiles(): Tile[] {
  const out: Tile[] = [];
  for (let r = -RADIUS; r <= RADIUS; r++) {
    const first = Math.max(-RADIUS, -RADIUS - r);
    const last = Math.min(RADIUS, RADIUS - r);
    for (let q = first; q <= last; q++) {
      const [x, y]: Point = centre(q, r, SIZE);
      out.push({ name: `${ROWS[r + RADIUS]}${q - first + 1}`, q, r, x, y });
    }
  }
  return out;
}

export const TILES: readonly Tile[] = allTiles();
const BY_NAME = new Map(TILES.map((tile) => [tile.name, tile]));
const BY_PLACE = new Map(TILES.map((tile) => [`${tile.q},${tile.r}`, tile]));

export const tileNamed = (name: string): Tile | undefined => BY_NAME.get(name);
export const placeOf = (name: string): Point => {
  const tile = BY_NAME.get(name);
  return tile ? [tile.x, tile.y] : [0, 0];
};

/** The tile `steps` away, or nothing beyond the edge. */
export function away(from: string, direction: Direction, steps: number): string | null {
  const tile = BY_NAME.get(from);
  const [dq, dr] = STEPS[DIRECTIONS.indexOf(direction)];
  return tile ? (BY_PLACE.get(`${tile.q + dq * steps},${tile.r + dr * steps}`)?.name ?? null) : null;
}

/** The tiles walked over, the last one included; shorter where the board ends. */
export function ray(from: string, direction: Direction, steps: number): string[] {
  const out: string[] = [];
  for (let k = 1; k <= steps; k++) {
    const tile = away(from, direction, k);
    if (tile === null) break;
    out.push(tile);
  }
  return out;
}

/** Which way a straight line leads, and how far; nothing if the tiles are not in line. */
export function lineTo(from: string, to: string): { direction: Direction; steps: number } | null {
  for (const direction of DIRECTIONS)
    for (let steps = 1; steps <= 2 * RADIUS; steps++)
      if (away(from, direction, steps) === to) return { direction, steps };
  return null;
}

export const groundOf = (terrain: string, name: string): Ground =>
  GROUNDS[terrain[TILES.findIndex((tile) => tile.name === name)]] ?? 'grass';

export const cellsOf = (terrain: string): Cell[] =>
  TILES.map((tile, i) => ({ q: tile.q, r: tile.r, ground: GROUNDS[terrain[i]] ?? 'grass' }));

/** Where arrow keys lead: the nearest tile in that quarter of the screen. */
export function toward(from: string, key: string): string | null {
  const turns: Record<string, [dx: number, dy: number]> = {
    ArrowLeft: [-1, 0],
    ArrowRight: [1, 0],
    ArrowUp: [0, -1],
    ArrowDown: [0, 1],
  };
  const turn = turns[key];
  const here = BY_NAME.get(from);
  if (!turn || !here) return null;
  const [dx, dy] = turn;
  let best: Tile | null = null;
  let least = Infinity;
  for (const tile of TILES) {
    const ahead = (tile.x - here.x) * dx + (tile.y - here.y) * dy;
    const aside = Math.abs((tile.x - here.x) * dy) + Math.abs((tile.y - here.y) * dx);
    // Half a tile to the right breaks the tie between the two tiles above or below.
    const cost = ahead + 0.5 * aside - 0.01 * (tile.x - here.x);
    if (ahead > 1 && aside <= ahead && cost < least) [best, least] = [tile, cost];
  }
  return best?.name ?? null;
}
