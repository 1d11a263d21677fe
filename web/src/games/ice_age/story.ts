/** Events as sentences in the log, and how long they take to show. */
import type { Fields, LogLine, Player, Speed, Told, Translate } from '../../board/types';

export const text = (value: unknown): string => (typeof value === 'string' ? value : '');
export const whole = (value: unknown): number => (typeof value === 'number' ? value : 0);
export const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
export const numbers = (value: unknown): number[] => list(value).filter((item): item is number => typeof item === 'number');

export const nameOf = (players: readonly Player[], seat: number): string => players[seat]?.name ?? String(seat + 1);
export const cardName = (card: string, t: Translate): string => t(`ice_age.card.${card}`);

const MINOR = new Set(['turn', 'dealt', 'kept', 'drew', 'dropped', 'paid', 'gained', 'reshuffled', 'clubs_back', 'idle', 'waived', 'mode', 'stones_back']);
const PEOPLE = ['seat', 'owner', 'other', 'first'] as const;
const CARDS = ['card', 'effect'] as const;

const bySeat = (counts: unknown, players: readonly Player[], sign = ''): string =>
  list(counts)
    .flatMap((count, seat) => (typeof count === 'number' && count > 0 ? [`${nameOf(players, seat)} ${sign}${count}`] : []))
    .join(', ');

/** Lists in a sentence: people, what each of them got, lost or paid. */
function lists(event: Told, players: readonly Player[], t: Translate): Fields {
  const fields: Fields = {};
  const none = t('ice_age.board.nobody');
  if (event.seats) fields.seats = numbers(event.seats).map((seat) => nameOf(players, seat)).join(', ');
  if (event.cards) fields.cards = list(event.cards).map((card) => cardName(text(card), t)).join(', ');
  if (event.points) fields.points = bySeat(event.points, players, '+') || none;
  if (event.gains) fields.gains = bySeat(event.gains, players, '+') || none;
  if (Array.isArray(event.scores)) fields.scores = event.scores.map((score, seat) => `${nameOf(players, seat)} ${String(score)}`).join(' · ');
  if (event.left) fields.left = bySeat(event.left, players) || none;
  if (event.paid) fields.paid = bySeat(event.paid, players) || none;
  if (event.order) fields.order = list(event.order).map((group) => numbers(group).map((seat) => nameOf(players, seat)).join(' + ')).join(' → ');
  return fields;
}

/** A hunter in words, and whether it has a club or was just given one. */
function hunterSaid(side: unknown, players: readonly Player[], t: Translate): string {
  const { owner, clubbed, club } = side as { owner: number; clubbed: boolean; club: boolean };
  return t(`ice_age.board.piece.${club ? 'armed' : clubbed ? 'clubbed' : 'plain'}`, { seat: nameOf(players, owner) });
}

const beastsSaid = (count: number, t: Translate): string => (count > 0 ? t('ice_age.board.mammoths', { n: count }) : t('ice_age.board.mammoths.none'));

/** "3 hunters (1 with a club) and a mammoth" */
function bandSaid(event: Told, t: Translate): string {
  const clubs = whole(event.clubbed) > 0 ? ` (${t('ice_age.board.clubbed', { n: whole(event.clubbed) })})` : '';
  const who = t('ice_age.board.hunters.count', { n: whole(event.count) }) + clubs;
  return event.mammoth === true ? t('ice_age.board.band.with_mammoth', { who }) : who;
}

/** What only some kinds of events have to tell. */
function more(event: Told, players: readonly Player[], t: Translate): Fields {
  switch (event.kind) {
    case 'swapped':
      return { one: hunterSaid(event.one, players, t), two: hunterSaid(event.two, players, t) };
    case 'grouped':
      return { who: bandSaid(event, t) };
    case 'revealed':
      return { fires: (event.regions as { region: number; fire: number[] }[]).filter(({ fire }) => fire.length > 0).map(fireSaid).join(' · ') };
    case 'scored':
      return { beasts: beastsSaid(whole(event.mammoths), t) };
    case 'covered':
      return { back: [bySeat(event.hunters, players), whole(event.mammoths) > 0 ? beastsSaid(whole(event.mammoths), t) : ''].filter(Boolean).join(', ') };
    case 'ended':
      return { winners: numbers(event.places).flatMap((place, seat) => (place === 1 ? [nameOf(players, seat)] : [])).join(', '), best: Math.max(...numbers(event.scores)) };
    default:
      return {};
  }
}
const fireSaid = ({ region, fire }: { region: number; fire: number[] }): string => `${region} → ${fire.join(' + ')}`;

