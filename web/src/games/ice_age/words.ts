/** What things on this table are called, and what is said about them. */
import { colourOf, type Colour } from '../../art/ice-cards';
import type { Explanation } from '../../board/explain.svelte';
import type { Player, Translate } from '../../board/types';
import { cardName, nameOf } from './story';
import { crowdOf, handOf, nextToFreeze, type IceAgeView, type Play, type RegionView } from './view';

export { cardName, nameOf };

const say = (t: Translate, key: string, fields = {}): string => t(`ice_age.board.${key}`, fields);

/** The rule that tells of a card. */
const RULES: Record<string, string> = {
  step_any_3: '5.2', club_or_mammoth: '5.3', swap: '5.4', light_fire: '5.5', mammoth: '5.6', group_move: '5.7', settle: '5.8', cult_light: '3.6',
  all_place_2: '5.9', all_place_1: '5.9', remove_2_hunters: '5.10', remove_1_hunter: '5.10', remove_mammoth: '5.11', dark_fire: '5.5', dark_club_or_move: '5.12', cult_dark: '3.6',
};
const ruleOf = (card: string): string => RULES[card] ?? '5.1';

export const capital = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);
/** A name short enough for the face of a card. */
export const faceName = (card: string, t: Translate): string => (card.startsWith('place_') ? capital(t(`ice_age.terrain.${card.slice(6)}`)) : say(t, `face.${card}`));

export const regionName = ({ region, terrain }: RegionView, t: Translate): string => say(t, 'region', { region, terrain: t(`ice_age.terrain.${terrain}`) });

/** "Ann 3 (1 with a club), Ben 1" */
export const huntersText = ({ plain, clubbed }: RegionView, players: readonly Player[], t: Translate): string =>
  plain
    .flatMap((count, seat) => {
      const clubs = clubbed[seat];
      if (count + clubs === 0) return [];
      return [`${nameOf(players, seat)} ${count + clubs}${clubs > 0 ? ` (${say(t, 'clubbed', { n: clubs })})` : ''}`];
    })
    .join(', ') || say(t, 'nobody');

export function roomLines(view: RegionView, t: Translate): string[] {
  const { known, least, most } = view.capacity;
  const lines = [say(t, 'room.known', { n: known, mammoths: view.mammoths })];
  if (view.fire > 0) lines.push(say(t, 'room.fire', { n: view.fire, least, most }));
  lines.push(say(t, `room.${crowdOf(view)}`, { hunters: view.hunters, least, most }));
  return lines;
}

/** Between the rounds nothing is said about room. */
export function explainRegion(view: RegionView, players: readonly Player[], t: Translate, calm = false): Explanation {
  if (view.covered) return { title: regionName(view, t), lines: [say(t, 'covered.help')], rule: '8.3' };
  return { title: regionName(view, t), lines: [say(t, 'hunters', { list: huntersText(view, players, t) }), ...(calm ? [] : roomLines(view, t)), say(t, 'each', { n: view.each })], rule: '7.1' };
}

/** Everything about a region in one breath. */
export function regionLabel(view: RegionView, players: readonly Player[], lit: boolean, t: Translate, calm = false): string {
  if (view.covered) return `${regionName(view, t)}. ${say(t, 'covered')}`;
  const { least, most } = view.capacity;
  const parts = [regionName(view, t), say(t, 'hunters', { list: huntersText(view, players, t) })];
  if (!calm) parts.push(say(t, least === most ? 'room.sure' : 'room', { least, most }));
  if (view.mammoths > 0) parts.push(say(t, 'mammoths', { n: view.mammoths }));
  if (view.fire > 0) parts.push(say(t, 'fires', { n: view.fire }));
  if (lit) parts.push(say(t, 'lit'));
  return parts.join('. ');
}

export const explainRoom = (view: RegionView, t: Translate): Explanation => ({ title: say(t, 'room.title'), lines: roomLines(view, t), rule: '7.1' });

export function explainHunters(view: RegionView, seat: number, players: readonly Player[], t: Translate): Explanation {
  const [plain, clubbed] = [view.plain[seat], view.clubbed[seat]];
  const lines = [say(t, 'hunters.of', { n: plain + clubbed, points: (plain + clubbed) * view.each })];
  if (clubbed > 0) lines.push(say(t, 'club.help', { n: clubbed }));
  return { title: say(t, 'hunters.title', { seat: nameOf(players, seat), region: view.region }), lines, rule: clubbed > 0 ? '7.3' : '7.5' };
}
export const explainMammoth = (view: RegionView, t: Translate): Explanation => ({ title: say(t, 'mammoths', { n: view.mammoths }), lines: [say(t, 'mammoth.help', { n: view.each })], rule: '1.4' });
export const explainFire = (view: RegionView, t: Translate): Explanation => ({
  title: say(t, 'fires', { n: view.fire }),
  lines: [view.values ? say(t, 'fire.values', { values: view.values.join(', ') }) : say(t, 'fire.help')],
  rule: '1.6',
});

