/** What a heap would bring in each category, beside what the others hold. */
import { isGood, isSpecies, SPECIES, type Good, type Species } from '../../art/loot';
import { listOfCards, type MammutView, type Tile } from './view';

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

/** A seat's loot as it would be; `gained` are taken. */
export interface Plan {
  seat: number;
  gained: readonly Tile[];
  /** Heaps that nobody holds then: one that is stolen, or all that are sent back. */
  gone: readonly string[];
}

/** Whoever has most of the first counts one more of the second. */
const EXTRAS: Record<string, [Good, Good]> = { 'most-axe-hide': ['axe', 'hide'], 'most-axe-fire': ['axe', 'fire'], 'most-tusk-fire': ['tusk', 'fire'] };

/** The cards that a seat has laid face down: it knows what they will do. */
const laidBy = (view: MammutView, { seat }: Plan): string[] => listOfCards(view.laid[seat]);
const countsOf = (tallies: readonly Tally[], good: Good): number[] => tallies.map(({ goods }) => goods[good]);

export function talliesOf(view: MammutView, plan: Plan | null): Tally[] {
  const tallies = view.points.map((_, seat) => {
    const heaps = view.heaps.filter((heap) => heap.seat === seat && !plan?.gone.includes(heap.id)).map((heap) => heap.id);
    const own = view.tiles.filter((tile) => heaps.includes(tile.place));
    return tallyOf(plan?.seat === seat ? [...own, ...plan.gained] : own);
  });
  if (!plan) return tallies;
  const order = orderOf(view, tallies);
  for (const card of laidBy(view, plan)) {
    if (card === 'hide-one') tallies[plan.seat].goods.hide++;
    if (!(card in EXTRAS)) continue;
    const [counted, more] = EXTRAS[card];
    const best = mostOf(countsOf(tallies, counted), order);
    if (best !== null) tallies[best].goods[more]++;
  }
  return tallies;
}

/** The order of ties, if it is decided who holds the shaman: best first. */
export function orderOf(view: MammutView, tallies: readonly Tally[]): number[] | null {
  const holder = tallies.findIndex((tally) => tally.shaman);
  if (holder < 0) return null;
  const step = view.shaman.arrow === 'red' ? 1 : -1;
  const count = tallies.length;
  return tallies.map((_, i) => (((holder + step * i) % count) + count) % count);
}

/** How many are ahead of a seat, and how many behind it; level ones by the shaman's order, or undecided. */
function standing(counts: readonly number[], seat: number, order: readonly number[] | null): { ahead: number; behind: number; level: boolean } {
  const lead = (who: number): number => counts[who] - counts[seat] || (order ? order.indexOf(seat) - order.indexOf(who) : 0);
  const leads = counts.map((_, who) => lead(who));
  const ahead = leads.filter((n) => n > 0).length;
  const behind = leads.filter((n) => n < 0).length;
  return { ahead, behind, level: ahead + behind < counts.length - 1 };
}

/** Whoever has most of something; nobody if nobody has any, or while that is undecided. */
function mostOf(counts: readonly number[], order: readonly number[] | null): number | null {
  const best = counts.findIndex((count, seat) => {
    const { ahead, level } = standing(counts, seat, order);
    return count > 0 && ahead === 0 && !level;
  });
  return best < 0 ? null : best;
}

export const FIRE_PENALTY = 5;
const CARD_POINTS = 4;

/** Effects are said with keys of the catalogue: mammut.board.effect.<key>. */
export interface Effect {
  category: Good | 'animal';
  count: number;
  /** What it would bring, one thing after the other. */
  parts: { key: string; n: number }[];
  /** Good news, bad news, or neither. */
  mood: 1 | 0 | -1;
}
type News = Pick<Effect, 'parts' | 'mood'>;
const news = (key: string, n: number, mood: Effect['mood']): News => ({ parts: [{ key, n }], mood });
/** Nothing of it, nothing from it. */
const gain = (...parts: Effect['parts']): News => {
  const some = parts.filter(({ n }) => n > 0);
  return some.length > 0 ? { parts: some, mood: 1 } : news('none', 0, 0);
};

