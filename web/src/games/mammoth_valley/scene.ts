/** A fight as it is shown: who stood against whom, each round of dice, who fell, what was won. Gathered from events. */
import type { PlayProps, Told } from '../../board/types';
import { isBeast, SPECIES, type Beast } from '../../art/valley-pieces';
import { sidesIn, text, whole } from './story';
import { bandsIn, hexView, KINDS, placeActs, type FightSide, type Kind, type ValleyView } from './view';

export interface Roll extends FightSide {
  die: number;
  total: number;
  lost: boolean;
}
export interface Fight {
  hex: string;
  rounds: Roll[][];
  /** What came of it: deaths, captures, loot, food; told by their events. */
  results: Told[];
}

const RESULTS = new Set(['died', 'beast_died', 'captured', 'camp_taken', 'food', 'fire_gained', 'fire_lost', 'camp_gone', 'played', 'fled', 'hid', 'converted']);

function rollsIn(event: Told): Roll[] {
  const losers = Array.isArray(event.losers) ? event.losers : [];
  return sidesIn(event).map((side) => {
    const die = side.die ?? 0;
    return { ...side, die, total: die + side.bonus, lost: side.seat === null ? text(event.beast) !== '' : losers.includes(side.seat) };
  });
}

/** All that was told since this turn began. */
export function thisTurn(story: PlayProps['story'] = []): Told[] {
  const from = story.findLastIndex(({ events }) => (events as Told[]).some(({ kind }) => kind === 'turn'));
  return story.slice(Math.max(0, from)).flatMap(({ events }) => events as Told[]);
}

/** The fights in what was told; a new turn forgets them. */
export function fightsIn(events: readonly Told[]): Fight[] {
  let fights: Fight[] = [];
  const change = (next: Partial<Fight>): void => {
    const last = fights[fights.length - 1];
    if (last) fights = [...fights.slice(0, -1), { ...last, ...next }];
  };
  for (const event of events) {
    const last = fights[fights.length - 1];
    if (event.kind === 'turn' || event.kind === 'movement') fights = [];
    else if (event.kind === 'battle' || (event.kind === 'round' && last?.hex !== text(event.hex))) {
      fights = [...fights, { hex: text(event.hex), rounds: event.kind === 'round' ? [rollsIn(event)] : [], results: [] }];
    } else if (event.kind === 'round') change({ rounds: [...(last?.rounds ?? []), rollsIn(event)] });
    else if (RESULTS.has(event.kind) && last && (text(event.hex) === last.hex || (event.kind === 'food' && whole(event.amount) !== 0) || event.kind.startsWith('fire'))) change({ results: [...last.results, event] });
    else if (event.kind === 'income') fights = [];
  }
  return fights;
}

/** What is shown over the board: nothing while something is asked on it. */
export function sceneOf(view: ValleyView, legal: readonly string[], hasFought: boolean, hasEaten: boolean): 'battle' | 'survival' | null {
  if (placeActs(legal).length > 0) return null;
  if (view.survival) return 'survival';
  if (view.battle) return 'battle';
  if (legal.some((text) => text === 'end' || /^c\dr\d/.test(text))) return null;
  if (view.phase === 'combat' && hasFought) return 'battle';
  return view.phase === 'survival' && hasEaten ? 'survival' : null;
}

/** Herds that stand by while the people have not begun to fight them. */
export const herdsIn = (view: ValleyView, hex: string): FightSide[] =>
  SPECIES.flatMap((species): FightSide[] => {
    const count = hexView(view, hex).animals?.[species] ?? 0;
    return count > 0 ? [{ seat: null, species, count, bonuses: [{ what: 'animals', value: count }], bonus: count, die: null }] : [];
  });

/** Somebody on the field of a fight. */
export interface Figure {
  what: Kind | Beast;
  fallen: boolean;
}
const times = (count: number, figure: Figure): Figure[] => Array<Figure>(count).fill(figure);

/** A side, head by head: those who stand, then those who fell. */
export function figuresOf(side: FightSide, view: ValleyView, hex: string, fight: Fight | null): Figure[] {
  const fallen = (fight?.results ?? []).filter((event) => (side.seat === null ? event.kind === 'beast_died' && event.species === side.species : event.kind === 'died' && event.seat === side.seat));
  if (side.seat === null) {
    const { species } = side;
    if (!species || !isBeast(species)) return [];
    const dead = fallen.reduce((sum, event) => sum + Math.max(1, whole(event.count)), 0);
    return [...times(hexView(view, hex).animals?.[species] ?? 0, { what: species, fallen: false }), ...times(dead, { what: species, fallen: true })];
  }
  const band = bandsIn(view, hex).find((one) => one.seat === side.seat);
  const living = KINDS.flatMap((kind) => times(band?.[kind] ?? 0, { what: kind, fallen: false }));
  return [...living, ...fallen.map((event): Figure => ({ what: event.token === 'woman' ? 'f' : 'w', fallen: true }))];
}

export interface Account {
  seat: number;
  income: number;
  need: number;
  left: number;
  starved: number;
}

/** The accounts of this turn's survival, tribe by tribe. */
export function accountsIn(events: readonly Told[]): Account[] {
  let accounts: Account[] = [];
  for (const event of events) {
    const { seat } = event;
    if (event.kind === 'turn') accounts = [];
    else if (event.kind === 'income' && typeof seat === 'number') {
      const left = whole(event.stock) + whole(event.income);
      accounts = [...accounts.filter((one) => one.seat !== seat), { seat, income: whole(event.income), need: whole(event.need), left, starved: 0 }];
    } else if (event.kind === 'fed') accounts = accounts.map((one) => (one.seat === seat ? { ...one, left: whole(event.left), starved: whole(event.starved) } : one));
  }
  return accounts;
}
