/** Where pieces stand on a hex, so that crowds stay readable. */
import { corners, type Point } from '../../art/hex';
import { poly } from '../../art/paths';
import { LAND_SIZE } from '../../art/valley-plan';
import { isBeast, SPECIES, type Beast } from '../../art/valley-pieces';
import type { Letter } from '../../board/types';
import type { Band, HexView, Kind } from './view';

/** One counter on the board: tokens of one kind and owner, or a herd. */
export interface Piece {
  id: string;
  what: { human: Kind; seat: number } | { beast: Beast } | { stranger: 'warrior' | 'woman' };
  count: number;
  x: number;
  y: number;
  size: number;
}

type Row = [y: number, count: number];

/** Rows from far to near, for so many pieces; with a camp or a field behind them they stand in front of it. */
function rowsFor(count: number, crowded: boolean): { rows: Row[]; size: number; gap: number } {
  if (count <= 1) return { rows: [[crowded ? 24 : 4, count]], size: crowded ? 38 : 44, gap: 0 };
  if (count === 2) return { rows: [[crowded ? 26 : 6, 2]], size: crowded ? 36 : 40, gap: 40 };
  if (count === 3) return { rows: crowded ? [[26, 3]] : [[-13, 1], [19, 2]], size: crowded ? 31 : 37, gap: crowded ? 32 : 40 };
  if (count === 4) return { rows: crowded ? [[16, 2], [40, 2]] : [[-15, 2], [21, 2]], size: crowded ? 28 : 36, gap: 38 };
  if (count <= 6) return { rows: crowded ? [[15, Math.ceil(count / 2)], [39, Math.floor(count / 2)]] : [[-14, Math.ceil(count / 2)], [20, Math.floor(count / 2)]], size: crowded ? 27 : 31, gap: 32 };
  const third = Math.ceil(count / 3);
  return { rows: [[-20, third], [6, third], [32, count - 2 * third]], size: 25, gap: 26 };
}

const HUMANS: readonly Kind[] = ['w', 'f', 't'];
const bandPieces = (band: Band): [Piece['what'], number][] => HUMANS.flatMap((kind): [Piece['what'], number][] => (band[kind] > 0 ? [[{ human: kind, seat: band.seat }, band[kind]]] : []));

/** What stands on a hex, in a fixed order: tribes, then herds, then strangers. */
export function crowdOf(hex: HexView): [Piece['what'], number][] {
  const people = (hex.tribes ?? []).flatMap(bandPieces);
  const herds = SPECIES.flatMap((beast): [Piece['what'], number][] => ((hex.animals?.[beast] ?? 0) > 0 ? [[{ beast }, hex.animals?.[beast] ?? 0]] : []));
  const strangers = (hex.neutral ?? []).map((kind): [Piece['what'], number] => [{ stranger: kind }, 1]);
  return [...people, ...herds, ...strangers];
}

export function pieceId(hex: string, what: Piece['what']): string {
  if ('human' in what) return `${hex}/${what.seat}${what.human}`;
  return 'beast' in what ? `${hex}/${what.beast}` : `${hex}/?${what.stranger}`;
}

export const hasGround = (hex: HexView): boolean => Boolean(hex.camp ?? hex.crop);

/** Every counter of a hex with its place and size. */
export function piecesOn(name: string, [x, y]: Point, hex: HexView, phone: boolean): Piece[] {
  const crowd = crowdOf(hex);
  const { rows, size, gap } = rowsFor(crowd.length, hasGround(hex));
  const places = rows.flatMap(([dy, count]) => Array.from({ length: count }, (_, i): Point => [x + (i - (count - 1) / 2) * gap, y + dy]));
  return crowd.map(([what, count], i) => ({ id: pieceId(name, what), what, count, x: places[i]?.[0] ?? x, y: places[i]?.[1] ?? y, size: size * (phone ? 1.16 : 1) }));
}

export const hexAt = ([x, y]: Point, share = 0.95): string => poly(corners(x, y, LAND_SIZE * share));

export { isBeast };
export const letterOf = (letters: readonly { letter: Letter }[], seat: number): Letter => letters[seat]?.letter ?? 'A';
