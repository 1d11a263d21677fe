/** The view of a match as the server sends it, and small questions about it. */
import type { Beast } from '../../art/valley-pieces';
import type { MapView } from './boards';

export const PHASES = ['event', 'arrivals', 'animals', 'movement', 'combat', 'survival', 'births', 'sowing', 'tricks', 'end'] as const;
export type Phase = 'setup' | (typeof PHASES)[number] | 'over';
export type Season = 'summer' | 'winter';
/** Warrior, woman, tame wolf. */
export type Kind = 'w' | 'f' | 't';
export const KINDS: readonly Kind[] = ['w', 'f', 't'];

export interface Tribe {
  status: 'active' | 'waiting' | 'out';
  food: number;
  fire: boolean;
  camps: number;
  warriors: number;
  women: number;
  reserve: { warriors: number; women: number; camps: number };
  hand: number | string[];
  /** Cards of this hand that the viewer has seen there. */
  known?: string[];
  announced: boolean;
  returned: boolean;
}
export interface Band {
  seat: number;
  w: number;
  f: number;
  t: number;
  hidden?: number;
}
export interface HexView {
  camp?: { seat: number; kind: 'village' | 'cave' } | null;
  crop?: 'intact' | 'damaged' | null;
  marker?: 'fire' | 'flood' | 'lava' | null;
  palisade?: boolean;
  tribes?: Band[];
  animals?: Partial<Record<Beast, number>>;
  neutral?: ('warrior' | 'woman')[];
}
export interface Bonus {
  what: string;
  value: number;
}
/** One side of a fight: a tribe or a herd. */
export interface FightSide {
  seat: number | null;
  species: string | null;
  count: number;
  bonuses: Bonus[];
  bonus: number;
  die: number | null;
}
export interface Battle {
  hex: string;
  stage: 'meeting' | 'tribes' | 'animals';
  species: string | null;
  sides: FightSide[];
  round: number;
}
export interface Survival {
  seat: number;
  /** With what came in this turn. */
  stock: number;
  rows: { hex: string; what: string; points: number }[];
  people: number;
  need: number;
  least: number;
  starving: string[];
}
export interface Moving {
  seat: number;
  /** For each hex how many of w f t (fresh), w1 f1 t1 (one step left), used and done. */
  classes: Record<string, Record<string, number>>;
  group?: { hex: string; picks: Record<string, number> } | null;
  /** A card goes along: the group walks on until it halts. */
  carries?: boolean;
  left?: number;
  walked?: number;
}
export interface ValleyView {
  board: string;
  map: MapView;
  options: { fire: boolean; camps_goal: number; hand_limit: number; max_years: number; harvest: [number, number]; sow_cost: number; max_warriors: number };
  year: number;
  season: Season;
  turn: number;
  season_length: number;
  game_turn: number;
  phase: Phase;
  first: number;
  order: number[];
  active: number | null;
  tribes: Tribe[];
  hexes: Record<string, HexView>;
  moving: Moving | null;
  battle: Battle | null;
  survival: Survival | null;
  event: string | null;
  lasting: string[];
  direction: string | null;
  cap: number;
  frozen: string[];
  bag: Partial<Record<Beast, string[]>>;
  packs: number;
  tricks: { pile: number; discards: string[] };
  events: Record<Season, { pile: number; discards: string[]; next: string | null; known_to: number[] }>;
  /** Only for whoever is asked; where an event is about to strike, the hexes that it will strike; idle where nothing of one's own is about to happen. */
  window: { window: string; struck: string[]; idle?: boolean } | null;
  /** A card whose player has something to choose; for that player, who can still be taken into its group. */
  choice: { card: string | null; seat: number | null; group: Record<Kind, number> | null } | null;
  births?: { seat: number; order: string[] } | null;
  sowing?: { seat: number; picks: string[] } | null;
  sick?: string | null;
  trampled: string[];
}

const NOTHING: HexView = {};
export const hexView = (view: ValleyView, name: string): HexView => view.hexes[name] ?? NOTHING;
export const bandsIn = (view: ValleyView, name: string): Band[] => hexView(view, name).tribes ?? [];
export const humansOf = (band: Band): number => band.w + band.f;
export const animalsIn = (view: ValleyView, name: string): number => Object.values(hexView(view, name).animals ?? {}).reduce((sum, count) => sum + count, 0);

/** Cards are written with hyphens in texts and with underscores in the catalogue. */
export const keyWord = (text: string): string => text.replaceAll('-', '_');
export const textWord = (key: string): string => key.replaceAll('_', '-');

export const handOf = (view: ValleyView, seat: number | null): string[] => {
  const hand = seat === null ? 0 : view.tribes[seat]?.hand;
  return Array.isArray(hand) ? hand.map(keyWord) : [];
};
export const handSize = (tribe: Tribe): number => (Array.isArray(tribe.hand) ? tribe.hand.length : tribe.hand);

export const SEAT_LETTERS = 'ABCDEF';

/** Texts that name a hex: camp-c3r3, c3r3:w, lose-c3r3:f. */
export const hexIn = (text: string): string | null => /c\dr\d/.exec(text)?.[0] ?? null;

const PLACES = ['camp', 'return', 'sow', 'hex', 'battle', 'settle', 'birth', 'ferry'] as const;
export type PlaceVerb = (typeof PLACES)[number];
export interface PlaceAct {
  verb: PlaceVerb;
  hex: string;
  text: string;
}

/** Legal texts that are answered by touching a hex. */
export const placeActs = (legal: readonly string[]): PlaceAct[] =>
  legal.flatMap((text) => {
    const [verb, hex] = text.split('-');
    const place = PLACES.find((name) => name === verb);
    return place && hex && !hex.includes(':') ? [{ verb: place, hex, text }] : [];
  });
