/** The end of a migration as a show: fires turned over, a page for each conflict, the scores, and what winter brings. */
import type { PlayProps, Told } from '../../board/types';
import { list, numbers, whole } from './story';

export interface Fire {
  region: number;
  fire: number[];
  capacity: number;
  hunters: number;
}
export interface Loss {
  seats: number[];
  /** Hunters left in the region. */
  hunters: number;
}
export interface Conflict {
  region: number;
  capacity: number;
  hunters: number;
  /** Seats with equally many hunters lose together; the smallest groups first. */
  order: number[][];
  losses: Loss[];
  /** Hunters of each seat before and after. */
  before: number[];
  after: number[];
  clubsOnly: boolean;
}
export interface Score {
  region: number;
  mammoths: number;
  each: number;
  hunters: number[];
  points: number[];
}
export interface Reckoning {
  round: number;
  scores: Score[];
  gains: number[];
  totals: number[];
}
export type Page = { name: 'fire'; fires: Fire[] } | { name: 'conflict'; conflict: Conflict } | { name: 'scores'; reckoning: Reckoning } | { name: 'winter'; events: Told[] };

const WINTER = ['last_player', 'covered', 'declined', 'stones_back', 'levy'];
const SHOWN = new Set(['migration_over', 'revealed', 'conflict', 'lost', 'conflict_over', 'clubs_back', 'scored', 'totals', ...WINTER]);

/**
 * The latest end of a migration in a story, and what winter brought since; empty before the first.
 * With nothing new it is the list from before, so that no step of a later turn begins a page anew.
 */
export function latestEnd(story: PlayProps['story'] = [], before: Told[] = []): Told[] {
  const from = story.findLastIndex(({ events }) => (events as Told[]).some(isStart));
  const events = from < 0 ? [] : story.slice(from).flatMap((step) => step.events as Told[]);
  const now = events.slice(Math.max(0, events.findLastIndex(isStart))).filter(({ kind }) => SHOWN.has(kind));
  return now.length === before.length && now.every((event, i) => event === before[i]) ? before : now;
}

const isStart = ({ kind }: Told): boolean => kind === 'migration_over';
/** The round whose migration ended in a run of events. */
export function endedRound(events: readonly Told[]): number | undefined {
  const start = events.findLast(isStart);
  return start && whole(start.round);
}

function conflictsOf(events: readonly Told[]): Conflict[] {
  const out: Conflict[] = [];
  for (const event of events) {
    const now = out[out.length - 1];
    if (event.kind === 'conflict')
      out.push({ region: whole(event.region), capacity: whole(event.capacity), hunters: whole(event.hunters), order: list(event.order).map(numbers), losses: [], before: [], after: [], clubsOnly: false });
    else if (event.kind === 'lost') now?.losses.push({ seats: numbers(event.seats), hunters: whole(event.hunters) });
    else if (event.kind === 'conflict_over' && now) {
      now.after = numbers(event.left);
      now.before = now.after.map((count, seat) => count + now.losses.filter(({ seats }) => seats.includes(seat)).length);
      now.clubsOnly = event.clubs_only === true;
    }
  }
  return out;
}

function reckoningOf(events: readonly Told[]): Reckoning | null {
  const totals = events.find(({ kind }) => kind === 'totals');
  if (!totals) return null;
  const scores = events
    .filter(({ kind }) => kind === 'scored')
    .map((event): Score => ({ region: whole(event.region), mammoths: whole(event.mammoths), each: whole(event.each), hunters: numbers(event.hunters), points: numbers(event.points) }));
  return { round: whole(totals.round), scores, gains: numbers(totals.gains), totals: numbers(totals.scores) };
}

export function pagesOf(events: readonly Told[]): Page[] {
  const pages: Page[] = [];
  const revealed = events.find(({ kind }) => kind === 'revealed');
  if (revealed) pages.push({ name: 'fire', fires: list(revealed.regions) as Fire[] });
  pages.push(...conflictsOf(events).map((conflict): Page => ({ name: 'conflict', conflict })));
  const reckoning = reckoningOf(events);
  if (reckoning) pages.push({ name: 'scores', reckoning });
  const winter = events.filter(({ kind }) => WINTER.includes(kind));
  if (winter.length > 0) pages.push({ name: 'winter', events: winter });
  return pages;
}

/** Whom the order passed over: all their hunters there have clubs. */
export function sparedIn({ order, losses }: Conflict): number[] {
  const lost = new Set(losses.flatMap(({ seats }) => seats));
  const last = order.findLastIndex((group) => group.some((seat) => lost.has(seat)));
  return order.slice(0, last + 1).flat().filter((seat) => !lost.has(seat));
}

/** How many hunters each seat has in a conflict after so many losses. */
export const standing = ({ before, losses }: Conflict, after: number): number[] =>
  before.map((count, seat) => count - losses.slice(0, after).filter(({ seats }) => seats.includes(seat)).length);
