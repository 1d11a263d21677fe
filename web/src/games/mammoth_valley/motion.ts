/** Events as motion: who travels where and when, and what is shown over a hex for a moment. */
import { PACE } from '../../board/motion';
import type { Speed, Told, Translate } from '../../board/types';
import { isBeast } from '../../art/valley-pieces';
import { pieceId, type Piece } from './layout';
import { bandIn, text, whole, words } from './story';

/** Somebody on the way: drawn above the board until it has arrived. */
export interface Travel {
  what: Piece['what'];
  count: number;
  /** Hexes passed, the first and the last included. */
  path: string[];
  at: number;
  ms: number;
}
/** A sign that rises from a hex: a death, a birth, a capture. */
export interface Sign {
  hex: string;
  /** What the sign shows: a word of the drawing, and a number. */
  mark: 'death' | 'birth' | 'camp' | 'fire' | 'crop' | 'trample' | 'arrive' | 'join' | 'water' | 'capture';
  seat: number | null;
  count: number;
  at: number;
  ms: number;
}
/** A card laid open for all to read: a trick that somebody plays, or a new event. */
export interface Show {
  event: Told;
  at: number;
  /** How long it lies there before it goes to its place. */
  read: number;
  ms: number;
}
/** Cards face down, from the pile of tricks to a tribe. */
export interface Deal {
  seat: number;
  count: number;
  /** Those that the viewer may know. */
  cards: string[];
  at: number;
  ms: number;
}
/** Food or Fire that a tribe gets or loses, told at its name. */
export interface Gain {
  seat: number;
  what: 'food' | 'fire';
  amount: number;
  at: number;
  ms: number;
}
export interface Plan {
  travels: Travel[];
  signs: Sign[];
  shows: Show[];
  deals: Deal[];
  gains: Gain[];
  /** When the rose turns. */
  rose: number | null;
  ms: number;
}

const MS = { direction: 650, hex: 170, arrive: 160, moved: 300, sign: 700, next: 190, round: 620, show: 1500, read: 1200, deal: 520, gain: 950, food: 260 };
const SIGNS: Record<string, Sign['mark']> = {
  died: 'death', beast_died: 'death', stranger_died: 'death', born: 'birth', joined: 'join', came: 'join', converted: 'join', returned: 'join', placed: 'camp', settled: 'camp', camp_gone: 'camp', camp_taken: 'camp',
  marker: 'fire', sowed: 'crop', crop: 'crop', palisade: 'crop', trampled: 'trample', arrived: 'arrive', tamed: 'join', stranger: 'join', beasts_came: 'arrive', solitary_died: 'death', withered: 'crop',
};

/** What a tribe's stock gains by an event, or nothing. */
function gainIn({ kind, amount, income }: Told): Pick<Gain, 'what' | 'amount'> | null {
  if (kind === 'food') return { what: 'food', amount: whole(amount) };
  if (kind === 'income') return { what: 'food', amount: whole(income) };
  return kind === 'fire_gained' || kind === 'fire_lost' ? { what: 'fire', amount: kind === 'fire_gained' ? 1 : -1 } : null;
}

function travelsIn(event: Told, at: number): Travel[] {
  const path = [text(event.from), ...words(event.path)].filter((hex, i, all) => hex !== '' && hex !== all[i - 1]);
  const hex = text(event.hex);
  if (path[path.length - 1] !== hex) path.push(hex);
  if (path.length < 2) return [];
  const species = text(event.species);
  if (isBeast(species)) return [{ what: { beast: species }, count: Math.max(1, whole(event.count)), path, at, ms: (path.length - 1) * MS.hex }];
  if (event.kind === 'wandered') return [{ what: { stranger: event.token === 'woman' ? 'woman' : 'warrior' }, count: 1, path, at, ms: MS.moved }];
  const { seat } = event;
  if (typeof seat !== 'number') return [];
  const band = bandIn(event);
  return (['w', 'f', 't'] as const).flatMap((human): Travel[] => (band[human] > 0 ? [{ what: { seat, human }, count: band[human], path, at, ms: (path.length - 1) * MS.moved }] : []));
}

/** When each thing happens: herds of one species go together, one species after the other. */
export function plan(events: readonly Told[]): Plan {
  const travels: Travel[] = [];
  const signs: Sign[] = [];
  const shows: Show[] = [];
  const deals: Deal[] = [];
  const gains: Gain[] = [];
  let rose: number | null = null;
  let at = 0;
  let species = '';
  let herdsUntil = 0;
  const settle = (): void => {
    at = Math.max(at, herdsUntil);
    [species, herdsUntil] = ['', 0];
  };
  for (const event of events) {
    if (event.kind === 'herd_moved') {
      if (text(event.species) !== species) {
        settle();
        species = text(event.species);
      }
      const going = travelsIn(event, at);
      travels.push(...going);
      herdsUntil = Math.max(herdsUntil, ...going.map((one) => one.at + one.ms));
      continue;
    }
    settle();
    const gain = gainIn(event);
    if (event.kind === 'direction') {
      rose = at;
      at += MS.direction;
    } else if (event.kind === 'moved' || event.kind === 'fled' || event.kind === 'wandered') {
      const going = travelsIn(event, at);
      travels.push(...going);
      at += going.length ? going[0].ms : 0;
    } else if (event.kind === 'round') at += MS.round;
    else if (event.kind === 'played' || event.kind === 'event') {
      shows.push({ event, at, read: MS.read, ms: MS.show });
      at += MS.read;
    } else if (event.kind === 'drew' || event.kind === 'dealt') {
      deals.push({ seat: event.seat ?? 0, count: whole(event.count), cards: words(event.cards), at, ms: MS.deal });
      at += MS.next;
    } else if (gain) {
      if (gain.amount === 0) continue;
      const seat = event.seat ?? 0;
      // Two numbers at one name come one after the other.
      at = gains.reduce((free, one) => (one.seat === seat ? Math.max(free, one.at + MS.gain / 2) : free), at);
      gains.push({ seat, ...gain, at, ms: MS.gain });
      at += MS.food;
    } else if (event.kind === 'captured') {
      const women = whole(event.women);
      signs.push({ hex: text(event.hex), mark: women > 0 ? 'capture' : 'death', seat: event.seat ?? null, count: women, at, ms: MS.gain });
      at += MS.food;
    } else if (event.kind in SIGNS && text(event.hex)) {
      const mark = event.kind === 'marker' && event.marker === 'flood' ? 'water' : SIGNS[event.kind];
      signs.push({ hex: text(event.hex), mark, seat: event.seat ?? null, count: 1, at, ms: MS.sign });
      at += event.kind === 'arrived' ? MS.arrive : MS.next;
    }
  }
  settle();
  const last = [...signs, ...shows, ...deals, ...gains].reduce((end, one) => Math.max(end, one.at + one.ms), at);
  return { travels, signs, shows, deals, gains, rose, ms: last };
}

export const playTime = (events: Told[], speed: Speed): number => plan(events).ms * PACE[speed];

/** When the pieces that end up on a hex have arrived there: until then they are not drawn in their place. */
export function arrivals({ travels }: Plan): Map<string, number> {
  const out = new Map<string, number>();
  for (const { what, path, at, ms } of travels) {
    const key = pieceId(path[path.length - 1], what);
    out.set(key, Math.max(out.get(key) ?? 0, at + ms));
  }
  return out;
}

/** The direction of the animals' die in words, or nothing. */
export const windWords = (direction: string | null, t: Translate): string => (direction ? t('mammoth_valley.board.wind', { direction: t(`mammoth_valley.direction.${direction}`) }) : t('mammoth_valley.board.wind.none'));
