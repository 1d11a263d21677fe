/** Sentences of the table: the log with its names in bold, reasons, prompts and times. */
import type { Fields, GameModule, LogLine, Player, Told, Translate } from '../board/types';
import type { Question, Why } from '../lib/protocol';

export interface Part {
  text: string;
  bold: boolean;
}

/** One line of the log. */
export interface Row {
  /** Unique within a log. */
  id: string;
  seq: number;
  seat: number | null;
  parts: Part[];
  minor: boolean;
  at: number | null;
}

/** What was told with one step, and when, if that is known: records keep no times. */
export interface Entry {
  seq: number;
  events: Told[];
  at: number | null;
}

const PEOPLE = ['seat', 'by', 'owner'];
// Unicode's isolates are invisible and never typed: they carry names through a translation.
const [OPEN, CLOSE] = ['\u2068', '\u2069'];

const marked = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, PEOPLE.includes(name) ? OPEN + value + CLOSE : value]),
  );

export function parts(sentence: string): Part[] {
  return sentence
    .split(/(\u2068[^\u2069]*\u2069)/)
    .filter((piece) => piece !== '')
    .map((piece) => ({ text: piece.replace(/[\u2068\u2069]/g, ''), bold: piece.startsWith(OPEN) }));
}

/** Events of the table itself, alike in all games. */
const OURS = new Set(['took_back']);

export function linesOf(events: Told[], game: GameModule, players: Player[], t: Translate): LogLine[] {
  return events.flatMap((event): LogLine[] => {
    if (!OURS.has(event.kind)) return game.logLines([event], players, t);
    const seat = event.seat ?? null;
    const fields: Fields = seat === null ? {} : { seat: players[seat]?.name ?? '' };
    return [{ key: `web.event.${event.kind}`, fields, seat, minor: false }];
  });
}

/** The story as lines, the oldest first. */
export const rowsOf = (story: readonly Entry[], game: GameModule, players: Player[], t: Translate): Row[] => storyteller(game, players, t)(story);

/** Tells a story that grows: what was told before stays the same lines, so that only new ones are drawn. */
export function storyteller(game: GameModule, players: Player[], t: Translate): (story: readonly Entry[]) => Row[] {
  const told = new WeakMap<Entry, Row[]>();
  return (story) =>
    story.flatMap((entry) => {
      const rows = told.get(entry) ?? rowsOfStep(entry, game, players, t);
      told.set(entry, rows);
      return rows;
    });
}

function rowsOfStep(entry: Entry, game: GameModule, players: Player[], t: Translate): Row[] {
  return linesOf(entry.events, game, players, t).map((line, i) => ({
    id: `${entry.seq}.${i}`,
    seq: entry.seq,
    seat: line.seat,
    parts: parts(t(line.key, marked(line.fields))),
    minor: line.minor,
    at: entry.at,
  }));
}

export function fieldsOf(params: Record<string, unknown>, players: readonly Player[]): Fields {
  const fields: Fields = {};
  for (const [name, value] of Object.entries(params)) {
    if (PEOPLE.includes(name) && typeof value === 'number') fields[name] = players[value]?.name ?? String(value + 1);
    else if (typeof value === 'string' || typeof value === 'number') fields[name] = value;
  }
  return fields;
}

/** Fields that are names or questions, and where the catalogue has them; an event is a card, too. */
const NAMED = { card: 'card', event: 'card', tile: 'tile', colour: 'colour', terrain: 'terrain', question: 'question' };

/** Cards, tiles and grounds that have a name in the game's catalogue are called by it. */
function named(fields: Fields, game: string, t: Translate): Fields {
  const names = Object.entries(NAMED).flatMap(([field, kind]) => {
    const key = `${game}.${kind}.${String(fields[field]).replaceAll('-', '_')}`;
    return field in fields && t(key) !== key ? [[field, t(key)]] : [];
  });
  return { ...fields, ...Object.fromEntries(names) };
}

export const whyText = (why: Why, players: readonly Player[], t: Translate): string =>
  t(why.key, named(fieldsOf(why.params ?? {}, players), why.key.split('.')[0], t));

/** Rule 3.2 stands at #r3-2 of the rules page, ruling D8 at #d8. */
export const anchorOf = (rule: string): string =>
  /^\d/.test(rule) ? `r${rule.replace(/\./g, '-')}` : rule.toLowerCase();

/** What is asked, in words: "you" for whom it is asked, the others' names for everybody else. */
export function questionText(prompt: Question, seat: number | null, players: readonly Player[], t: Translate, list: (names: string[]) => string): string {
  const fields = named(fieldsOf(prompt.params ?? {}, players), prompt.key.split('.')[0], t);
  if (prompt.seats.length === 0) return t(prompt.key, fields);
  const asked = seat !== null && prompt.seats.includes(seat);
  const names = list(prompt.seats.map((other) => players[other]?.name ?? ''));
  return t(`${prompt.key}.${asked ? 'you' : 'other'}`, { seat: names, ...fields });
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** "just now", "3 min", "2 h", "5 d". */
export function ago(at: number, now: number, t: Translate): string {
  const passed = Math.max(0, now - at);
  if (passed < MINUTE) return t('web.time.now');
  if (passed < HOUR) return t('web.time.minutes', { n: Math.floor(passed / MINUTE) });
  if (passed < DAY) return t('web.time.hours', { n: Math.floor(passed / HOUR) });
  return t('web.time.days', { n: Math.floor(passed / DAY) });
}
