/** Where pieces stand on a tile, so that sharing stays readable. */
import type { Point } from '../../art/hex';
import { corners } from '../../art/hex';
import { poly } from '../../art/paths';
import { SIZE, placeOf } from './tiles';
import { huntersOn, type MaamutView } from './view';

export interface Stand {
  place: Point;
  /** Width of the piece in units of the board. */
  size: number;
}

/** Sizes on a desk, and on a phone where everything else is small. */
const SIZES = { desk: { hunter: 54, trap: 58, shared: 0.78 }, phone: { hunter: 68, trap: 68, shared: 0.72 } };
const SHARED: Record<number, Point[]> = {
  1: [[0, -2]],
  2: [[-20, -4], [20, 2]],
  3: [[-20, -16], [21, -12], [0, 19]],
  4: [[-20, -20], [21, -17], [-21, 18], [20, 21]],
};

export const sizesFor = (phone: boolean): (typeof SIZES)['desk'] => (phone ? SIZES.phone : SIZES.desk);

/** A hunter's place: aside where hunters share, above where a trap lies. */
export function standOf(view: MaamutView, seat: number, phone: boolean): Stand | null {
  const tile = view.hunters[seat];
  if (!tile || !view.alive[seat]) return null;
  const together = huntersOn(view, tile);
  const sizes = sizesFor(phone);
  const [dx, dy] = SHARED[together.length][together.indexOf(seat)];
  const [x, y] = placeOf(tile);
  // In the way of the mammoth: beside it until it is decided where to flee.
  if (tile === view.mammoth) return { place: [x + 26, y + 24 - dx * 0.5], size: sizes.hunter * 0.8 };
  const lift = tile in view.traps ? (together.length > 1 ? 6 : 15) : 0;
  return { place: [x + dx, y + dy - lift], size: sizes.hunter * (together.length > 1 ? sizes.shared : lift ? 0.86 : 1) };
}

/** A trap's place: lower where a hunter stands on it, in front of the mammoth that fell into it. */
export function trapStand(view: MaamutView, tile: string, phone: boolean): Stand {
  const [x, y] = placeOf(tile);
  if (tile === view.mammoth) return { place: [x, y + 28], size: sizesFor(phone).trap * 1.1 };
  const taken = huntersOn(view, tile).length > 0;
  return { place: [x, y + (taken ? 24 : 5)], size: sizesFor(phone).trap * (taken ? 0.86 : 1) };
}

const outlines = new Map<string, string>();

/** A tile's outline as path data. */
export function hexPath(tile: string, share = 0.93): string {
  const key = `${tile}/${share}`;
  let path = outlines.get(key);
  if (!path) {
    const [x, y] = placeOf(tile);
    path = poly(corners(x, y, SIZE * share));
    outlines.set(key, path);
  }
  return path;
}
