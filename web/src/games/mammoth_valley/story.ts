/** Events as sentences in the log: which sentence, and what is put into it. */
import type { Fields, LogLine, Player, Told, Translate } from '../../board/types';
import { COMPASS } from './boards';
import { keyWord, type FightSide } from './view';

export const text = (value: unknown): string => (typeof value === 'string' ? value : '');
export const whole = (value: unknown): number => (typeof value === 'number' ? value : 0);
export const words = (value: unknown): string[] => (Array.isArray(value) ? value.filter((x): x is string => typeof x === 'string') : []);

const KEY = 'mammoth_valley';
/** A word of the catalogue, or the word itself where the catalogue has none. */
export function wordFor(t: Translate, group: string, word: string): string {
  const key = `${KEY}.${group}.${keyWord(word)}`;
  const said = t(key);
  return said === key ? word : said;
}

const MINOR = new Set(['turn', 'die', 'movement', 'first', 'herd_moved', 'wandered', 'cleared', 'reshuffled', 'dealt', 'lot', 'income', 'withered']);
/** Kinds whose plain sentence knows only the facts as they are told; the page has words for groups, herds and people. */
const WORDED = new Set(['beast_died', 'beasts_came', 'born', 'came', 'converted', 'fled', 'herd_moved', 'hid', 'joined', 'moved', 'reshuffled', 'returned', 'round', 'stranger']);
const PEOPLE = ['seat', 'from', 'other', 'by', 'owner'] as const;
const KINDS: Record<string, string> = { warrior: 'w', woman: 'f', tame: 't', wolf: 't' };
const kindLetter = (kind: string): string => KINDS[kind] ?? kind;

export const nameOf = (players: readonly Player[], seat: number | null | undefined): string => (seat === null || seat === undefined ? '' : (players[seat]?.name ?? String(seat + 1)));
export const cardName = (card: string, t: Translate): string => wordFor(t, 'card', card);
/** "2 bison" */
export const herdWords = (species: string, n: number, t: Translate): string => t(`${KEY}.species.${species}.n`, { n });

/** "2 warriors, 1 woman" */
export function groupWords(group: Partial<Record<'w' | 'f' | 't', number>>, t: Translate): string {
  const parts = (['w', 'f', 't'] as const).flatMap((kind) => ((group[kind] ?? 0) > 0 ? [t(`${KEY}.board.count.${kind}`, { n: group[kind] ?? 0 })] : []));
  return parts.join(', ');
}

/** How many of each kind an event speaks of. */
export const bandIn = (event: Told): Record<'w' | 'f' | 't', number> => ({ w: whole(event.warriors), f: whole(event.women), t: whole(event.tame) });

export const sidesIn = (event: Told): FightSide[] => (Array.isArray(event.sides) ? (event.sides as FightSide[]) : []);
export const sideName = (side: { seat?: number | null; species?: string | null }, players: readonly Player[], t: Translate): string =>
  typeof side.seat === 'number' ? nameOf(players, side.seat) : side.species ? wordFor(t, 'species', side.species) : t(`${KEY}.board.neutral`);

/** Why something happened: a word of its own, or the name of a card. */
export function whyWords(why: string, t: Translate): string {
  const said = wordFor(t, 'why', why);
  return said === why ? cardName(why, t) : said;
}

