/** The land: twelve regions under the great ice, and where on each of them things lie. */
import type { Point } from '../../art/hex';

export const TERRAINS = ['ice_meadow', 'mountains', 'stone_desert', 'steppe', 'forest', 'pasture'] as const;
export type Terrain = (typeof TERRAINS)[number];

export interface Region {
  id: number;
  terrain: Terrain;
  neighbours: readonly number[];
  poly: readonly Point[];
  /** Where pieces lie: middle, half width, half height. */
  room: readonly [x: number, y: number, rx: number, ry: number];
  /** Where the number stands. */
  number: Point;
}
export interface Land {
  width: number;
  height: number;
  regions: readonly Region[];
  north: readonly Point[];
}

const WIDTH = 1000;
const HEIGHT = 760;
const NORTH: Point[] = [[20, 20], [980, 20], [980, 94], [742, 86], [498, 98], [262, 84], [20, 92]];
type Row = [terrain: Terrain, neighbours: number[], poly: Point[], room: Region['room'], number: Point];
const ROWS: Row[] = [
  ['ice_meadow', [2, 5, 6], [[20, 92], [262, 84], [292, 276], [226, 338], [20, 312]], [148, 212, 96, 62], [44, 124]],
  ['mountains', [1, 3, 6], [[262, 84], [498, 98], [466, 272], [292, 276]], [380, 194, 78, 54], [290, 108]],
  ['steppe', [2, 4, 6, 7], [[498, 98], [742, 86], [706, 270], [534, 344], [466, 272]], [604, 212, 94, 62], [520, 122]],
  ['stone_desert', [3, 7, 8], [[742, 86], [980, 94], [980, 306], [772, 342], [706, 270]], [856, 214, 96, 62], [956, 124]],
  ['stone_desert', [1, 6, 9], [[20, 312], [226, 338], [228, 488], [20, 524]], [124, 422, 92, 56], [44, 336]],
  ['forest', [1, 2, 3, 5, 7, 9, 10], [[226, 338], [292, 276], [466, 272], [534, 344], [466, 486], [294, 560], [228, 488]], [378, 414, 112, 72], [300, 314]],
  ['pasture', [3, 4, 6, 8, 10, 11, 12], [[534, 344], [706, 270], [772, 342], [774, 492], [708, 556], [534, 558], [466, 486]], [632, 432, 112, 72], [704, 312]],
  ['ice_meadow', [4, 7, 12], [[772, 342], [980, 306], [980, 520], [774, 492]], [878, 420, 92, 56], [956, 332]],
  ['pasture', [5, 6, 10], [[20, 524], [228, 488], [294, 560], [258, 740], [20, 740]], [146, 632, 100, 62], [44, 545]],
  ['steppe', [6, 7, 9, 11], [[294, 560], [466, 486], [534, 558], [502, 740], [258, 740]], [396, 644, 96, 62], [286, 712]],
  ['mountains', [7, 10, 12], [[534, 558], [708, 556], [738, 740], [502, 740]], [622, 656, 84, 54], [552, 575]],
  ['forest', [7, 8, 11], [[708, 556], [774, 492], [980, 520], [980, 740], [738, 740]], [858, 634, 100, 62], [952, 552]],
];

/** The land in other proportions: on a phone it is narrower and higher, and everything on it larger. */
function stretched(sx: number, sy: number): Land {
  const at = ([x, y]: Point): Point => [Math.round(x * sx), Math.round(y * sy)];
  const regions = ROWS.map(([terrain, neighbours, poly, [x, y, rx, ry], number], i): Region => ({
    id: i + 1,
    terrain,
    neighbours,
    poly: poly.map(at),
    room: [x * sx, y * sy, rx * sx, ry * sy],
    number: at(number),
  }));
  return { width: WIDTH * sx, height: HEIGHT * sy, regions, north: NORTH.map(at) };
}

export const DESK_LAND = stretched(1, 1);
export const PHONE_LAND = stretched(0.62, 0.9);

export const isOpen = (covered: readonly number[], region: number): boolean => !covered.includes(region);
export const terrainOf = (region: number): Terrain => ROWS[region - 1][0];
export const neighboursOf = (region: number): readonly number[] => ROWS[region - 1][1];
export const REGIONS: readonly number[] = ROWS.map((_, i) => i + 1);