export function fieldsOf(event: Told, players: readonly Player[], t: Translate): Fields {
  const fields: Fields = {};
  for (const [name, value] of Object.entries(event)) if (typeof value === 'string' || typeof value === 'number') fields[name] = value;
  for (const name of PEOPLE) if (typeof event[name] === 'number') fields[name] = nameOf(players, whole(event[name]));
  for (const name of CARDS) if (typeof event[name] === 'string') fields[name] = cardName(text(event[name]), t);
  if (typeof event.terrain === 'string') fields.terrain = t(`ice_age.terrain.${event.terrain}`);
  if (typeof event.colour === 'string') fields.colour = t(`ice_age.colour.${event.colour}`);
  if (typeof event.option === 'string') fields.option = t(`ice_age.mammoth.${event.option}`);
  return { ...fields, ...lists(event, players, t), ...more(event, players, t) };
}

/** Which of an event's sentences may fit it better than the plain one, the best first. */
function variantsOf(event: Told): string[] {
  switch (event.kind) {
    case 'mode':
      return [text(event.mode)];
    case 'waived':
      return [text(event.part)];
    case 'last_player':
      return [text(event.tie)];
    case 'ended':
      return [text(event.reason)];
    case 'dealt':
      return event.cards ? ['secret'] : [];
    case 'drew':
    case 'dropped':
      return event.card ? ['secret'] : [text(event.colour)];
    case 'reshuffled':
      return [text(event.colour)];
    case 'placed':
    case 'relocated':
      return [...(event.club === true ? ['club'] : []), ...(event.clubbed === true ? ['clubbed'] : [])];
    case 'stepped':
    case 'removed': {
      const own = event.owner === event.seat ? 'own.' : '';
      return [...(event.club === true ? [`${own}club`] : []), ...(event.clubbed === true ? [`${own}clubbed`] : []), own.slice(0, -1)];
    }
    case 'grouped':
      return whole(event.clubs) > 0 ? ['clubs'] : ['who'];
    case 'swapped':
      return ['pieces'];
    case 'revealed':
      return ['list'];
    case 'gained':
      return whole(event.light) > 0 ? ['light'] : [];
    case 'covered':
      return whole(event.count) + whole(event.mammoths) > 0 ? ['list'] : ['empty'];
    case 'conflict_over':
      return event.clubs_only === true ? ['clubs_only'] : [];
    case 'round':
      return event.last === true ? ['last'] : [];
    case 'played':
    case 'copied':
      return [text(event.option)];
    case 'lost':
      return numbers(event.seats).length === 1 ? ['one'] : [];
    case 'scored':
    case 'totals':
    case 'levy':
      return ['seats'];
    default:
      return [];
  }
}

/** The catalogue may say an event in one sentence for all its variants. */
export function keyOf(event: Told, t: Translate): string {
  const plain = `ice_age.event.${event.kind}`;
  return variantsOf(event).filter(Boolean).map((variant) => `${plain}.${variant}`).find((key) => t(key) !== key) ?? plain;
}

export const logLines = (events: Told[], players: Player[], t: Translate): LogLine[] =>
  events.map((event) => ({ key: keyOf(event, t), fields: fieldsOf(event, players, t), seat: event.seat ?? null, minor: MINOR.has(event.kind) }));

/** Regions in which a run of events changed something. */
export function touched(events: readonly Told[]): number[] {
  const moved = events.filter(({ kind }) => ['placed', 'relocated', 'stepped', 'grouped', 'removed', 'mammoth_placed', 'mammoth_moved', 'mammoth_removed', 'fire_moved', 'club_attached', 'swapped', 'covered'].includes(kind));
  return [...new Set(moved.flatMap((event) => [whole(event.from), whole(event.region), whole(event.other_region)]).filter((region) => region > 0))];
}

// ---- time ------------------------------------------------------------------------------------------------

export const PACE: Record<Speed, number> = { 0: 0, 1: 1, 2: 0.5 };
/** One page of the conflicts and the scoring. */
export const PAGE_MS = 2600;

const MS: Record<string, number> = {
  initial: 340, placed: 380, relocated: 420, stepped: 420, swapped: 480, grouped: 480, removed: 420, mammoth_placed: 420, mammoth_moved: 460, mammoth_removed: 420, fire_moved: 420,
  club_taken: 320, club_attached: 320, played: 320, copied: 360, paid: 260, gained: 260, drew: 240, dropped: 240,
  revealed: PAGE_MS, conflict: PAGE_MS, totals: 2 * PAGE_MS, covered: 1300, levy: 600, round: 500,
};

export const playTime = (events: Told[], speed: Speed): number => PACE[speed] * events.reduce((sum, event) => sum + (MS[event.kind] ?? 0), 0);

const ARRIVALS = new Set(['initial', 'placed', 'relocated', 'stepped', 'grouped', 'mammoth_placed', 'mammoth_moved', 'fire_moved']);
/** Regions in which somebody or something would arrive, once for each. */
export const arriving = (events: readonly Told[]): number[] =>
  events.flatMap((event) => (ARRIVALS.has(event.kind) ? Array.from({ length: event.kind === 'grouped' ? whole(event.count) : 1 }, () => whole(event.region)) : []));
