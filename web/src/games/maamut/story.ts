/** Events told twice: as motion on the board, and as sentences in the log. */
import { PACE } from '../../board/motion';
import type { Fields, LogLine, Player, Speed, Told, Translate } from '../../board/types';
import { placeOf, type Direction } from './tiles';
import type { Point } from '../../art/hex';

/** Something that moves: a hunter by seat, or the mammoth. */
export type Mover = number | 'mammoth';

export interface Step {
  mover: Mover;
  from: string | null;
  to: string;
  at: number;
  ms: number;
}
/** Something that happens in one place. */
export interface Happening {
  kind: 'scare' | 'spring' | 'gone' | 'lay' | 'lift' | 'land';
  tile: string;
  seat: number | null;
  at: number;
  ms: number;
}
export interface Plan {
  steps: Step[];
  happenings: Happening[];
  ms: number;
}

const MS = { walk: 180, run: 150, flee: 220, place: 320, scare: 170, spring: 1100, gone: 520, lay: 320, lift: 320 };

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const seatOf = (event: Told): number | null => event.seat ?? null;

/** When each thing happens, one after the other. */
export function plan(events: readonly Told[]): Plan {
  const steps: Step[] = [];
  const happenings: Happening[] = [];
  let at = 0;
  const move = (mover: Mover, event: Told, ms: number): void => {
    steps.push({ mover, from: text(event.from) || null, to: text(event.tile), at, ms });
    at += ms;
  };
  const happen = (kind: Happening['kind'], tile: string, seat: number | null, ms: number): void => {
    happenings.push({ kind, tile, seat, at, ms });
    at += ms;
  };
  for (const event of events) {
    const seat = seatOf(event);
    const tile = text(event.tile);
    if (event.kind === 'walked' && seat !== null) move(seat, event, MS.walk);
    else if (event.kind === 'fled' && seat !== null) move(seat, event, MS.flee);
    else if (event.kind === 'ran') move('mammoth', event, MS.run);
    else if (event.kind === 'placed') happen('land', tile, seat, MS.place);
    else if (event.kind === 'scared' || event.kind === 'cornered') happen('scare', tile, seat, MS.scare);
    else if (event.kind === 'trapped') happen('spring', tile, seat, MS.spring);
    else if (event.kind === 'eliminated') happen('gone', tile, seat, MS.gone);
    else if (event.kind === 'laid') happen('lay', tile, seat, MS.lay);
    else if (event.kind === 'lifted') happen('lift', tile, ownerOf(event), MS.lift);
  }
  return { steps, happenings, ms: at };
}

const ownerOf = (event: Told): number | null => (typeof event.owner === 'number' ? event.owner : seatOf(event));

export const playTime = (events: Told[], speed: Speed): number => plan(events).ms * PACE[speed];
export const pace = (speed: Speed): number => PACE[speed];

export interface Stop {
  /** Share of the mover's own time. */
  offset: number;
  place: Point;
}
export interface Track {
  stops: Stop[];
  ms: number;
}

/** The places of one mover until its last arrival, which is left out: it settles where the view has it. */
export function track(whole: Plan, mover: Mover): Track | null {
  const own = whole.steps.filter((step) => step.mover === mover);
  if (own.length === 0) return null;
  const last = own[own.length - 1];
  const ms = last.at + last.ms;
  const stops = own.flatMap((step, i): Stop[] => {
    const from = step.from ?? own[i - 1]?.to;
    if (!from) return [];
    const start = i === 0 ? [{ offset: 0, place: placeOf(from) }] : [];
    return [...start, { offset: step.at / ms, place: placeOf(from) }];
  });
  return { stops, ms };
}

// ---- the log -------------------------------------------------------------------------------------

const MINOR = new Set(['walked', 'ran', 'turn', 'drew', 'reshuffled']);
const PEOPLE = ['seat', 'by', 'owner'] as const;

export const directionName = (direction: string, t: Translate): string => t(`maamut.direction.${direction}`);