export function fieldsOf(event: Told, players: readonly Player[], t: Translate): Fields {
  const fields: Fields = {};
  for (const [name, value] of Object.entries(event)) if (typeof value === 'string' || typeof value === 'number') fields[name] = value;
  for (const name of PEOPLE) if (typeof event[name] === 'number') fields[name] = nameOf(players, event[name]);
  if (text(event.species)) {
    fields.species = wordFor(t, 'species', text(event.species));
    fields.herd = herdWords(text(event.species), Math.max(1, whole(event.count)), t);
  }
  if (text(event.card)) fields.card = cardName(text(event.card), t);
  if (text(event.event)) fields.event = cardName(text(event.event), t);
  if (COMPASS.some((name) => name === event.direction)) fields.direction = t(`${KEY}.direction.${text(event.direction)}`);
  if (text(event.season)) fields.season = t(`${KEY}.season.${text(event.season)}`);
  if (text(event.river)) fields.river = wordFor(t, 'river', text(event.river));
  if (text(event.kind_of)) fields.one = t(`${KEY}.one.${kindLetter(text(event.kind_of))}`);
  const why = text(event.why) || text(event.cause);
  if (why) fields.why = whyWords(why, t);
  if (typeof event.amount === 'number') fields.n = Math.abs(event.amount);
  else if (typeof event.count === 'number') fields.n = event.count;
  if (text(event.mode)) fields.use = t(`${KEY}.use.${keyWord(text(event.card))}.${text(event.mode)}`);
  if (event.kind === 'reshuffled') fields.what = wordFor(t, 'pile', text(event.deck));
  if (event.kind === 'lasting') fields.what = wordFor(t, 'lasting', text(event.what));
  if (event.kind === 'lasting_over') fields.what = cardName(text(event.what), t);
  fields.group = groupWords(bandIn(event), t);
  const hexes = words(event.hexes);
  if (hexes.length) fields.hexes = hexes.join(', ');
  const cards = words(event.cards);
  if (cards.length) fields.cards = cards.map((card) => cardName(card, t)).join(', ');
  const sides = sidesIn(event);
  if (sides.length) fields.totals = sides.map((side) => `${sideName(side, players, t)} ${side.die ?? 0} + ${side.bonus} = ${(side.die ?? 0) + side.bonus}`).join(' · ');
  return fields;
}

/** What a die was thrown for; one that names nothing only shows its number. */
function dieOf(event: Told): string {
  const what = text(event.what);
  if (what === 'token') return text(event.token) ? what : 'nobody';
  return what === 'fire' || text(event[what]) || words(event.hexes).length ? what : '';
}

function variantOf(event: Told, kind: string): string {
  switch (event.kind) {
    case 'placed':
    case 'settled':
      return text(event.camp) || kind;
    case 'played':
      return text(event.mode) && 'use';
    case 'trampled':
      return text(event.crop) ? '' : 'gone';
    case 'died':
      return text(event.cause);
    case 'froze':
      return event.lake === true ? 'lake' : '';
    case 'converted':
    case 'joined':
      return event.placed === false ? 'lost' : '';
    case 'die':
      return dieOf(event);
    case 'fire_lost':
      return event.why === 'camp' ? 'camp' : '';
    case 'crop':
    case 'marker':
      return text(event[event.kind]) || 'gone';
    case 'food':
      return whole(event.amount) < 0 ? 'loss' : 'gain';
    case 'camp_taken':
      return event.razed === true ? 'razed' : 'captured';
    case 'captured':
      return whole(event.lost) > 0 ? 'some' : '';
    case 'born':
      return event.lives === false ? 'lost' : '';
    case 'eliminated':
      return event.returns === true ? 'returns' : 'out';
    case 'season':
      return text(event.season);
    case 'dealt':
    case 'drew':
    case 'returned':
      return words(event.cards).length ? 'own' : '';
    case 'looked':
      return typeof event.other === 'number' ? (words(event.cards).length ? 'hand.own' : 'hand') : text(event.event) ? 'event.own' : 'event';
    case 'ended':
      return text(event.reason);
    default:
      return '';
  }
}

const kindFact = (event: Told): string => text(event.token);

/** A group that goes on from where it came to has walked once. */
function walks(events: Told[]): Told[] {
  const told: Told[] = [];
  for (const event of events) {
    const before = told[told.length - 1];
    const goes = event.kind === 'moved' && before?.kind === 'moved' && before.seat === event.seat && before.hex === event.from;
    if (goes && JSON.stringify(bandIn(before)) === JSON.stringify(bandIn(event))) told[told.length - 1] = { ...event, from: before.from };
    else told.push(event);
  }
  return told;
}

export const logLines = (events: Told[], players: Player[], t: Translate): LogLine[] =>
  walks(events).map((event): LogLine => {
    const kind = kindFact(event);
    const variant = variantOf(event, kind) || (WORDED.has(event.kind) ? 'words' : '');
    const fields = fieldsOf(kind ? { ...event, kind_of: kind } : event, players, t);
    return { key: `${KEY}.event.${event.kind}${variant ? '.' + variant : ''}`, fields, seat: event.seat ?? null, minor: MINOR.has(event.kind) };
  });