function hideNews(view: MammutView, counts: readonly number[], seat: number, order: number[] | null, bonus: number): News {
  const track = view.hides.map((at, who) => at + counts[who]);
  const { ahead, behind, level } = standing(track, seat, order);
  const more = bonus > 0 ? [{ key: 'bonus', n: bonus }] : [];
  const told = (key: string, mood: Effect['mood']): News => ({ parts: [{ key, n: track[seat] }, ...more], mood });
  if (ahead === 0 && !level) return told('steps_first', 1);
  if (behind === 0 && !level) return told('steps_last', -1);
  return told('steps', counts[seat] > 0 ? 1 : 0);
}

function meatNews(counts: readonly number[], seat: number, order: number[] | null, prizes: number[]): News {
  const { ahead, level } = standing(counts, seat, order);
  const prize = counts[seat] > 0 ? (prizes[ahead] ?? 0) : 0;
  return prize === 0 ? news('meat_none', 0, 0) : news(level ? 'meat_level' : 'meat', prize, 1);
}

function fireNews(counts: readonly number[], seat: number, order: number[] | null): News {
  const { behind, level } = standing(counts, seat, order);
  if (behind === 0) return news(level ? 'fire_level' : 'fire_least', FIRE_PENALTY, -1);
  if (counts.length === 2 && counts[seat] > 0) return news('points', counts[seat], 1);
  return news('fire_safe', 0, 0);
}

/** New species, and what the collection gains by them; a card may make one of an animal that is owned already. */
function animalNews(view: MammutView, seat: number, species: readonly Species[], won: number, swaps: number): News {
  const owned = view.animals[seat];
  const found = new Set(species.filter((name) => !owned.includes(name))).size;
  const fresh = Math.min(found + Math.min(swaps, species.length - found) + won, SPECIES.length - owned.length);
  const points = view.set_points[owned.length + fresh] - view.set_points[owned.length];
  return gain(points > 0 ? { key: 'species_points', n: points } : { key: 'species', n: fresh });
}

/** What the loot would bring if the round ended so, with the cards one has laid oneself. */
export function effectsOf(view: MammutView, plan: Plan): Effect[] {
  const { seat } = plan;
  const tallies = talliesOf(view, plan);
  const { goods, species } = tallies[seat];
  const order = orderOf(view, tallies);
  const laid = laidBy(view, plan);
  /** Has most of it, with a card that is about that. */
  const wins = (card: string, good: Good): boolean => laid.includes(card) && mostOf(countsOf(tallies, good), order) === seat;
  const bonus = (card: string, good: Good): number => (wins(card, good) ? CARD_POINTS : 0);
  const last = view.round === view.last_round;
  const axes = (last ? 3 * goods.axe : 0) + (laid.includes('axe-plus2') ? 2 * goods.axe : 0);
  const of = (category: Effect['category'], count: number, told: News): Effect => ({ category, count, ...told });
  return [
    of('axe', goods.axe, gain({ key: 'cards', n: last ? 0 : goods.axe }, { key: 'points', n: axes })),
    of('hide', goods.hide, hideNews(view, countsOf(tallies, 'hide'), seat, order, bonus('most-hide-4vp', 'hide'))),
    of('tusk', goods.tusk, gain({ key: 'points', n: 2 * goods.tusk + bonus('most-tusk-4vp', 'tusk') })),
    of('meat', goods.meat, meatNews(countsOf(tallies, 'meat'), seat, order, view.meat_prizes)),
    of('fire', goods.fire, fireNews(countsOf(tallies, 'fire'), seat, order)),
    of('animal', species.length, animalNews(view, seat, species, wins('most-hide-animal', 'hide') ? 1 : 0, laid.filter((card) => card === 'animal-swap').length)),
  ];
}