export type Pool = 'dark' | 'light' | 'clubs' | 'mammoths' | 'fires';
const POOL_RULE: Record<Pool, string> = { dark: '6.1', light: '1.5', clubs: '1.3', mammoths: '1.4', fires: '1.6' };
export const poolCount = (view: IceAgeView, pool: Pool): number => ({ dark: view.dark_reserve, light: view.light_reserve, clubs: view.club_supply, mammoths: view.mammoth_supply, fires: view.fire_aside })[pool];
export const explainPool = (view: IceAgeView, pool: Pool, t: Translate): Explanation => ({
  title: say(t, `pool.${pool}`, { n: poolCount(view, pool) }),
  lines: [say(t, `pool.${pool}.help`)],
  rule: POOL_RULE[pool],
});

/** Cards with how many of each. */
export function cardList(cards: readonly string[], t: Translate): string {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts].map(([card, count]) => (count > 1 ? `${count} × ` : '') + cardName(card, t)).join(', ');
}

export function explainDraw(view: IceAgeView, colour: Colour, players: readonly Player[], t: Translate): Explanation {
  const { draw, under } = view.piles[colour];
  const lines = [say(t, 'draw.help', { n: draw })];
  for (const { seat, card } of under) lines.push(card ? say(t, 'draw.under.known', { seat: nameOf(players, seat), card: cardName(card, t) }) : say(t, 'draw.under', { seat: nameOf(players, seat) }));
  return { title: say(t, `draw.${colour}`), lines, rule: '3.9' };
}
export function explainDiscard(view: IceAgeView, colour: Colour, t: Translate): Explanation {
  const { top, below, discard } = view.piles[colour];
  const lines = [top ? say(t, 'discard.top', { card: cardName(top, t) }) : say(t, 'discard.none')];
  if (top) lines.push(t(`ice_age.card.${top}.help`));
  if (below.length > 0) lines.push(say(t, 'discard.below', { cards: cardList(below, t) }));
  return { title: say(t, `discard.${colour}`, { n: discard }), lines, rule: '3.6' };
}

export function explainCard(card: string, t: Translate, more: string[] = []): Explanation {
  return { title: cardName(card, t), lines: [t(`ice_age.card.${card}.help`), say(t, `card.${colourOf(card)}`), ...more], rule: ruleOf(card) };
}

/** How a card would be played: what it costs or brings. */
export function playText(play: Play, t: Translate): string {
  const parts: string[] = [];
  if (play.effect === null) parts.push(say(t, 'play.blank'));
  else if (play.effect !== play.card) parts.push(say(t, 'play.copy', { card: cardName(play.effect, t) }));
  if (play.option) parts.push(t(`ice_age.mammoth.${play.option}`));
  return parts.join(' · ') || say(t, 'play');
}
export const priceText = (play: Play, t: Translate): string => (play.cost > 0 ? say(t, 'pays', { n: play.cost }) : play.gain > 0 ? say(t, 'gains', { n: play.gain }) : say(t, 'free'));

/** What playing it would mean, in sentences. */
export function playForecast(view: IceAgeView, play: Play, seat: number, t: Translate): string {
  const parts = play.cost > 0 ? [say(t, 'forecast.pays', { n: play.cost, stones: view.stones[seat] })] : play.gain > 0 ? [say(t, 'forecast.gains', { n: play.gain })] : [];
  const open = view.regions.filter(({ covered }) => !covered).length;
  if (play.regions.length === open) parts.push(say(t, 'forecast.everywhere'));
  else if (play.regions.length > 0) parts.push(say(t, 'forecast.regions', { n: play.regions.length, regions: play.regions.join(', ') }));
  else if (play.effect === null) parts.push(say(t, 'forecast.blank'));
  else if (!(play.ends && view.last_round)) parts.push(say(t, 'forecast.nowhere'));
  if (play.ends) parts.push(say(t, view.last_round ? 'forecast.ends.last' : 'forecast.ends'));
  return parts.join(' ');
}

export function explainSeat(view: IceAgeView, seat: number, players: readonly Player[], t: Translate): Explanation {
  const hand = view.hands[seat];
  const lines = [
    say(t, 'seat.points', { n: view.scores[seat] }),
    say(t, 'seat.stones', { n: view.stones[seat] }),
    say(t, 'seat.hunters', { board: view.on_board[seat], supply: view.supply[seat] }),
    say(t, 'seat.cards', { light: hand.light, dark: hand.dark }),
  ];
  if (view.clubs[seat] > 0) lines.push(say(t, 'seat.clubs', { n: view.clubs[seat] }));
  if (hand.seen.length > 0) lines.push(say(t, 'seat.seen', { cards: cardList(hand.seen, t) }));
  if (view.first === seat) lines.push(say(t, 'seat.first'));
  if (nextToFreeze(view) === seat) lines.push(say(t, 'seat.last'));
  return { title: nameOf(players, seat), lines, rule: '3.1' };
}

export const explainTrack = (view: IceAgeView, players: readonly Player[], t: Translate): Explanation => ({
  title: say(t, 'track'),
  lines: [view.scores.map((score, seat) => `${nameOf(players, seat)} ${score}`).join(' · '), say(t, 'track.help')],
  rule: '7.5',
});

/** A piece in words: "B*" is a hunter of Ben's with a club. */
export function pieceName(piece: string, players: readonly Player[], t: Translate): string {
  const seat = players.findIndex(({ letter }) => letter === piece[0]);
  return say(t, piece.endsWith('*') ? 'piece.clubbed' : 'piece.plain', { seat: nameOf(players, seat) });
}

/** A seat's hand in words, for those who see everything. */
export const handSaid = (view: IceAgeView, seat: number, t: Translate): string => cardList(handOf(view, seat), t);
