/** What can be chosen on the board now, hex by hex. */
import { COMPASS, neighbour, type Board } from './boards';
import type { ValleyChoice } from './choice.svelte';
import { opponents, waysOf } from './moves';
import { placeActs, type PlaceVerb, type ValleyView } from './view';

export interface Target {
  hex: string;
  kind: 'walk' | PlaceVerb;
  texts: string[];
  /** Where a walk begins, and what lies on its way. */
  from: string | null;
  through: string[];
  /** Somebody waits there who will fight. */
  danger: boolean;
}

/** Hexes a group that the server already holds can step to. */
function steps(view: ValleyView, board: Board, legal: readonly string[]): Target[] {
  const from = view.moving?.group?.hex;
  if (!from) return [];
  return COMPASS.flatMap((direction): Target[] => {
    const hex = legal.includes(direction) ? neighbour(board, from, direction) : null;
    return hex ? [{ hex: hex.name, kind: 'walk', texts: [direction], from, through: [], danger: false }] : [];
  });
}

export function targetsOf(view: ValleyView, board: Board, seat: number | null, legal: readonly string[], mind: ValleyChoice): Target[] {
  if (seat === null || legal.length === 0) return [];
  // Camps are founded with a button: on the board a touch of one's own people takes them up.
  const places = placeActs(legal).filter(({ verb }) => verb !== 'settle').map(({ verb, hex, text }): Target => ({ hex, kind: verb, texts: [text], from: null, through: [], danger: verb === 'battle' }));
  const held = steps(view, board, legal);
  const walks = held.length || mind.from === null ? held : waysOf(view, board, seat, mind.from, mind.group).map(({ hex, through, texts }): Target => ({ hex, kind: 'walk', texts, from: mind.from, through, danger: opponents(view, seat, hex) > 0 }));
  const byHex = new Map<string, Target>();
  for (const target of [...places, ...walks]) if (!byHex.has(target.hex)) byHex.set(target.hex, target);
  return [...byHex.values()];
}
