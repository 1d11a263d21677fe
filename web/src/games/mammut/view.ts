/** The view of a match as the server sends it. */
import type { Arrow, LootFace, Species } from '../../art/loot';

export type Phase = 'turn' | 'take' | 'give' | 'return' | 'look' | 'flip' | 'swap' | 'pawn' | 'over';
export type Category = 'axe' | 'hide' | 'tusk' | 'meat' | 'fire' | 'set';
export const CATEGORIES: readonly Category[] = ['axe', 'hide', 'tusk', 'meat', 'fire', 'set'];

export interface Tile {
  id: number;
  face: LootFace;
  /** The other side, where this viewer knows it. */
  under: LootFace | null;
  known: 'no' | 'open' | 'private';
  lookers: number[];
  /** 'middle' or the name of a heap. */
  place: string;
  /** Tiles of one class look alike to this viewer. */
  class: number;
}
export interface Heap {
  id: string;
  seat: number;
  tiles: number[];
}
export interface Evaluation {
  round: number;
  /** What the hide track paid in that round. */
  hide_value: number;
  holder: number;
  arrow: Arrow;
  order: number[];
  counts: Record<'axe' | 'hide' | 'tusk' | 'meat' | 'fire' | 'animal', number[]>;
  /** The question marks that were turned up, and who had them. */
  turned: { tile: number; face: LootFace; seat: number }[];
  cards: string[][];
  drew: number[];
  points: Record<Category, number[]>;
  pawns: Species[][];
}
export interface MammutView {
  round: number;
  last_round: number;
  hide_value: number;
  phase: Phase;
  to_move: number | null;
  start: number;
  slots: 1 | 2;
  last_slot: boolean;
  points: number[];
  hides: number[];
  animals: Species[][];
  supply: Record<Species, number>;
  /** What a collection of so many species is worth at the end. */
  set_points: number[];
  /** For most meat, the best first. */
  meat_prizes: number[];
  start_points: number;
  hands: (number | string[])[];
  laid: (number | string[])[];
  played: string[];
  pile: number;
  discard: string[];
  tiles: Tile[];
  heaps: Heap[];
  middle: number[];
  shaman: { tile: number; arrow: Arrow; holder: number | null; order: number[] | null };
  picking: { kind: 'take' | 'give' | 'return'; heap: string | null; tiles: number[]; heaps: string[] } | null;
  touched: number | null;
  swap: { seat: number; left: number; tiles: Species[] } | null;
  evaluation: Evaluation | null;
}

/** The steps of the collections: from how many species on, and up to how many, one brings so much. */
export const setSteps = ({ set_points: worth }: MammutView): { least: number; most: number; points: number }[] =>
  [...new Set(worth)].map((points) => ({ least: worth.indexOf(points), most: worth.lastIndexOf(points), points }));

export const isShaman = (tile: Tile): boolean => tile.face === 'red' || tile.face === 'blue';

export const keyWord = (card: string): string => card.replace(/-/g, '_');
export const sizeOf = (cards: number | string[]): number => (Array.isArray(cards) ? cards.length : cards);
export const listOfCards = (cards: number | string[] | undefined): string[] => (Array.isArray(cards) ? cards : []);

export const tilesIn = (view: MammutView, place: string): Tile[] => view.tiles.filter((tile) => tile.place === place);
export const heapsOf = (view: MammutView, seat: number): Heap[] => view.heaps.filter((heap) => heap.seat === seat);
export const heapNamed = (view: MammutView, id: string): Heap | undefined => view.heaps.find((heap) => heap.id === id);

/** Cards of a hand by kind, with how many of each. */
export function kindsOf(cards: readonly string[]): { card: string; count: number }[] {
  const kinds = new Map<string, number>();
  for (const card of cards) kinds.set(card, (kinds.get(card) ?? 0) + 1);
  return [...kinds].map(([card, count]) => ({ card, count }));
}
