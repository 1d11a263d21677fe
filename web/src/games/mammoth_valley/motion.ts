/** Events as motion: who travels where and when, and what is shown over a hex for a moment. */
import { PACE } from '../../board/motion';
import type { Speed, Told, Translate } from '../../board/types';
import { isBeast, type Beast } from '../../art/valley-pieces';
import type { Kind } from './view';
import { bandIn, text, whole, words } from './story';

/** Somebody on the way: drawn above the board until it has arrived. */
export interface Travel {
  what: { beast: Beast } | { seat: number; human: Kind };
  count: number;
  /** Hexes passed, the first and the last included. */
  path: string[];
  at: number;
  ms: number;
}
/** A sign that rises from a hex: a death, a birth, food. */
export interface Sign {
  hex: string;
  /** What the sign shows: a word of the drawing, and a number. */
  mark: 'death' | 'birth' | 'camp' | 'fire' | 'crop' | 'trample' | 'arrive' | 'join' | 'water';
  seat: number | null;
  at: number;
  ms: number;
}
export interface Plan {
  travels: Travel[];
  signs: Sign[];
  /** When the rose turns. */
  rose: number | null;
  ms: number;
}

const MS = { direction: 650, hex: 170, arrive: 160, moved: 300, sign: 700, next: 190, round: 620 };
const SIGNS: Record<string, Sign['mark']> = {
  died: 'death', beast_died: 'death', stranger_died: 'death', born: 'birth', joined: 'join', came: 'join', converted: 'join', returned: 'join', placed: 'camp', settled: 'camp', camp_gone: 'camp', camp_taken: 'camp',
  marker: 'fire', sowed: 'crop', crop: 'crop', palisade: 'crop', trampled: 'trample', arrived: 'arrive', tamed: 'join', stranger: 'join', beasts_came: 'arrive', solitary_died: 'death', withered: 'crop',
};

function travelsIn(event: Told, at: number): Travel[] {
  const path = [text(event.from), ...words(event.path)].filter((hex, i, all) => hex !== '' && hex !== all[i - 1]);
  const hex = text(event.hex);
  if (path[path.length - 1] !== hex) path.push(hex);
  if (path.length < 2) return [];
  const species = text(event.species);
  if (isBeast(species)) return [{ what: { beast: species }, count: Math.max(1, whole(event.count)), path, at, ms: (path.length - 1) * MS.hex }];
  const { seat } = event;
  if (typeof seat !== 'number') return [];
  const band = bandIn(event);
  return (['w', 'f', 't'] as const).flatMap((human): Travel[] => (band[human] > 0 ? [{ what: { seat, human }, count: band[human], path, at, ms: (path.length - 1) * MS.moved }] : []));
}

/** When each thing happens: herds of one species go together, one species after the other. */
export function plan(events: readonly Told[]): Plan {
  const travels: Travel[] = [];
  const signs: Sign[] = [];
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
    if (event.kind === 'direction') {
      rose = at;
      at += MS.direction;
    } else if (event.kind === 'moved' || event.kind === 'fled' || event.kind === 'wandered') {
      const going = travelsIn(event, at);
      travels.push(...going);
      at += going.length ? going[0].ms : 0;
    } else if (event.kind === 'round') at += MS.round;
    else if (event.kind in SIGNS && text(event.hex)) {
      const mark = event.kind === 'marker' && event.marker === 'flood' ? 'water' : SIGNS[event.kind];
      signs.push({ hex: text(event.hex), mark, seat: event.seat ?? null, at, ms: MS.sign });
      at += event.kind === 'arrived' ? MS.arrive : MS.next;
    }
  }
  settle();
  const last = signs.reduce((end, sign) => Math.max(end, sign.at + sign.ms), at);
  return { travels, signs, rose, ms: last };
}

export const playTime = (events: Told[], speed: Speed): number => plan(events).ms * PACE[speed];

/** When the pieces that end up on a hex have arrived there: until then they are not drawn in their place. */
export function arrivals({ travels }: Plan): Map<string, number> {
  const out = new Map<string, number>();
  for (const { what, path, at, ms } of travels) {
    const hex = path[path.length - 1];
    const key = 'beast' in what ? `${hex}/${what.beast}` : `${hex}/${what.seat}${what.human}`;
    out.set(key, Math.max(out.get(key) ?? 0, at + ms));
  }
  return out;
}

/** The direction of the animals' die in words, or nothing. */
export const windWords = (direction: string | null, t: Translate): string => (direction ? t('mammoth_valley.board.wind', { direction: t(`mammoth_valley.direction.${direction}`) }) : t('mammoth_valley.board.wind.none'));
