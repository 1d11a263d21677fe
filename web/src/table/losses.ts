/** What I have lost without doing it myself: what, by whom and why, and where on the board. */
import type { GameModule, Losses, Player, Told, Translate } from '../board/types';
import { linesOf, type Entry } from './words';

export interface Loss {
  /** Unique at a table. */
  id: string;
  seq: number;
  /** Where on the page it happened. */
  selector: string;
  /** Why, where that is known, and what. */
  sentences: string[];
}

/** Causes are looked for so many steps back: a card is played, then its player chooses. */
const BACK = 12;

/** Losses of a seat in the steps after `seen`, the oldest first; what one does oneself one knows. */
export function lossesIn(story: readonly Entry[], seen: number, seat: number, losses: Losses, game: GameModule, players: Player[], t: Translate): Loss[] {
  return story.flatMap((entry, at) => {
    if (entry.seq <= seen || entry.events[0]?.seat === seat) return [];
    return entry.events.flatMap((event, i): Loss[] => {
      const selector = losses.at(event, seat);
      if (selector === null) return [];
      const before = [...story.slice(Math.max(0, at - BACK), at).flatMap(({ events }) => events), ...entry.events.slice(0, i)];
      const cause = causeIn(before, seat, losses);
      const told = cause && !said(cause, event) ? [cause, event] : [event];
      return [{ id: `${entry.seq}.${i}`, seq: entry.seq, selector, sentences: linesOf(told, game, players, t).map(({ key, fields }) => t(key, fields)) }];
    });
  });
}

const causeIn = (before: readonly Told[], seat: number, { causes }: Losses): Told | undefined => before.findLast(({ kind, seat: by }) => causes.has(kind) && by !== seat);

/** The sentence itself names who did it, as its first. */
const said = (cause: Told, event: Told): boolean => cause.kind === event.kind;

/** One notice for each place; what was told there twice is told once. */
export function byPlace(losses: readonly Loss[]): { selector: string; sentences: string[]; ids: string[] }[] {
  const places = new Map<string, Loss[]>();
  for (const loss of losses) places.set(loss.selector, [...(places.get(loss.selector) ?? []), loss]);
  return [...places].map(([selector, all]) => ({ selector, sentences: [...new Set(all.flatMap(({ sentences }) => sentences))], ids: all.map(({ id }) => id) }));
}
