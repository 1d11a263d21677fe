/** An evaluation as a show: its events in chapters, one for each category. */
import type { Species } from '../../art/loot';
import type { Player, Told, Translate } from '../../board/types';
import { fieldsOf, isTied, numbers, text, whole, words } from './story';
import type { Evaluation } from './view';

export type ChapterName = 'open' | 'axe' | 'hide' | 'tusk' | 'meat' | 'fire' | 'animal' | 'set';
export const CHAPTERS: readonly ChapterName[] = ['open', 'axe', 'hide', 'tusk', 'meat', 'fire', 'animal', 'set'];

export interface Chapter {
  name: ChapterName;
  events: Told[];
}

const BY_KIND: Record<string, ChapterName> = {
  evaluation: 'open',
  revealed: 'open',
  turned_up: 'open',
  counted: 'open',
  drew: 'axe',
  reshuffled: 'axe',
  draws_lost: 'axe',
  advanced: 'hide',
  pawn_won: 'hide',
  swapped: 'animal',
  declined: 'animal',
  pawn: 'animal',
  no_pawn: 'animal',
  swap_void: 'animal',
};

/** Which category an event of an evaluation belongs to; null for all others. */
export function chapterOf(event: Told): ChapterName | null {
  if (event.kind === 'scored') return text(event.category) as ChapterName;
  if (event.kind !== 'extra' && event.kind !== 'unclaimed') return BY_KIND[event.kind] ?? null;
  const card = text(event.card);
  return (['axe', 'hide', 'tusk', 'meat'] as const).find((name) => card === name || card.startsWith(`most-${name}`)) ?? null;
}

/** The chapters in which something happens; every category is told, even if nobody had any. */
export function chaptersOf(events: readonly Told[]): Chapter[] {
  const always: ChapterName[] = ['open', 'axe', 'hide', 'tusk', 'meat', 'fire', 'animal'];
  return CHAPTERS.map((name) => ({ name, events: events.filter((event) => chapterOf(event) === name) })).filter(
    (chapter) => always.includes(chapter.name) || chapter.events.length > 0,
  );
}

/**
 * The evaluation in a run of events, going on with one that has begun.
 * What was shown already may come again in front: it is known by being the same object.
 */
export function gathered(before: readonly Told[], events: readonly Told[]): Told[] | null {
  const start = events.findLastIndex((event) => event.kind === 'evaluation');
  const known = new Set(before);
  if (start >= 0 && !known.has(events[start])) return events.slice(start).filter((event) => chapterOf(event) !== null);
  const fresh = events.filter((event) => !known.has(event) && chapterOf(event) !== null);
  return fresh.length > 0 && before.length > 0 ? [...before, ...fresh] : null;
}

/** What one seat got in a chapter, as short marks: points, cards, steps, pawns. */
export interface Gain {
  kind: 'points' | 'cards' | 'steps' | 'extra';
  n: number;
  /** The good that is counted once more. */
  good?: string;
}

export function gainsOf(chapter: Chapter, seat: number): Gain[] {
  return chapter.events
    .filter((event) => event.seat === seat)
    .flatMap((event): Gain[] => {
      if (event.kind === 'scored') return [{ kind: 'points', n: Math.sign(whole(event.points)) * whole(event.amount) }];
      if (event.kind === 'drew') return [{ kind: 'cards', n: whole(event.count) }];
      if (event.kind === 'advanced') return [{ kind: 'steps', n: whole(event.steps) }];
      if (event.kind === 'extra') return [{ kind: 'extra', n: 1, good: text(event.good) }];
      return [];
    });
}

/** Who has nothing left loses nothing, which is a loss all the same: −0. */
const isBelow = (n: number): boolean => n < 0 || Object.is(n, -0);
export const isLoss = ({ kind, n }: Gain): boolean => kind === 'points' && isBelow(n);
export const signed = (n: number): string => (isBelow(n) ? '−' : '+') + String(Math.abs(n));

/** How much of the chapter's good each seat had. */
export function countsIn(chapter: ChapterName, evaluation: Evaluation): number[] | null {
  if (chapter === 'open' || chapter === 'set') return null;
  return evaluation.counts[chapter];
}

/** Places on the podium: seats by prize, the first one first. */
export const podiumOf = (chapter: Chapter): number[] =>
  chapter.events.filter((event) => event.kind === 'scored' && text(event.reason).startsWith('meat_')).map((event) => event.seat ?? 0);

/** The pawns a seat took; whoever took a choice back may have made the same one again. */
export const pawnsOf = (chapter: Chapter, seat: number): Species[] => [
  ...new Set(chapter.events.filter((event) => event.kind === 'pawn' && event.seat === seat).map((event) => text(event.species) as Species)),
];

/** Cards each seat revealed, by seat. */
export const revealedIn = (events: readonly Told[]): Map<number, string[]> =>
  new Map(events.filter((event) => event.kind === 'revealed').map((event) => [event.seat ?? 0, words(event.cards)]));

/** Why a tie went the way it did, in words; nothing without a tie. */
export function tieSentences(chapter: Chapter, order: readonly number[], players: readonly Player[], t: Translate): string[] {
  const named = (seat: number): string => players[seat]?.name ?? String(seat + 1);
  return chapter.events.filter(isTied).map((event) => {
    const level = [event.seat ?? 0, ...numbers(event.tied)];
    const ranked = order.filter((seat) => level.includes(seat)).map(named);
    const worst = text(event.reason) === 'fire_least' || text(event.reason) === 'hide_last';
    return t(worst ? 'mammut.board.tie.worst' : 'mammut.board.tie.best', { ...fieldsOf(event, players, t), level: ranked.join(', '), order: order.map(named).join(' → ') });
  });
}
