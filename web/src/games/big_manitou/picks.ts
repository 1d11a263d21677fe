/** Choosing cards for a hunt: the set that is gathered, and two kinds of help with it. */
import { isHero } from '../../art/hunt-cards';
import type { Fields, Reason } from '../../board/types';
import { CARDS, inOrder, valueOf, without } from './view';

/** `count` of a list, spread evenly over it; another `turn` begins elsewhere. */
function evenly(list: readonly string[], count: number, turn: number): string[] {
  if (count <= 0) return [];
  const step = list.length / count;
  const shift = ((turn * 0.37 + 0.5) % 1) * step;
  return Array.from({ length: count }, (_, i) => list[Math.min(list.length - 1, Math.floor(i * step + shift))]);
}

/** A balanced set: weak and strong hunters, and as many heroes as the pool has in proportion. */
export function suggestion(pool: readonly string[], size: number, turn: number): string[] {
  const heroes = pool.filter(isHero);
  const hunters = pool.filter((card) => !isHero(card));
  const wanted = Math.round((size * heroes.length) / Math.max(1, pool.length));
  const brave = Math.min(heroes.length, Math.max(wanted, size - hunters.length));
  return inOrder([...evenly(hunters, size - brave, turn), ...evenly(heroes, brave, turn)]);
}

/** The set of an earlier hunt as far as the pool still has it, cut or filled up to the size. */
export function likeBefore(before: readonly string[], pool: readonly string[], size: number): string[] {
  const rest = [...pool];
  const kept = before.filter((card) => {
    const at = rest.indexOf(card);
    if (at >= 0) rest.splice(at, 1);
    return at >= 0;
  });
  // The weakest hunters are missed least.
  const ranked = [...kept].sort((a, b) => (isHero(b) ? 11 : valueOf(b)) - (isHero(a) ? 11 : valueOf(a)));
  const some = ranked.slice(0, size);
  return inOrder([...some, ...suggestion(without(pool, some), size - some.length, 0)]);
}

/** Cards picked for good: what was picked earlier and cannot be put back once more (D40). */
export const boundBy = (left: readonly string[], legal: readonly string[]): readonly string[] => (legal.includes('clear') ? [] : left);

/** What may be chosen beside the bound cards: picks go upwards, so nothing below the last of them. */
export function openBeside(bound: readonly string[], pool: readonly string[]): string[] {
  const last = Math.max(...bound.map((card) => CARDS.indexOf(card)), 0);
  return without(pool, bound).filter((card) => CARDS.indexOf(card) >= last);
}

export const refusal = (key: string, rule: string, params: Fields = {}): Reason => ({ key: `big_manitou.refusal.${key}`, params, rule });

/** A choice being made: the cards gathered, those picked for good, those open beside them, and how many are asked for. */
export interface Gathering {
  chosen: readonly string[];
  bound: readonly string[];
  open: readonly string[];
  size: number;
}
/** Why a press on a card of the pool would do nothing; null where it gathers the card or puts it back. */
export function whyNotPress(card: string, gathered: boolean, { chosen, bound, open, size }: Gathering): Reason | null {
  const copies = (cards: readonly string[]): number => cards.filter((other) => other === card).length;
  if (gathered) return copies(chosen) > copies(bound) ? null : refusal('cleared_often', '3.4');
  if (!open.includes(card)) return refusal('order', '3.4', { card });
  return chosen.length < size ? null : refusal('full', '3.3', { count: size });
}

/** The one message that confirms a set: what was picked earlier stays, or is put back where it is in the way. */
export function confirmation(cards: readonly string[], left: readonly string[]): string[] {
  const wanted = inOrder(cards);
  const stays = left.every((card, i) => wanted[i] === card);
  const picks = wanted.slice(stays ? left.length : 0).map((card) => `pick-${card}`);
  return [...(stays ? [] : ['clear']), ...picks, 'done'];
}
