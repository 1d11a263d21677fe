/** What things on this table are called, and what is said about them. */
import { GOODS, isGood, isSpecies, SPECIES } from '../../art/loot';
import type { Explanation } from '../../board/explain.svelte';
import type { Player, Translate } from '../../board/types';
import { tallyOf, type Tally } from './tally';
import { isShaman, keyWord, kindsOf, setSteps, sizeOf, type Heap, type MammutView, type Tile } from './view';

export const nameOf = (players: readonly Player[], seat: number): string => players[seat]?.name ?? String(seat + 1);
export const faceName = (face: string, t: Translate): string => (face === 'red' || face === 'blue' ? t('mammut.board.shaman') : t(`mammut.face.${face}`));
export const cardName = (card: string, t: Translate): string => t(`mammut.card.${keyWord(card)}`);
export const cardHelp = (card: string, t: Translate): string => t(`mammut.card.${keyWord(card)}.help`);
/** A sentence's first letter is large. */
export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

const RULES: Record<string, string> = { axe: '5.3', hide: '5.4', tusk: '5.5', meat: '5.6', fire: '5.7', '?': '4.2', shaman: '5.2', animal: '5.8' };
const kindOf = (face: string): string => (isGood(face) || face === '?' ? face : isSpecies(face) ? 'animal' : 'shaman');

const SAW: Record<Tile['known'], string> = { private: 'you_saw', open: 'all_saw', no: 'under' };

/** What is known of the other side, in words. */
export function secretOf(tile: Tile, players: readonly Player[], t: Translate): string[] {
  const out: string[] = [];
  if (tile.under !== null) {
    const under = t(`mammut.face.${tile.under}`);
    // Eyes that see everything see what nobody looked at, too.
    out.push(t(`mammut.board.${SAW[tile.known]}`, { face: under }));
  }
  // Who alone has looked knows it.
  if (tile.lookers.length > (tile.known === 'private' ? 1 : 0)) out.push(t('mammut.board.lookers', { names: tile.lookers.map((seat) => nameOf(players, seat)).join(', ') }));
  return out;
}

/** With the number that the log gives it. */
const tileName = (tile: Tile, t: Translate): string => t('mammut.board.tile', { tile: tile.id, face: capital(faceName(tile.face, t)) });

/** What a screen reader says of a tile. */
export const tileLabel = (tile: Tile, players: readonly Player[], t: Translate): string =>
  [tileName(tile, t), ...(isShaman(tile) ? [] : secretOf(tile, players, t))].join(', ');

export function explainTile(view: MammutView, tile: Tile, players: readonly Player[], t: Translate): Explanation {
  const kind = kindOf(tile.face);
  const fields = { prizes: view.meat_prizes.join(', '), value: view.hide_value };
  const help = kind === 'axe' && view.round === view.last_round ? 'axe_last' : kind === 'fire' && view.points.length === 2 ? 'fire_two' : kind === '?' ? 'ask' : kind;
  // Everybody knows both arrows.
  const more = kind === 'shaman' ? [arrowSentence(view, players, t)] : secretOf(tile, players, t).map(capital);
  return { title: tileName(tile, t), lines: [t(`mammut.board.help.${help}`, fields), ...more], rule: RULES[kind] };
}

/** Which way the arrow points, and who comes first if that is decided. */
export function arrowSentence(view: MammutView, players: readonly Player[], t: Translate): string {
  const { arrow, order } = view.shaman;
  const way = t(`mammut.board.arrow.${arrow}`);
  return order ? `${way} ${t('mammut.board.order', { order: order.map((seat) => nameOf(players, seat)).join(' → ') })}` : `${way} ${t('mammut.board.order.none')}`;
}

/** What tiles show, animals by their names: "2 axes, 1 hide, 2 × fox, 2 question marks, the shaman". */
export function facesWords(faces: readonly string[], t: Translate): string {
  const count = (face: string): number => faces.filter((other) => other === face).length;
  const parts = GOODS.filter((good) => count(good) > 0).map((good) => t(`mammut.board.count.${good}`, { n: count(good) }));
  parts.push(...SPECIES.filter((species) => count(species) > 0).map((species) => (count(species) > 1 ? `${count(species)} × ` : '') + t(`mammut.face.${species}`)));
  if (count('?') > 0) parts.push(t('mammut.board.count.unknown', { n: count('?') }));
  if (count('red') + count('blue') > 0) parts.push(t('mammut.board.count.shaman'));
  return parts.join(', ');
}

