/** Where tiles lie on the hide, and where markers stand on the tracks. */
import { hash, range, seeded, spread } from '../../art/seed';

export const TILES = 32;

export interface Spot {
  /** Middle of the tile in shares of the hide. */
  x: number;
  y: number;
  /** A tile lies a little askew, in degrees. */
  turn: number;
}
export interface Spread {
  spots: Spot[];
  /** Width of a tile in pixels. */
  size: number;
}

/** The grid with the largest cells for all tiles. */
export function gridFor(width: number, height: number): { columns: number; rows: number; cell: number } {
  let best = { columns: 8, rows: 4, cell: 0 };
  for (let columns = 4; columns <= 11; columns++) {
    const rows = Math.ceil(TILES / columns);
    const cell = Math.min(width / columns, height / rows);
    if (cell > best.cell) best = { columns, rows, cell };
  }
  return best;
}

/** Which cell each tile is tipped into: the same all through a round, another in the next. */
export function shuffled(round: number): number[] {
  const cells = range(TILES);
  return cells.sort((a, b) => hash('tip', round, a) - hash('tip', round, b));
}

/** Tiles tipped out on a hide of this size; `margin` pixels at its edge stay free. */
export function spreadOut(width: number, height: number, round: number, margin: number): Spread {
  const [w, h] = [width - 2 * margin, height - 2 * margin];
  const { columns, rows, cell } = gridFor(w, h);
  const size = Math.max(44, Math.min(Math.max(76, width / 14), cell * 0.9));
  const free = [Math.max(0, w / columns - size), Math.max(0, h / rows - size)];
  const cells = shuffled(round);
  const spots = range(TILES).map((tile): Spot => {
    const r = seeded('spot', round, tile);
    const [column, row] = [cells[tile] % columns, Math.floor(cells[tile] / columns)];
    const short = row === rows - 1 ? (rows * columns - TILES) / 2 : 0;
    const x = margin + ((column + 0.5 + short) * w) / columns + spread(r, free[0] * 0.42);
    const y = margin + ((row + 0.5) * h) / rows + spread(r, free[1] * 0.42);
    return { x: x / width, y: y / height, turn: spread(r, 9) };
  });
  return { spots, size };
}

/** Tracks know no end: after the last field they go on at the first, one lap up. */
export const fieldOf = (value: number, fields: number): { field: number; lap: number } => ({ field: value % fields, lap: Math.floor(value / fields) });

/** Fields run to and fro like a path: the second row from right to left. */
export function cellOf(field: number, columns: number): { column: number; row: number } {
  const row = Math.floor(field / columns);
  const along = field % columns;
  return { row, column: row % 2 ? columns - 1 - along : along };
}

/** Where markers stand that share a field, and how large they are: none hides another. */
const CROWDS: readonly { scale: number; places: readonly [x: number, y: number][] }[] = [
  { scale: 0.27, places: [[0, 0]] },
  { scale: 0.22, places: [[-7, 3], [7, -3]] },
  { scale: 0.18, places: [[-8, 6], [8, 6], [0, -7]] },
  { scale: 0.165, places: [[-8, -7], [8, -7], [-8, 7], [8, 7]] },
  { scale: 0.15, places: [[-9, -8], [9, -8], [0, 0], [-9, 8], [9, 8]] },
];
export function inCrowd(place: number, count: number): { x: number; y: number; scale: number } {
  const { scale, places } = CROWDS[count - 1];
  return { x: places[place][0], y: places[place][1], scale };
}

/** The size that lets so many squares fit into a box. */
export function fitting(count: number, width: number, height: number, largest: number): number {
  let size = largest;
  while (size > 14 && Math.floor(width / size) * Math.floor(height / size) < count) size -= 1;
  return size;
}
