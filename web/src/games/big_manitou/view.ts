/** The view of a match as the server sends it, and what its texts mean on the table. */
import { isHero } from '../../art/hunt-cards';
import type { CylinderKind, HuntTile } from '../../art/hunt-tiles';

export type Phase = 'select' | 'play' | 'extra' | 'move' | 'penalty' | 'take' | 'over';
export type Share = 'hero' | 'first' | 'second';

export interface Laid {
  card: string;
  /** False: a fallen hero. */
  up: boolean;
}
export interface Taker {
  seat: number;
  share: Share;
  tiles: number;
}
export interface Ground {
  ground: number;
  tiles: HuntTile[];
  laid: number;
  columns: Laid[][];
  hero: { seat: number; cards: string[] } | null;
  totals: (number | null)[];
  tied: number[];
  takers: Taker[];
  spare: number;
}
export interface Points {
  tipi: number;
  bison: number;
  pairs: number;
  totem: number;
  horse: number;
  tomahawk: number;
  total: number;
  tiles: number;
}
interface Majority {
  holder: number | null;
  counts: number[];
  /** When each seat last took such a tile; 0 for never. */
  latest: number[];
}
export interface ManitouView {
  hunt: number;
  hunts: number;
  phase: Phase;
  round: number;
  to_move: number | null;
  dealer: number;
  first: number;
  order: number[];
  random_selection: boolean;
  pair_second: boolean;
  selection: { sizes: number[]; ready: boolean[]; picks: (string[] | null)[] };
  pools: string[][];
  unseen: string[][];
  hands: (number | string[])[];
  packs: (number | string[])[];
  asides: (number | string[])[];
  spent: string[][];
  grounds: Ground[];
  force: number[];
  strongest: number[];
  owing: number[];
  taking: { ground: number; share: Share; left: number } | null;
  tiles: HuntTile[][];
  bonus: number[];
  totem: Majority;
  horse: Majority;
  tomahawk: { counts: number[]; leader: number | null };
  points: Points[];
  bag: Record<HuntTile, number>;
  removed: Record<HuntTile, number>;
}

/** All kinds of cards, in the order of picks and of every list. */
export const CARDS: readonly string[] = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'h7', 'h8', 'h9', 'h10', 'chief', 'matriarch', 'rainmaker', 'scout', 'sorcerer'];
export const CYLINDERS: readonly CylinderKind[] = ['totem', 'horse'];
export const ROUNDS = 7;

export const inOrder = (cards: readonly string[]): string[] => [...cards].sort((a, b) => CARDS.indexOf(a) - CARDS.indexOf(b));
export const valueOf = (card: string): number => (isHero(card) ? 0 : Number(card.slice(1)));
export const sizeOf = (cards: number | string[]): number => (Array.isArray(cards) ? cards.length : cards);
export const listed = (cards: number | string[] | null | undefined): string[] => (Array.isArray(cards) ? cards : []);
export const countAll = (tiles: Record<string, number>): number => Object.values(tiles).reduce((sum, count) => sum + count, 0);

/** What is left of `all` without `some`, copy by copy. */
export function without(all: readonly string[], some: readonly string[]): string[] {
  const rest = [...all];
  for (const card of some) {
    const at = rest.indexOf(card);
    if (at >= 0) rest.splice(at, 1);
  }
  return rest;
}

export interface Pile {
  /** The end of its name's key. */
  pile: 'chosen' | 'held' | 'pack' | 'aside';
  cards: string[];
}
/** A seat's cards that are not on the table, for eyes that see them all. */
export function pilesOf(view: ManitouView, seat: number): Pile[] {
  const aside = listed(view.asides[seat]);
  const chosen = listed(view.selection.picks[seat]);
  if (view.phase === 'select') return [{ pile: 'chosen', cards: chosen }, { pile: 'aside', cards: without(aside, chosen) }];
  return [{ pile: 'held', cards: listed(view.hands[seat]) }, { pile: 'pack', cards: listed(view.packs[seat]) }, { pile: 'aside', cards: aside }];
}

/** Whether others have as many points as this seat: then tipi points and tiles tell them apart. */
export const isLevel = (points: readonly Points[], seat: number): boolean => points.some(({ total }, other) => other !== seat && total === points[seat].total);

/** The grounds a card can be put on now. */
export const groundsFor = (card: string, legal: readonly string[]): number[] => [1, 2, 3].filter((ground) => legal.includes(`${card}-${ground}`));
/** The grounds a hunter can be moved to now. */
export const movesFor = (card: string, legal: readonly string[]): number[] => [1, 2, 3].filter((ground) => legal.includes(`move-${card}-${ground}`));
/** Tiles of legal texts that begin with `verb`. */
export const tilesFor = (verb: 'take' | 'discard', legal: readonly string[]): HuntTile[] =>
  legal.filter((text) => text.startsWith(`${verb}-`)).map((text) => text.slice(verb.length + 1) as HuntTile);

/** Own hunters on the grounds, with where they lie. */
export const huntersOf = (view: ManitouView, seat: number): { card: string; ground: number }[] =>
  view.grounds.flatMap(({ ground, columns }) => (columns[seat] ?? []).filter(({ card }) => !isHero(card)).map(({ card }) => ({ card, ground })));

/** Seats as they sit around the table for a viewer: the others clockwise, the viewer last. */
export function around(count: number, seat: number | null): number[] {
  const from = seat === null ? 0 : seat + 1;
  return Array.from({ length: count }, (_, i) => (from + i) % count);
}
/** Something that changes when plans become stale; another seat getting ready is no reason. */
export const momentOf = (view: ManitouView, seat: number | null): string => {
  const ready = seat !== null && view.selection.ready[seat];
  return view.phase === 'select' ? `${view.hunt} select ${ready}` : `${view.hunt} ${view.phase} ${view.round} ${view.to_move} ${view.taking?.ground ?? ''} ${view.taking?.left ?? ''}`;
};
