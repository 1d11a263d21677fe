/** Where a group may walk: what the board lights up. The server judges; this only foresees it. */
import { COMPASS, neighbour, type Board, type Direction } from './boards';
import { animalsIn, bandsIn, hexView, humansOf, type ValleyView } from './view';

/** Classes of tokens in the order in which they are picked: fresh people, people with one step left, then their wolves. */
export const CLASSES = ['w', 'f', 'w1', 'f1', 't', 't1'] as const;
export type TokenClass = (typeof CLASSES)[number];
export type Group = Partial<Record<TokenClass, number>>;

export const sizeOf = (group: Group): number => CLASSES.reduce((sum, name) => sum + (group[name] ?? 0), 0);
/** Wolves go along without being held. */
export const peopleIn = (group: Group): number => (['w', 'f', 'w1', 'f1'] as const).reduce((sum, name) => sum + (group[name] ?? 0), 0);
export const isFresh = (name: TokenClass): boolean => name.length === 1;
const kindOf = (name: TokenClass): 'w' | 'f' | 't' => name[0] as 'w' | 'f' | 't';

/** The viewer's tokens in a hex that may still walk, as the list of legal texts has them; wolves are named there only after people. */
export function movable(view: ValleyView, legal: readonly string[], hex: string): Group {
  const there = view.moving?.classes[hex] ?? {};
  const walks = (name: TokenClass): boolean => legal.includes(`${hex}:${name}`);
  const group: Group = {};
  for (const name of CLASSES) if ((kindOf(name) === 't' ? CLASSES.some(walks) : walks(name)) && (there[name] ?? 0) > 0) group[name] = there[name];
  return group;
}

/** Hexes that hold tokens which may walk. */
export const starts = (legal: readonly string[]): Set<string> => new Set(legal.flatMap((text) => (/^c\dr\d:/.test(text) ? [text.slice(0, 4)] : [])));

/** Opponents of a tribe in a hex: each holds one of its tokens there. */
export const opponents = (view: ValleyView, seat: number, hex: string): number =>
  animalsIn(view, hex) + bandsIn(view, hex).reduce((sum, band) => sum + (band.seat === seat ? 0 : Math.max(0, humansOf(band) - (band.hidden ?? 0))), 0);

export const ownThere = (view: ValleyView, seat: number, hex: string): number => {
  const band = bandsIn(view, hex).find((one) => one.seat === seat);
  return band ? humansOf(band) : 0;
};

/** Snow has closed the mountains this turn. */
export const isSnowed = (view: ValleyView): boolean => view.lasting.includes('snowfall');

export function isOpen(view: ValleyView, board: Board, name: string): boolean {
  const land = board.byName.get(name)?.land;
  const { marker } = hexView(view, name);
  if (marker === 'fire' || marker === 'flood') return false;
  if (land === 'lake') return view.frozen.includes('lake');
  return !((land === 'mountain' || land === 'volcano') && isSnowed(view));
}

export const isWet = (view: ValleyView, board: Board, from: string, to: string): boolean => {
  const river = board.between.get(`${from}|${to}`);
  return river !== undefined && !view.frozen.includes(river) && !view.lasting.includes('drought');
};

export interface Way {
  hex: string;
  steps: Direction[];
  through: string[];
  texts: string[];
}

/** A group as texts: one for each token, in the order the server wants them in. */
export const pickTexts = (hex: string, group: Group): string[] => CLASSES.flatMap((name) => Array<string>(group[name] ?? 0).fill(`${hex}:${name}`));

/** After a step everybody has one step less. */
function worn(group: Group): Group {
  const out: Group = {};
  for (const name of CLASSES) if (isFresh(name) && group[name]) out[`${kindOf(name)}1`] = group[name];
  return out;
}

export const canLeave = (view: ValleyView, seat: number, hex: string, staying: number): boolean => {
  const held = opponents(view, seat, hex);
  return held === 0 || staying >= held;
};

/** All hexes a group can reach, with the texts that lead there; the shortest way to each. */
export function waysOf(view: ValleyView, board: Board, seat: number, from: string, group: Group): Way[] {
  if (peopleIn(group) === 0 || !canLeave(view, seat, from, ownThere(view, seat, from) - peopleIn(group))) return [];
  const land = board.byName.get(from)?.land;
  if (hexView(view, from).marker === 'flood' || ((land === 'mountain' || land === 'volcano') && isSnowed(view))) return [];
  const ways = new Map<string, Way>();
  const stepFrom = (hex: string): [Direction, string][] =>
    COMPASS.flatMap((direction): [Direction, string][] => {
      const next = neighbour(board, hex, direction)?.name;
      return next && isOpen(view, board, next) && !isWet(view, board, hex, next) ? [[direction, next]] : [];
    });
  for (const [direction, hex] of stepFrom(from)) ways.set(hex, { hex, steps: [direction], through: [], texts: [...pickTexts(from, group), direction] });
  const second = worn(group);
  if (CLASSES.some((name) => !isFresh(name) && group[name]) || view.cap < 2) return [...ways.values()];
  for (const first of [...ways.values()]) {
    const middle = board.byName.get(first.hex)?.land;
    if (middle === 'mountain' || middle === 'volcano' || !canLeave(view, seat, first.hex, ownThere(view, seat, first.hex))) continue;
    for (const [direction, hex] of stepFrom(first.hex))
      if (hex !== from && !ways.has(hex)) ways.set(hex, { hex, steps: [first.steps[0], direction], through: [first.hex], texts: [...first.texts, ...pickTexts(first.hex, second), direction] });
  }
  return [...ways.values()];
}

/** As many of them as may leave: those whom opponents hold stay behind, unless a card helps. */
export function takeable(view: ValleyView, seat: number, legal: readonly string[], hex: string): Group {
  const all = movable(view, legal, hex);
  const held = opponents(view, seat, hex);
  let left = held === 0 ? Infinity : ownThere(view, seat, hex) - held;
  if (left <= 0) return all;
  const group: Group = {};
  for (const name of CLASSES) {
    const count = kindOf(name) === 't' ? (all[name] ?? 0) : Math.min(left, all[name] ?? 0);
    if (count > 0) group[name] = count;
    if (kindOf(name) !== 't') left -= count;
  }
  return group;
}

/** What stands in the way of the whole group: how many must stay. */
export const mustStay = (view: ValleyView, seat: number, hex: string): number => Math.min(ownThere(view, seat, hex), opponents(view, seat, hex));

/** Cards that go along with a group, and the letters of their uses. */
const MOVEMENT_CARDS: Record<string, string> = { camouflage: 'a', stamina: 'ab', forced_march: 'ab', swimming: 'ac', tree_trunks: 'ac', raft: 'ac', bridge: 'a', war_drum: 'b', flight: 'a' };
export const attachable = (card: string): string[] => [...(MOVEMENT_CARDS[card] ?? '')].map((mode) => `${card.replaceAll('_', '-')}-${mode}`);
