/** What things on this table are called, and what is said about them. */
import { isHero, type Hero } from '../../art/hunt-cards';
import { HUNT_TILES, type CylinderKind, type HuntTile } from '../../art/hunt-tiles';
import type { Explanation } from '../../board/explain.svelte';
import type { Player, Translate } from '../../board/types';
import { cardName, nameOf, tileName } from './story';
import { countAll, CYLINDERS, listed, sizeOf, type Ground, type Laid, type ManitouView } from './view';

export { cardName, nameOf, tileName };

/** Who beats whom; the server's rules decide, this is the reminder on the tribe card. */
export const BEATS: Record<Hero, readonly Hero[]> = {
  chief: ['sorcerer', 'scout', 'rainmaker'],
  matriarch: ['chief'],
  sorcerer: ['rainmaker', 'matriarch'],
  scout: ['sorcerer', 'matriarch'],
  rainmaker: ['scout', 'matriarch'],
};

/** Cards with how many of each: "2 × Great Chief, Scout". */
export function cardList(cards: readonly string[], t: Translate): string {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  const names = [...counts].map(([card, count]) => (count > 1 ? `${count} × ` : '') + cardName(card, t));
  return names.join(', ') || t('big_manitou.board.none');
}

export function tileList(tiles: readonly HuntTile[], t: Translate): string {
  const names = HUNT_TILES.flatMap((tile) => {
    const count = tiles.filter((other) => other === tile).length;
    return count ? [(count > 1 ? `${count} × ` : '') + tileName(tile, t)] : [];
  });
  return names.join(', ') || t('big_manitou.board.none');
}

export function explainCard(card: string, t: Translate, more: string[] = []): Explanation {
  return { title: cardName(card, t), lines: [...more, t(`big_manitou.card.${card}.help`)], rule: isHero(card) ? '1.4' : '4.2' };
}

export function explainLaid({ card, up }: Laid, who: string, bonus: number, t: Translate): Explanation {
  if (!up) return { title: t('big_manitou.board.fallen', { card: cardName(card, t) }), lines: [t('big_manitou.board.fallen.help', { seat: who })], rule: '4.4' };
  const more = [t('big_manitou.board.of', { seat: who })];
  if (!isHero(card) && bonus > 0) more.push(t('big_manitou.board.bonus', { n: bonus }));
  return explainCard(card, t, more);
}

export const explainTile = (tile: HuntTile, t: Translate): Explanation => ({ title: tileName(tile, t), lines: [t(`big_manitou.tile.${tile}.help`)], rule: '1.2' });

export const explainCylinder = (kind: CylinderKind, view: ManitouView, players: readonly Player[], t: Translate): Explanation => {
  const { holder, counts } = view[kind];
  const standing = counts.map((count, seat) => `${nameOf(players, seat)} ${count}`).join(' · ');
  const whose = holder === null ? t('big_manitou.board.cylinder.free') : t('big_manitou.board.of', { seat: nameOf(players, holder) });
  return { title: t(`big_manitou.cylinder.${kind}`), lines: [t(`big_manitou.cylinder.${kind}.help`), whose, standing], rule: '5.9' };
};

/** "Great Chief, Hunter 5, fallen: Scout" */
export const columnWords = (column: readonly Laid[], t: Translate): string =>
  column.map(({ card, up }) => (up ? cardName(card, t) : t('big_manitou.board.fallen', { card: cardName(card, t) }))).join(', ') || t('big_manitou.board.none');

/** What a seat would take from a ground as things stand. */
export const takeWords = (ground: Ground, seat: number, t: Translate): string[] =>
  ground.takers.filter((taker) => taker.seat === seat).map(({ share, tiles }) => t('big_manitou.board.takes', { n: tiles, share: t(`big_manitou.share.${share}`) }));

/** Everything about a seat on a ground in a few sentences. */
export function rowLines(ground: Ground, seat: number, t: Translate): string[] {
  const total = ground.totals[seat];
  const lines = [columnWords(ground.columns[seat] ?? [], t)];
  if (total !== null && total !== undefined) lines.push(t('big_manitou.board.total', { n: total }));
  if (ground.tied.includes(seat)) lines.push(t('big_manitou.board.tied'));
  return [...lines, ...takeWords(ground, seat, t)];
}

export const explainRow = (ground: Ground, seat: number, players: readonly Player[], t: Translate): Explanation => ({
  title: t('big_manitou.board.row', { seat: nameOf(players, seat), ground: ground.ground }),
  lines: rowLines(ground, seat, t),
  rule: '5.6',
});

/** Who would take what from a ground right now, taker by taker. */
export function standingLines(ground: Ground, players: readonly Player[], t: Translate): string[] {
  const lines = ground.takers.map(({ seat, share, tiles }) => t('big_manitou.board.standing', { seat: nameOf(players, seat), n: tiles, share: t(`big_manitou.share.${share}`) }));
  if (ground.spare > 0) lines.push(t('big_manitou.board.spare', { n: ground.spare }));
  return lines;
}

export const explainGround = (ground: Ground, players: readonly Player[], t: Translate): Explanation => ({
  title: t('big_manitou.board.ground', { ground: ground.ground }),
  lines: [tileList(ground.tiles, t), ...standingLines(ground, players, t)],
  rule: '5.6',
});

export const explainBag = (view: ManitouView, t: Translate): Explanation => ({
  title: t('big_manitou.board.bag', { n: countAll(view.bag) }),
  lines: [t('big_manitou.board.bag.help')],
  rule: '1.3',
});

/** What the most force costs: nothing without a tile, and nothing more once it is paid; in the first hunt tiles come before. */
function priceOfForce(view: ManitouView, seat: number, t: Translate): string[] {
  if (!view.strongest.includes(seat)) return [];
  if (view.hunt === 1) return [t('big_manitou.board.strongest')];
  if (view.phase === 'take') return [];
  return [t(view.tiles[seat].length > 0 ? 'big_manitou.board.strongest' : 'big_manitou.board.strongest.spared')];
}

/** Hand, pack, aside and force of a seat. */
export function explainSeat(view: ManitouView, seat: number, players: readonly Player[], t: Translate): Explanation {
  const lines = [
    t('big_manitou.board.seat.cards', { hand: sizeOf(view.hands[seat]), pack: sizeOf(view.packs[seat]), aside: sizeOf(view.asides[seat]) }),
    t('big_manitou.board.seat.force', { n: view.force[seat] }),
    t('big_manitou.board.seat.points', { bison: view.points[seat].bison, tipi: view.points[seat].tipi, pairs: view.points[seat].pairs }),
    ...priceOfForce(view, seat, t),
  ];
  if (view.dealer === seat) lines.push(t('big_manitou.board.dealer'));
  for (const kind of CYLINDERS) if (view[kind].holder === seat) lines.push(`${t(`big_manitou.cylinder.${kind}`)}. ${t(`big_manitou.cylinder.${kind}.help`)}`);
  return { title: nameOf(players, seat), lines, rule: view.strongest.includes(seat) ? '5.3' : '6.1' };
}

export const explainPile = (pile: 'pack' | 'aside', cards: number | string[], t: Translate): Explanation => ({
  title: t(`big_manitou.board.${pile}`, { n: sizeOf(cards) }),
  lines: [cardList(listed(cards), t), t(`big_manitou.board.${pile}.help`)],
  rule: '3.6',
});
