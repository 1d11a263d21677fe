/** Events as sentences in the log, duels as reasons on the board, and how long all of it takes to show. */
import { PACE } from '../../board/motion';
import type { Fields, LogLine, Player, Speed, Told, Translate } from '../../board/types';
import type { Points, Taker } from './view';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
export const whole = (value: unknown): number => (typeof value === 'number' ? value : 0);
export const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const words = (value: unknown): string[] => list(value).filter((item): item is string => typeof item === 'string');
const seats = (value: unknown): number[] => list(value).filter((item): item is number => typeof item === 'number');

export const nameOf = (players: readonly Player[], seat: number): string => players[seat]?.name ?? String(seat + 1);
export const cardName = (card: string, t: Translate): string => t(`big_manitou.card.${card}`);
export const tileName = (tile: string, t: Translate): string => t(`big_manitou.tile.${tile}`);

const MINOR = new Set(['turn', 'drew', 'paired', 'spared']);
const PEOPLE = ['seat', 'other', 'dealer', 'first'] as const;
const CARDS = ['card', 'target'] as const;

/** Lists in a sentence: cards and tiles by name, people by name. */
function lists(event: Told, players: readonly Player[], t: Translate): Fields {
  const fields: Fields = {};
  if (event.cards) fields.cards = words(event.cards).map((card) => cardName(card, t)).join(', ');
  if (event.tiles) fields.tiles = words(event.tiles).map((tile) => tileName(tile, t)).join(', ');
  if (event.seats) fields.seats = seats(event.seats).map((seat) => nameOf(players, seat)).join(', ');
  if (event.tied) fields.tied = seats(event.tied).map((seat) => nameOf(players, seat)).join(', ');
  if (event.totals) fields.totals = list(event.totals).flatMap((total, seat) => (typeof total === 'number' ? [`${nameOf(players, seat)} ${total}`] : [])).join(' · ');
  if (event.takers) fields.takers = (list(event.takers) as Taker[]).map(({ seat, share, tiles }) => `${nameOf(players, seat)} ${tiles} (${t(`big_manitou.share.${share}`)})`).join(', ');
  return fields;
}

/** Who won, and with how many points. */
function result(event: Told, players: readonly Player[]): Fields {
  const winners = seats(event.places).flatMap((place, seat) => (place === 1 ? [seat] : []));
  const table = list(event.table) as Points[];
  return { winners: winners.map((seat) => nameOf(players, seat)).join(', '), points: table[winners[0]]?.total ?? 0 };
}

export function fieldsOf(event: Told, players: readonly Player[], t: Translate): Fields {
  const fields: Fields = {};
  for (const [name, value] of Object.entries(event)) if (typeof value === 'string' || typeof value === 'number') fields[name] = value;
  for (const name of PEOPLE) if (typeof event[name] === 'number') fields[name] = nameOf(players, whole(event[name]));
  for (const name of CARDS) if (typeof event[name] === 'string') fields[name] = cardName(text(event[name]), t);
  if (typeof event.tile === 'string') fields.tile = tileName(event.tile, t);
  if (typeof event.share === 'string') fields.share = t(`big_manitou.share.${event.share}`);
  if (event.kind === 'cylinder' && typeof event.from === 'number') fields.from = nameOf(players, event.from);
  return { ...fields, ...lists(event, players, t), ...(event.kind === 'ended' ? result(event, players) : {}) };
}

/** Who takes tiles of a ground, with hunters or without, tied or not. */
function sharing(event: Told): string {
  const [hunters, tied] = [list(event.totals).some((total) => total !== null), list(event.tied).length > 0];
  if (list(event.takers).length === 0) return hunters ? 'level' : 'nobody';
  return tied ? 'tied' : hunters ? 'shared' : 'hero';
}

/** Which of an event's sentences fits it best. */
function variantOf(event: Told): string {
  switch (event.kind) {
    case 'duel':
      return text(event.result);
    case 'passed':
      return text(event.phase);
    case 'cylinder':
    case 'cylinder_lost':
      return text(event.tile);
    case 'ended':
      return text(event.reason);
    case 'ground':
      return sharing(event);
    case 'force':
      return whole(event.most) === 0 ? 'none' : '';
    case 'played':
      return event.extra === true ? 'extra' : '';
    case 'ready':
    case 'drew':
    case 'assigned':
      return event.cards ? 'secret' : '';
    case 'hunt':
      return event.fresh === true ? 'fresh' : '';
    case 'took':
      return text(event.share);
    case 'hunt_over':
      return event.recovered === true ? 'recovered' : '';
    default:
      return '';
  }
}

/** The catalogue may say an event in one sentence for all its variants. */
export function keyOf(event: Told, t: Translate): string {
  const plain = `big_manitou.event.${event.kind}`;
  const variant = variantOf(event);
  const key = `${plain}.${variant}`;
  return variant && t(key) !== key ? key : plain;
}

export const logLines = (events: Told[], players: Player[], t: Translate): LogLine[] =>
  events.map((event) => ({ key: keyOf(event, t), fields: fieldsOf(event, players, t), seat: event.seat ?? null, minor: MINOR.has(event.kind) }));

/** What happens to heroes, in words: duels and new pairs. */
export function reasonOf(events: readonly Told[], players: readonly Player[], t: Translate): string | null {
  const event = events.find(({ kind }) => kind === 'duel' || kind === 'paired');
  if (!event) return null;
  const key = event.kind === 'duel' ? `big_manitou.board.duel.${text(event.result)}` : 'big_manitou.board.paired';
  return t(key, fieldsOf(event, players, t));
}

/** The grounds on which heroes met, with the reason for what came of it. */
export function reasonsByGround(events: readonly Told[], players: readonly Player[], t: Translate): Record<number, string> {
  const out: Record<number, string> = {};
  for (const event of events) {
    const said = reasonOf([event], players, t);
    if (said) out[whole(event.ground)] = said;
  }
  return out;
}

/** Would the attack of `seat` come to nothing? */
export const fails = (events: readonly Told[], seat: number | null): boolean =>
  events.some((event) => event.kind === 'duel' && event.seat === seat && (event.result === 'loses' || event.result === 'repelled'));

const MS: Record<string, number> = { hunt: 700, ready: 120, assigned: 80, drew: 60, played: 420, duel: 700, paired: 200, moved: 460, force: 500, discarded: 420, ground: 300, took: 480, removed: 420, cylinder: 420, cylinder_lost: 420, ended: 1600 };

export const playTime = (events: Told[], speed: Speed): number => PACE[speed] * events.reduce((sum, event) => sum + (MS[event.kind] ?? 0), 0);
