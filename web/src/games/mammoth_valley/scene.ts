/** A fight as it is shown: who stood against whom, each round of dice, who fell, what was won. Gathered from events. */
import type { Told } from '../../board/types';
import { sidesIn, text, whole } from './story';
import type { FightSide } from './view';

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

/** Adds what was told to the fights known so far; a new turn forgets them. */
export function gather(known: readonly Fight[], events: readonly Told[]): Fight[] {
  let fights = [...known];
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

export interface Account {
  seat: number;
  income: number;
  need: number;
  left: number;
  starved: number;
}

/** The accounts of this turn's survival, tribe by tribe. */
export function settle(known: readonly Account[], events: readonly Told[]): Account[] {
  let accounts = [...known];
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
