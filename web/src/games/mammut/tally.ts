/** What a heap would bring in each category, beside what the others hold. */
import { isGood, isSpecies, type Good, type Species } from '../../art/loot';
import type { MammutView, Tile } from './view';

export interface Tally {
  goods: Record<Good, number>;
  species: Species[];
  /** Question marks whose other side the viewer does not know. */
  unknown: number;
  shaman: boolean;
}

/** Counts what is seen and what is known; a hidden side that was looked at counts as what it is. */
export function tallyOf(tiles: readonly Tile[]): Tally {
  const tally: Tally = { goods: { axe: 0, hide: 0, tusk: 0, meat: 0, fire: 0 }, species: [], unknown: 0, shaman: false };
  for (const tile of tiles) {
    const face = tile.face === '?' ? tile.under : tile.face;
    if (face === null || face === '?') tally.unknown++;
    else if (isGood(face)) tally.goods[face]++;
    else if (isSpecies(face)) tally.species.push(face);
    else tally.shaman = true;
  }
  return tally;
}

/** A seat's loot as it would be; `given` go back to the middle, `gained` are taken. */
export interface Plan {
  seat: number;
  gained: readonly Tile[];
  /** The heap that is taken from somebody. */
  stolen: string | null;
}

export function talliesOf(view: MammutView, plan: Plan | null): Tally[] {
  return view.points.map((_, seat) => {
    const heaps = view.heaps.filter((heap) => heap.seat === seat && heap.id !== plan?.stolen).map((heap) => heap.id);
    const own = view.tiles.filter((tile) => heaps.includes(tile.place));
    return tallyOf(plan?.seat === seat ? [...own, ...plan.gained] : own);
  });
}

/** The order of ties, if it is decided who holds the shaman: best first. */
export function orderOf(view: MammutView, tallies: readonly Tally[]): number[] | null {
  const holder = tallies.findIndex((tally) => tally.shaman);
  if (holder < 0) return null;
  const step = view.shaman.arrow === 'red' ? 1 : -1;
  const count = tallies.length;
  return tallies.map((_, i) => (((holder + step * i) % count) + count) % count);
}

export const FIRE_PENALTY = 5;

/** Effects are said with keys of the catalogue: mammut.board.effect.<key>. */
export interface Effect {
  category: Good | 'animal';
  count: number;
  key: string;
  n: number;
  /** Good news, bad news, or neither. */
  mood: 1 | 0 | -1;
}

const beats = (order: number[] | null, a: number, b: number): boolean => (order ? order.indexOf(a) < order.indexOf(b) : false);

function meatEffect(counts: number[], seat: number, order: number[] | null, prizes: number[]): Effect {
  const count = counts[seat];
  const base = { category: 'meat' as const, count };
  const ahead = counts.filter((other, who) => who !== seat && (other > count || (other === count && beats(order, who, seat)))).length;
  const level = count > 0 && !order && counts.some((other, who) => who !== seat && other === count);
  const prize = count > 0 ? (prizes[ahead] ?? 0) : 0;
  if (prize === 0) return { ...base, key: 'meat_none', n: 0, mood: 0 };
  return { ...base, key: level ? 'meat_level' : 'meat', n: prize, mood: 1 };
}

function fireEffect(counts: number[], seat: number, order: number[] | null): Effect {
  const count = counts[seat];
  const base = { category: 'fire' as const, count };
  const below = counts.some((other, who) => who !== seat && (other < count || (other === count && beats(order, seat, who))));
  const level = !order && !below && counts.some((other, who) => who !== seat && other === count);
  if (level) return { ...base, key: 'fire_level', n: FIRE_PENALTY, mood: -1 };
  if (!below) return { ...base, key: 'fire_least', n: FIRE_PENALTY, mood: -1 };
  if (counts.length === 2 && count > 0) return { ...base, key: 'points', n: count, mood: 1 };
  return { ...base, key: 'fire_safe', n: 0, mood: 0 };
}

/** What the loot would bring if the round ended so. */
export function effectsOf(view: MammutView, plan: Plan): Effect[] {
  const tallies = talliesOf(view, plan);
  const { goods, species } = tallies[plan.seat];
  const order = orderOf(view, tallies);
  const countsOf = (good: Good): number[] => tallies.map((tally) => tally.goods[good]);
  const owned = view.animals[plan.seat];
  const fresh = new Set(species.filter((name) => !owned.includes(name))).size;
  const gain = view.set_points[owned.length + fresh] - view.set_points[owned.length];
  const last = view.round === view.last_round;
  /** Nothing of it, nothing from it. */
  const plain = (category: Effect['category'], count: number, key: string, n: number): Effect => ({ category, count, n, key: n > 0 ? key : 'none', mood: n > 0 ? 1 : 0 });
  return [
    plain('axe', goods.axe, last ? 'points' : 'cards', last ? 3 * goods.axe : goods.axe),
    { category: 'hide', count: goods.hide, key: 'steps', n: view.hides[plan.seat] + goods.hide, mood: goods.hide > 0 ? 1 : 0 },
    plain('tusk', goods.tusk, 'points', 2 * goods.tusk),
    meatEffect(countsOf('meat'), plan.seat, order, view.meat_prizes),
    fireEffect(countsOf('fire'), plan.seat, order),
    plain('animal', species.length, gain > 0 ? 'species_points' : 'species', gain > 0 ? gain : fresh),
  ];
}