/** "2 axes, 1 hide, 3 animals, 2 ?" */
export function tallyWords(tally: Tally, t: Translate): string {
  const parts = GOODS.filter((good) => tally.goods[good] > 0).map((good) => t(`mammut.board.count.${good}`, { n: tally.goods[good] }));
  if (tally.species.length > 0) parts.push(t('mammut.board.count.animal', { n: tally.species.length }));
  if (tally.unknown > 0) parts.push(t('mammut.board.count.unknown', { n: tally.unknown }));
  if (tally.shaman) parts.push(t('mammut.board.count.shaman'));
  return parts.join(', ');
}

export function heapName(view: MammutView, heap: Heap, seat: number | null, players: readonly Player[], t: Translate): string {
  const whose = heap.seat === seat ? t('mammut.board.heap.own') : t('mammut.board.heap.of', { seat: nameOf(players, heap.seat) });
  return view.slots === 2 ? `${whose} ${heap.id.slice(1)}` : whose;
}

export function explainHeap(view: MammutView, heap: Heap, seat: number | null, players: readonly Player[], t: Translate): Explanation {
  const tiles = view.tiles.filter((tile) => tile.place === heap.id);
  const lines = tiles.length > 0 ? [tallyWords(tallyOf(tiles), t)] : [t('mammut.board.heap.free')];
  return { title: heapName(view, heap, seat, players, t), lines: [...lines, t('mammut.board.help.heap')], rule: '3.5' };
}

export const explainAnimals = (view: MammutView, who: number, players: readonly Player[], t: Translate): Explanation => ({
  title: t('mammut.board.animals.of', { seat: nameOf(players, who) }),
  lines: [
    view.animals[who].length > 0 ? view.animals[who].map((species) => t(`mammut.face.${species}`)).join(', ') : t('mammut.board.animals.none'),
    t('mammut.board.seat.animals', { n: view.animals[who].length, points: view.set_points[view.animals[who].length] }),
    t('mammut.board.help.set', { table: setSteps(view).map(({ least, points }) => `${least} → ${points}`).join(' · ') }),
    t('mammut.board.help.supply', { pawns: SPECIES.map((species) => `${t(`mammut.face.${species}`)} ${view.supply[species]}`).join(', ') }),
  ],
  rule: '6.1',
});

const ranking = (values: readonly number[], players: readonly Player[]): string =>
  values
    .map((value, seat) => ({ value, name: nameOf(players, seat) }))
    .sort((a, b) => b.value - a.value)
    .map(({ value, name }) => `${name} ${value}`)
    .join(' · ');

export const explainTrack = (view: MammutView, track: 'points' | 'hides', players: readonly Player[], t: Translate): Explanation => ({
  title: t(`mammut.board.track.${track}`),
  lines: [ranking(view[track], players), t(`mammut.board.help.track_${track}`, { value: view.hide_value, points: view.start_points })],
  rule: track === 'hides' ? '5.4' : '2.1',
});

/** "2 × Look, Return" */
export const cardList = (cards: readonly string[], t: Translate): string[] =>
  kindsOf(cards).map(({ card, count }) => (count > 1 ? `${count} × ` : '') + cardName(card, t));

export const explainPile = (view: MammutView, pile: 'pile' | 'discard' | 'played', t: Translate): Explanation => ({
  title: t(`mammut.board.${pile}`),
  lines: [pile === 'pile' ? t('mammut.board.pile.count', { n: view.pile }) : cardList(view[pile], t).join(', ') || t('mammut.board.pile.none'), t(`mammut.board.help.${pile}`)],
  rule: pile === 'played' ? '4.1' : '5.3',
});

export function explainCards(view: MammutView, who: number, players: readonly Player[], t: Translate): Explanation {
  const laid = view.laid[who];
  const lines = [t('mammut.board.seat.cards', { n: sizeOf(view.hands[who]) }), t('mammut.board.seat.laid', { n: sizeOf(laid) })];
  if (Array.isArray(laid) && laid.length > 0) lines.push(cardList(laid, t).join(', '));
  return { title: nameOf(players, who), lines, rule: '4.5' };
}

export const explainCard = (card: string, t: Translate): Explanation => ({
  title: cardName(card, t),
  lines: [cardHelp(card, t)],
  rule: card === 'look' ? '4.2' : card === 'flip' ? '4.3' : card === 'return' ? '4.4' : '4.5',
});

export const explainRound = (view: MammutView, t: Translate): Explanation => ({
  title: t('mammut.board.round', { round: view.round, last: view.last_round }),
  lines: [t('mammut.board.help.round', { value: view.hide_value })],
  rule: '1.6',
});
