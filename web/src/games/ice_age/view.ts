/** The view of a match as the server sends it. */
import type { Colour } from '../../art/ice-cards';
import type { Terrain } from './land';

export type Phase = 'placement' | 'play' | 'target' | 'effect' | 'discard' | 'draw' | 'glacier' | 'over';

export interface RegionView {
  region: number;
  terrain: Terrain;
  neighbours: number[];
  ice_edge: boolean;
  covered: boolean;
  plain: number[];
  clubbed: number[];
  hunters: number;
  mammoths: number;
  fire: number;
  values: number[] | null;
  capacity: { known: number; least: number; most: number; expected: number };
  each: number;
}
export interface Hand {
  light: number;
  dark: number;
  cards: string[] | null;
  /** Cards the viewer knows to be in this hand. */
  seen: string[];
}
export interface Pile {
  draw: number;
  under: { seat: number; card: string | null }[];
  discard: number;
  top: string | null;
  below: string[];
}
export interface Play {
  act: string;
  card: string;
  effect: string | null;
  option: string | null;
  cost: number;
  gain: number;
  ends: boolean;
  regions: number[];
}
export interface Question {
  kind: string;
  seat: number;
  left: number;
  zone: number[];
  owners: number[];
  arrived: { region: number; owner: number; clubbed: boolean }[];
  picked: { region?: number; owner?: number; clubbed?: boolean; club?: boolean; from?: number; to?: number } | null;
}
export interface IceAgeView {
  round: number;
  rounds: number;
  phase: Phase;
  lap: number;
  to_move: number | null;
  active: number | null;
  executor: number | null;
  first: number;
  ending: boolean;
  last_round: boolean;
  regions: RegionView[];
  supply: number[];
  on_board: number[];
  stones: number[];
  clubs: number[];
  scores: number[];
  dark_reserve: number;
  light_reserve: number;
  club_supply: number;
  mammoth_supply: number;
  fire_aside: number;
  hands: Hand[];
  piles: Record<Colour, Pile>;
  effect: { card: string; by: number; cult: string | null; option: string | null; next: number[] } | null;
  question: Question | null;
  plays: Play[] | null;
  coverable: number[];
  last_player: number | null;
}

export const regionOf = (view: IceAgeView, region: number): RegionView => view.regions[region - 1];
export const coveredIn = (view: IceAgeView): number[] => view.regions.filter(({ covered }) => covered).map(({ region }) => region);
export const handOf = (view: IceAgeView, seat: number): string[] => view.hands[seat]?.cards ?? [];
/** Who would lay the next glacier, as things stand; in the last round nobody will. */
export const nextToFreeze = (view: IceAgeView): number | null => (view.last_round || view.phase === 'placement' ? null : view.last_player);
export const playsOf = (view: IceAgeView, card: string): Play[] => (view.plays ?? []).filter((play) => play.card === card);

/** How full a region is: room for all, room only if the fires are good, or too many whatever they are. */
export type Crowd = 'fits' | 'risky' | 'over';
export function crowdOf({ hunters, capacity }: RegionView): Crowd {
  if (hunters > capacity.most) return 'over';
  return hunters > capacity.least ? 'risky' : 'fits';
}
/** "4" where the capacity is sure, "3–5" where fires lie face down. */
export const roomText = ({ capacity: { least, most } }: RegionView): string => (least === most ? String(least) : `${least}–${most}`);

/** What a card costs or brings, as on its disc. */
const COSTS: Record<string, string> = { step_any_3: '3', club_or_mammoth: '2', swap: '1', light_fire: '1', mammoth: '2·3·5', group_move: '5', settle: '5' };
const GAINS: Record<string, string> = { all_place_2: '+6', all_place_1: '+3', remove_2_hunters: '+4', remove_1_hunter: '+2', remove_mammoth: '+3', dark_fire: '+2', dark_club_or_move: '+3' };
export const priceOf = (card: string): string => GAINS[card] ?? COSTS[card] ?? (card.startsWith('place_') ? '3' : '?');

/** A card as action texts write it. */
export const dashed = (card: string): string => card.replaceAll('_', '-');

/** The texts that would play a card, possible or not: an impossible one can be asked about. */
export function textsFor(view: IceAgeView, card: string): string[] {
  if (card === 'mammoth') return ['place', 'step', 'jump'].map((option) => `play-mammoth-${option}`);
  if (!card.startsWith('cult_')) return [`play-${dashed(card)}`];
  const copies = (colour: Colour): string[] => {
    const text = `${dashed(card)}-${colour}`;
    return view.piles[colour].top === 'mammoth' ? ['place', 'step', 'jump'].map((option) => `${text}-${option}`) : [text];
  };
  const blank = `blank-${dashed(card)}`;
  return [...copies('light'), ...copies('dark'), ...playsOf(view, card).filter(({ act }) => act === blank).map(({ act }) => act)];
}

/** Something that changes when plans become stale. */
export const momentOf = (view: IceAgeView): string => `${view.round} ${view.phase} ${view.to_move} ${view.active} ${view.lap} ${JSON.stringify(view.question)}`;
