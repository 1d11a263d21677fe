/** Action texts as moves on the map: which region, which piece, whereto, with a club or without. */
import type { Letter } from '../../art/shapes';
import type { IceAgeView } from './view';

export interface Move {
  text: string;
  /** Where the piece stands; null where something comes from a supply. */
  from: number | null;
  /** "B" for a plain hunter of B, "B*" for a clubbed one; null for mammoths and fires. */
  piece: string | null;
  to: number | null;
  /** One club of the own stock goes under it. */
  club: boolean;
}
/** What was pressed so far. */
export interface Plan {
  from: number | null;
  piece: string | null;
}
export const NOTHING: Plan = { from: null, piece: null };

const HUNTER = /^(?:step|swap|with|remove)-([A-E])(\d+)(\*?)(?:-(\d+))?(\+?)$/;
const RELOCATE = /^relocate-(\d+)(\*?)-(\d+)(\+?)$/;
const PAIR = /^(?:fire|mammoth|group)-(\d+)-(\d+)$/;
const PLACE = /^(?:place|settle|cover|club|mammoth|remove-mammoth)-(\d+)(\+?)$/;

/** Null for what is not done on the map. */
export function moveOf(text: string, own: Letter): Move | null {
  const hunter = HUNTER.exec(text);
  if (hunter) return { text, from: Number(hunter[2]), piece: hunter[1] + hunter[3], to: hunter[4] ? Number(hunter[4]) : null, club: hunter[5] === '+' };
  const relocate = RELOCATE.exec(text);
  if (relocate) return { text, from: Number(relocate[1]), piece: own + relocate[2], to: Number(relocate[3]), club: relocate[4] === '+' };
  const pair = PAIR.exec(text);
  if (pair) return { text, from: Number(pair[1]), piece: null, to: Number(pair[2]), club: false };
  const place = PLACE.exec(text);
  return place ? { text, from: null, piece: null, to: Number(place[1]), club: place[2] === '+' } : null;
}

export const movesIn = (legal: readonly string[], own: Letter): Move[] => legal.flatMap((text) => moveOf(text, own) ?? []);

const unique = <T>(list: T[]): T[] => [...new Set(list)];
const ascending = (regions: number[]): number[] => unique(regions).sort((a, b) => a - b);
/** What can still be meant after what was pressed so far. */
export const fits = (move: Move, plan: Plan): boolean => (plan.from === null || move.from === plan.from) && (plan.piece === null || move.piece === plan.piece);

export interface Stage {
  /** Regions that may be pressed now, in ascending order. */
  lit: number[];
  /** Pieces that may be meant in the region pressed first. */
  pieces: string[];
  /** What is still possible. */
  moves: Move[];
}

export function stageOf(moves: readonly Move[], plan: Plan): Stage {
  const left = moves.filter((move) => fits(move, plan));
  if (plan.from === null) return { lit: ascending(left.map((move) => move.from ?? move.to ?? 0)), pieces: [], moves: left };
  const here = moves.filter((move) => move.from === plan.from);
  const pieces = unique(here.flatMap(({ piece }) => piece ?? []));
  // Where nothing goes anywhere, another region may still be meant.
  const ends = left.flatMap(({ to }) => to ?? []);
  return { lit: ascending(ends.length > 0 ? ends : moves.flatMap((move) => move.from ?? [])), pieces, moves: left };
}

export interface Pressed {
  plan: Plan;
  /** What is meant, once all is said; they differ only in the club. */
  ready: Move[];
}

/** A region is pressed, perhaps on one of its pieces; null where nothing can be done there. */
export function press(moves: readonly Move[], plan: Plan, region: number, piece: string | null = null): Pressed | null {
  if (plan.from !== null) {
    const ready = moves.filter((move) => fits(move, plan) && move.to === region);
    if (ready.length > 0) return { plan, ready };
    if (region === plan.from && (piece === null || piece === plan.piece)) return { plan: NOTHING, ready: [] };
  }
  const here = moves.filter((move) => (move.from ?? move.to) === region);
  if (here.length === 0) return null;
  if (here[0].from === null) return { plan: NOTHING, ready: here };
  const pieces = unique(here.flatMap((move) => move.piece ?? []));
  if (piece !== null && pieces.length > 0) {
    // A heap of one player's hunters stands for those with clubs, too.
    const meant = pieces.find((one) => one === piece) ?? pieces.find(([letter]) => letter === piece[0]);
    return meant === undefined ? null : choose(moves, region, meant);
  }
  return choose(moves, region, pieces.length === 1 || here[0].to !== null ? (pieces[0] ?? null) : null);
}

/** Says which piece of a region is meant; where it goes nowhere, that is all. */
export function choose(moves: readonly Move[], from: number, piece: string | null): Pressed {
  const plan = { from, piece };
  const left = moves.filter((move) => fits(move, plan));
  const whole = left.every(({ to }) => to === null) && unique(left.map((move) => move.piece)).length === 1;
  return { plan, ready: whole ? left : [] };
}

/** Of moves that differ only in the club, the one that is wanted. */
export const withClub = (ready: readonly Move[], club: boolean): Move => ready.find((move) => move.club === club) ?? ready[0];

/** How many hunters can be placed at once with this question; 0 or 1: there is nothing to gather. */
export function gatherable(view: IceAgeView, seat: number | null): number {
  const asked = view.question;
  if (!asked || seat === null || asked.seat !== seat || (asked.kind !== 'place' && asked.kind !== 'settle_place')) return 0;
  return Math.min(asked.left, view.supply[seat]);
}

export interface Pick {
  region: number;
  club: boolean;
}
/** The one message for what was gathered; who stops early says so. */
export const gatheredTexts = (picks: readonly Pick[], most: number): string[] => [...picks.map(({ region, club }) => `place-${region}${club ? '+' : ''}`), ...(picks.length < most ? ['done'] : [])];