function fieldsOf(event: Told, players: readonly Player[], t: Translate): Fields {
  const fields: Fields = {};
  for (const [name, value] of Object.entries(event))
    if (typeof value === 'string' || typeof value === 'number') fields[name] = value;
  for (const name of PEOPLE) {
    const seat = event[name];
    if (typeof seat === 'number') fields[name] = players[seat]?.name ?? String(seat + 1);
  }
  if (typeof event.direction === 'string') fields.direction = directionName(event.direction, t);
  return fields;
}

function keyOf(event: Told): string {
  const variant =
    event.kind === 'eliminated' ? text(event.cause)
    : event.kind === 'fled' && event.forced === true ? 'forced'
    : event.kind === 'lifted' && event.owner === event.seat ? 'own'
    : event.kind === 'lifted' && event.gone === true ? 'gone'
    : event.kind === 'trapped' && event.by === event.seat ? 'own'
    : event.kind === 'drew' && typeof event.card === 'number' ? 'secret'
    : event.kind === 'ended' ? text(event.reason)
    : '';
  return `maamut.event.${event.kind}${variant ? '.' + variant : ''}`;
}

export const logLines = (events: Told[], players: Player[], t: Translate): LogLine[] =>
  events.map((event) => ({
    key: keyOf(event),
    fields: fieldsOf(event, players, t),
    seat: seatOf(event),
    minor: MINOR.has(event.kind),
  }));

// ---- the preview ---------------------------------------------------------------------------------

export interface Flight {
  from: string;
  /** Where the mammoth would come to rest, as far as is certain. */
  to: string;
  direction: Direction;
  sprung: boolean;
}

/** The flight of the mammoth in events that would happen. */
export function flightIn(events: readonly Told[]): Flight | null {
  const scared = events.find((event) => event.kind === 'scared');
  if (!scared) return null;
  const ran = events.filter((event) => event.kind === 'ran');
  const to = ran.length ? text(ran[ran.length - 1].tile) : text(scared.tile);
  const sprung = events.some((event) => event.kind === 'trapped');
  return { from: text(scared.tile), to, direction: text(scared.direction) as Direction, sprung };
}

/** Where a hunter would stand at last, or a trap lie. */
export interface Ghost {
  what: 'hunter' | 'trap';
  seat: number;
  tile: string;
}
export function ghostsIn(events: readonly Told[]): Ghost[] {
  const ghosts = new Map<string, Ghost>();
  for (const { kind, seat, tile } of events) {
    const what = kind === 'laid' ? 'trap' : ['walked', 'placed', 'fled'].includes(kind) ? 'hunter' : null;
    if (what && typeof seat === 'number') ghosts.set(`${what}${seat}`, { what, seat, tile: text(tile) });
  }
  return [...ghosts.values()];
}

/** Would the acting hunter die? */
export const dies = (events: readonly Told[], seat: number | null): boolean =>
  events.some((event) => event.kind === 'eliminated' && event.seat === seat);

/** One sentence about what would happen; nothing if only a walk would. */
export function previewSentence(events: readonly Told[], seat: number | null, players: readonly Player[], t: Translate): string | null {
  const scared = events.find((event) => event.kind === 'scared');
  if (dies(events, seat)) return t('maamut.warning.death');
  if (!scared) return null;
  const fields = fieldsOf(scared, players, t);
  const trapped = events.find((event) => event.kind === 'trapped');
  if (!trapped) {
    const chased = events.find((event) => event.kind === 'fled' || event.kind === 'eliminated');
    return t(chased ? 'maamut.board.preview.chases' : 'maamut.board.preview.runs', { ...fields, ...(chased ? fieldsOf(chased, players, t) : {}) });
  }
  const own = trapped.seat === seat;
  const owner = players[trapped.seat ?? 0]?.name ?? '';
  return t(own ? 'maamut.board.preview.trap_own' : 'maamut.board.preview.trap_other', { ...fields, owner });
}
