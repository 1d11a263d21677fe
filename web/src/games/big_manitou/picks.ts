/** Choosing cards for a hunt: the set that is gathered, and two kinds of help with it. */
import { isHero } from '../../art/hunt-cards';
import { inOrder, valueOf, without } from './view';

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

/** The one message that confirms a set; what an earlier visit left behind is put back first. */
export const confirmation = (cards: readonly string[], left: readonly string[]): string[] => [
  ...(left.length > 0 ? ['clear'] : []),
  ...inOrder(cards).map((card) => `pick-${card}`),
  'done',
];
