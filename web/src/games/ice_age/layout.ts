/** Where everything lies: pieces in their regions, the fields of the score track around the land. */
import type { Point } from '../../art/hex';
import type { Land, Region } from './land';
import type { RegionView } from './view';

export interface Scale {
  /** Width of the score track. */
  band: number;
  hunter: number;
  /** Hunters side by side. */
  abreast: number;
  mammoth: number;
  fire: number;
  pill: number;
  number: number;
}
export const DESK: Scale = { band: 34, hunter: 45, abreast: 5, mammoth: 0.35, fire: 35, pill: 18, number: 16 };
export const PHONE: Scale = { band: 25, hunter: 35, abreast: 3, mammoth: 0.2, fire: 27, pill: 17.5, number: 14 };

export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}
/** The land inside its frame. */
export function frameOf({ width, height, north }: Land): Frame {
  const [x, y] = north[0];
  return { x, y, width: width - 2 * x, height: height - 2 * y };
}
/** The land and the track around it. */
export function wholeOf(land: Land, { band }: Scale): Frame {
  const { x, y, width, height } = frameOf(land);
  const rim = band + 6;
  return { x: x - rim, y: y - rim, width: width + 2 * rim, height: height + 2 * rim };
}

export interface Hunters {
  seat: number;
  plain: number;
  clubbed: number;
  x: number;
  y: number;
  size: number;
}
export interface Laid {
  hunters: Hunters[];
  mammoths: Point[];
  fires: Point[];
  pill: Point;
}

const MAMMOTH = { width: 216, height: 160 };
const SHOWN_MAMMOTHS = 3;
const SHOWN_FIRES = 3;

/** Rows under one another around the middle of the region's room: hunters, beasts and fires, the number of heads. */
export function arrange(view: RegionView, { room }: Region, scale: Scale): Laid {
  const [cx, cy, rx] = room;
  const present = view.plain.flatMap((plain, seat) => (plain + view.clubbed[seat] > 0 ? [{ seat, plain, clubbed: view.clubbed[seat] }] : []));
  const perRow = Math.min(scale.abreast, Math.ceil(present.length / Math.ceil(present.length / scale.abreast)) || 1);
  const rows = Math.ceil(present.length / perRow);
  const beasts = view.mammoths + view.fire > 0;
  const beastHigh = MAMMOTH.height * scale.mammoth;
  const rowHigh = scale.hunter + 3;
  const high = rows * rowHigh + (beasts ? beastHigh : 0) + scale.pill * 1.7;
  let y = cy - high / 2;
  const hunters = present.map((group, i): Hunters => {
    const inRow = Math.min(perRow, present.length - Math.floor(i / perRow) * perRow);
    const gap = Math.min(scale.hunter + 6, (2 * rx + 12) / inRow);
    return { ...group, x: cx + ((i % perRow) - (inRow - 1) / 2) * gap, y: y + (Math.floor(i / perRow) + 0.5) * rowHigh, size: Math.min(scale.hunter, gap + 3) };
  });
  y += rows * rowHigh;
  const line = beastLine(view, cx, y + beastHigh / 2, rx, scale);
  return { hunters, ...line, pill: [cx, y + (beasts ? beastHigh : 0) + scale.pill * 0.95] };
}

/** Mammoths close together, then the fires. */
function beastLine(view: RegionView, cx: number, cy: number, rx: number, scale: Scale): Pick<Laid, 'mammoths' | 'fires'> {
  const [herd, hearth] = [Math.min(view.mammoths, SHOWN_MAMMOTHS), Math.min(view.fire, SHOWN_FIRES)];
  const wide = MAMMOTH.width * scale.mammoth;
  const step = herd > 1 ? Math.min(wide * 0.72, (2 * rx - wide - hearth * scale.fire) / (herd - 1)) : 0;
  const herdWide = herd > 0 ? wide + (herd - 1) * step : 0;
  const fireStep = scale.fire * (hearth > 1 ? 0.72 : 1);
  const hearthWide = hearth > 0 ? scale.fire + (hearth - 1) * fireStep : 0;
  const left = cx - (herdWide + (herd && hearth ? 4 : 0) + hearthWide) / 2;
  return {
    mammoths: Array.from({ length: herd }, (_, i): Point => [left + wide / 2 + i * step, cy]),
    fires: Array.from({ length: hearth }, (_, i): Point => [left + herdWide + (herd ? 4 : 0) + scale.fire / 2 + i * fireStep, cy + 3]),
  };
}

// ---- the score track ---------------------------------------------------------------------------------

const ACROSS = 16;
const DOWN = 12;
/** Fields of the track; it goes round without end. */
export const FIELDS = 2 * (ACROSS + DOWN) + 4;

/** A field of the track, clockwise from the upper left corner. */
export function fieldAt(field: number, land: Land, { band }: Scale): Frame {
  const { x, y, width, height } = frameOf(land);
  const [w, h] = [width / ACROSS, height / DOWN];
  const side = ACROSS + 1;
  const turn = side + DOWN + 1;
  if (field === 0) return { x: x - band, y: y - band, width: band, height: band };
  if (field < side) return { x: x + (field - 1) * w, y: y - band, width: w, height: band };
  if (field === side) return { x: x + width, y: y - band, width: band, height: band };
  if (field < turn) return { x: x + width, y: y + (field - side - 1) * h, width: band, height: h };
  if (field === turn) return { x: x + width, y: y + height, width: band, height: band };
  if (field < turn + side) return { x: x + width - (field - turn) * w, y: y + height, width: w, height: band };
  if (field === turn + side) return { x: x - band, y: y + height, width: band, height: band };
  return { x: x - band, y: y + height - (field - turn - side) * h, width: band, height: h };
}

export interface Marker {
  seat: number;
  x: number;
  y: number;
  /** Whole rounds on the track. */
  laps: number;
}
/** Which way markers give way to each other: along their side, and from a corner onwards. */
function along(cell: Frame, { x, y }: Frame, order: number, count: number, band: number): Point {
  if (cell.width === cell.height) {
    const step = order * band * 0.6;
    const [left, top] = [cell.x < x, cell.y < y];
    return top ? (left ? [step, 0] : [0, step]) : left ? [0, -step] : [-step, 0];
  }
  const spread = count > 1 ? (order / (count - 1) - 0.5) * (Math.max(cell.width, cell.height) - band * 0.55) : 0;
  return cell.width > cell.height ? [spread, 0] : [0, spread];
}

/** The markers; those on one field stand beside each other. */
export function markersOf(scores: readonly number[], land: Land, scale: Scale): Marker[] {
  return scores.map((score, seat) => {
    const cell = fieldAt(score % FIELDS, land, scale);
    const same = scores.flatMap((other, who) => (other % FIELDS === score % FIELDS ? [who] : []));
    const [dx, dy] = along(cell, frameOf(land), same.indexOf(seat), same.length, scale.band);
    return { seat, laps: Math.floor(score / FIELDS), x: cell.x + cell.width / 2 + dx, y: cell.y + cell.height / 2 + dy };
  });
}
