/** Why a group cannot go where somebody pointed; asked seldom, so it comes after the page. */
import type { Reason } from '../../board/types';
import { COMPASS, neighbour, type Board } from './boards';
import { canLeave, CLASSES, isFresh, isOpen, isSnowed, isWet, opponents, ownThere, peopleIn, sizeOf, waysOf, type Group } from './moves';
import { hexView, type ValleyView } from './view';

/** Why a group cannot walk to a hex: what bars it at once, else what bars the way on from a neighbour, else the distance. */
export function whyNot(view: ValleyView, board: Board, seat: number, from: string, group: Group, to: string): Reason {
  const no = (rule: string, key: string, params: Reason['params'] = {}): Reason => ({ rule, key: `mammoth_valley.${key}`, params });
  const high = (hex: string): boolean => ['mountain', 'volcano'].includes(board.byName.get(hex)?.land ?? '');
  const pinned = (hex: string): Reason => no('6.2', 'refusal.pinned', { hex, count: opponents(view, seat, hex) });
  const ways = waysOf(view, board, seat, from, group);
  if (sizeOf(group) > 0 && peopleIn(group) === 0) return no('6.1', 'refusal.wolf_alone');
  if (sizeOf(group) > 0 && !canLeave(view, seat, from, ownThere(view, seat, from) - peopleIn(group))) return pinned(from);
  if (board.byName.get(to)?.land === 'lake' && !isOpen(view, board, to)) return no('6.4', 'refusal.water');
  const { marker } = hexView(view, to);
  if (marker === 'fire' || marker === 'flood' || hexView(view, from).marker === 'flood') return no('6.1', 'refusal.marker', { hex: to });
  if (isSnowed(view) && (high(to) || high(from))) return no('6.3', 'refusal.snow', { hex: to });
  if (isWet(view, board, from, to)) return no('6.4', 'refusal.river');
  const beside = ways.filter(({ hex, steps }) => steps.length === 1 && COMPASS.some((direction) => neighbour(board, hex, direction)?.name === to));
  const tired = view.cap < 2 || CLASSES.some((name) => !isFresh(name) && group[name]);
  for (const { hex } of tired ? [] : beside) {
    if (isWet(view, board, hex, to)) return no('6.4', 'refusal.river');
    if (high(hex)) return no('6.3', 'board.why.mountain', { hex });
    if (!canLeave(view, seat, hex, ownThere(view, seat, hex))) return pinned(hex);
  }
  return no('6.1', 'board.why.far');
}
