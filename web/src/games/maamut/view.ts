/** The view of a match as the server sends it, and what its texts mean on the board. */
import type { Fields, Reason } from '../../board/types';
import { away, DIRECTIONS, lineTo, ray, type Direction } from './tiles';

export type Phase = 'place' | 'turn' | 'flee' | 'over' | 'answer';

export interface MaamutView {
  terrain: string;
  mammoth: string;
  hunters: (string | null)[];
  alive: boolean[];
  traps: Record<string, number>;
  supply: number[];
  hands: (number | number[])[];
  pile: number;
  discard: [number, number, number];
  phase: Phase;
  to_move: number | null;
  first: number;
  turns: number;
  /** The two limits are 0 where only agreement ends the hunt. */
  turn_cap: number;
  quiet: number;
  quiet_limit: number;
  cut_off?: string[];
  run: { seat: number; card: number; direction: Direction; left: number; walk: number } | null;
}

/** An action that ends on a tile: a move, a placement or a flight. */
export interface Target {
  text: string;
  tile: string;
  kind: 'walk' | 'place' | 'flee';
  card: number | null;
  direction: Direction | null;
  /** Tiles walked over before the last. */
  way: string[];
}

/** What a legal text does on the board; nothing for lay, lift and pass. */
export function targetOf(view: MaamutView, seat: number, text: string): Target | null {
  const [verb, tile] = text.split('-');
  if ((verb === 'place' || verb === 'flee') && tile)
    return { text, tile, kind: verb, card: null, direction: null, way: [] };
  const card = Number(text[0]);
  const direction = DIRECTIONS.find((name) => name === text.slice(1));
  const from = view.hunters[seat];
  if (!direction || !from || !(card > 0)) return null;
  const way = ray(from, direction, card);
  const end = away(from, direction, card);
  return end ? { text, tile: end, kind: 'walk', card, direction, way: way.slice(0, -1) } : null;
}

export const targetsOf = (view: MaamutView, seat: number | null, legal: readonly string[]): Target[] =>
  seat === null ? [] : legal.flatMap((text) => targetOf(view, seat, text) ?? []);

/** The viewer's own cards, lowest first; nothing for an onlooker. */
export function ownHand(view: MaamutView, seat: number | null): number[] {
  const hand = seat === null ? 0 : view.hands[seat];
  return Array.isArray(hand) ? [...hand].sort() : [];
}

export const handSize = (view: MaamutView, seat: number): number => {
  const hand = view.hands[seat];
  return Array.isArray(hand) ? hand.length : hand;
};

export const huntersOn = (view: MaamutView, tile: string): number[] =>
  view.hunters.flatMap((at, seat) => (at === tile && view.alive[seat] ? [seat] : []));

const CARDS = 3;
const reason = (key: string, rule: string, params: Fields = {}): Reason => ({ key: `maamut.${key}`, params, rule });

/** What to ask the server about a tile that cannot be reached; a reason where no action leads there. */
export function whyNotThere(view: MaamutView, seat: number, tile: string, card: number | null): string | Reason | null {
  if (view.phase === 'over') return null;
  if (view.phase === 'answer') return reason('refusal.not_now', '6.6');
  if (view.phase !== 'turn') return `${view.phase}-${tile}`;
  if (!view.alive[seat]) return reason('refusal.eliminated', '5.1');
  if (view.to_move !== seat) return reason('refusal.not_your_turn', '3.1');
  const line = lineTo(view.hunters[seat] ?? '', tile);
  if (line && (card ?? Math.min(line.steps, CARDS)) === line.steps) return `${line.steps}${line.direction}`;
  return card === null ? reason('board.why.line', '3.2') : reason('board.why.distance', '3.2', { n: card });
}
