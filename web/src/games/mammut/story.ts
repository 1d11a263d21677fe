/** Events as sentences in the log, and how long they take to show. */
import { PACE } from '../../board/motion';
import type { Fields, LogLine, Player, Speed, Told, Translate } from '../../board/types';
import { cardList, cardName, facesWords, nameOf } from './words';

export const text = (value: unknown): string => (typeof value === 'string' ? value : '');
export const whole = (value: unknown): number => (typeof value === 'number' ? value : 0);
export const numbers = (value: unknown): number[] => (Array.isArray(value) ? value.filter((x): x is number => typeof x === 'number') : []);
export const words = (value: unknown): string[] => (Array.isArray(value) ? value.filter((x): x is string => typeof x === 'string') : []);

const MINOR = new Set(['turn', 'counted', 'evaluated', 'swap_void', 'no_pawn', 'reshuffled']);
const PEOPLE = ['seat', 'victim', 'holder'] as const;
const FACES = ['face', 'from', 'to', 'good', 'species', 'arrow'] as const;

const LOOT = ['faces', 'kept_faces', 'given_faces'] as const;
const SEATS = 'ABCDE';

/** Where a tile lies: in the middle, or in somebody's heap. */
function placeWords(place: string, players: readonly Player[], t: Translate): string {
  return place === 'middle' ? t('mammut.event.place.middle') : t('mammut.event.place.heap', { seat: nameOf(players, SEATS.indexOf(place[0])) });
}
/** Whose heaps these are, everybody once. */
const ownersOf = (heaps: readonly string[], players: readonly Player[]): string => [...new Set(heaps.map((heap) => nameOf(players, SEATS.indexOf(heap[0]))))].join(', ');
const winnersOf = (event: Told, players: readonly Player[]): string => numbers(event.places).flatMap((place, seat) => (place === 1 ? [nameOf(players, seat)] : [])).join(', ');
const turnedUp = (tiles: unknown): string[] => (Array.isArray(tiles) ? tiles.map((tile) => text((tile as { face?: unknown } | null)?.face)) : []);

export function fieldsOf(event: Told, players: readonly Player[], t: Translate): Fields {
  const fields: Fields = {};
  for (const [name, value] of Object.entries(event)) if (typeof value === 'string' || typeof value === 'number') fields[name] = value;
  for (const name of PEOPLE) {
    const seat = event[name];
    if (typeof seat === 'number') fields[name] = nameOf(players, seat);
  }
  for (const name of FACES) if (typeof event[name] === 'string') fields[name] = t(`mammut.face.${text(event[name])}`);
  for (const name of LOOT) if (name in event) fields[name] = facesWords(words(event[name]), t);
  if (typeof event.card === 'string') fields.card = event.card === 'meat' ? t('mammut.category.meat') : cardName(event.card, t);
  if ('cards' in event) fields.cards = cardList(words(event.cards), t).join(', ');
  if ('place' in event) fields.place = placeWords(text(event.place), players, t);
  if ('heaps' in event) fields.heaps = ownersOf(words(event.heaps), players);
  if (event.kind === 'ended') [fields.winners, fields.best] = [winnersOf(event, players), Math.max(0, ...numbers(event.points))];
  if (event.kind === 'turned_up') fields.tiles = facesWords(turnedUp(event.tiles), t);
  return fields;
}

export const isTied = (event: Told): boolean => numbers(event.tied).length > 0;

function variantOf(event: Told): string {
  switch (event.kind) {
    case 'laid':
      return typeof event.card === 'string' ? 'secret' : '';
    case 'looked':
      return typeof event.face === 'string' ? 'secret' : '';
    case 'drew':
      return 'cards' in event ? 'secret' : '';
    case 'pawn_won':
      return event.all === true ? 'all' : isTied(event) ? 'tied' : '';
    case 'extra':
      return isTied(event) ? 'tied' : '';
    case 'scored':
    case 'ended':
      return text(event.reason);
    default:
      return '';
  }
}

export const logLines = (events: Told[], players: Player[], t: Translate): LogLine[] =>
  events.flatMap((event): LogLine[] => {
    const variant = variantOf(event);
    const seat = event.seat ?? null;
    const line: LogLine = { key: `mammut.event.${event.kind}${variant ? '.' + variant : ''}`, fields: fieldsOf(event, players, t), seat, minor: MINOR.has(event.kind) };
    if (event.kind !== 'scored' || !isTied(event)) return [line];
    const level = [seat ?? 0, ...numbers(event.tied)].map((who) => nameOf(players, who)).join(', ');
    return [line, { key: 'mammut.event.tie_broken', fields: { level }, seat, minor: true }];
  });

// ---- time ------------------------------------------------------------------------------------------

/** One category of an evaluation on the screen. */
export const CHAPTER_MS = 2600;

const MS: Record<string, number> = { took: 620, swept: 700, stole: 760, returned: 620, looked: 420, flipped: 460, laid: 320, played: 320, round: 700 };
// The evaluation's show lasts as long as its chapters; the shares of its events add up to that.
const SHOWN = new Set(['evaluation', 'drew', 'extra', 'advanced', 'scored', 'pawn_won', 'unclaimed', 'pawn', 'swapped']);

export const playTime = (events: Told[], speed: Speed): number =>
  PACE[speed] * events.reduce((sum, event) => sum + (MS[event.kind] ?? (event.kind === 'evaluation' ? CHAPTER_MS : SHOWN.has(event.kind) ? 900 : 0)), 0);
