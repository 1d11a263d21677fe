/** What things in the valley are called, and what is said about them. */
import { SPECIES } from '../../art/valley-pieces';
import type { Explanation } from '../../board/explain.svelte';
import type { Player, Translate } from '../../board/types';
import type { Hex } from './boards';
import { cardName, groupWords, herdWords, nameOf, whyWords } from './story';
import { hexView, keyWord, type ValleyView } from './view';

const KEY = 'mammoth_valley';
export const cardHelp = (card: string, t: Translate): string => {
  const said = t(`${KEY}.card.${keyWord(card)}.text`);
  return said.startsWith(`${KEY}.`) ? '' : said;
};
export const list = (cards: readonly string[], t: Translate): string => cards.map((card) => cardName(card, t)).join(', ') || '–';
export const capital = (said: string): string => said.charAt(0).toLocaleUpperCase() + said.slice(1);

/** "forest 2, c3r4" */
export function hexName(hex: Hex, t: Translate): string {
  const land = t(`${KEY}.terrain.${hex.land}`);
  return hex.region > 0 ? t(`${KEY}.board.hex`, { land, region: hex.region, hex: hex.name }) : t(`${KEY}.board.hex.lake`, { land, hex: hex.name });
}

/** Everything that stands on a hex, one phrase each. */
export function contents(view: ValleyView, hex: Hex, players: readonly Player[], t: Translate): string[] {
  const there = hexView(view, hex.name);
  const out: string[] = [];
  if (there.camp) out.push(t(`${KEY}.board.camp.${there.camp.kind}`, { seat: nameOf(players, there.camp.seat) }));
  for (const band of there.tribes ?? []) out.push(t(`${KEY}.board.band`, { seat: nameOf(players, band.seat), group: groupWords(band, t) }));
  for (const species of SPECIES) if (there.animals?.[species]) out.push(herdWords(species, there.animals[species], t));
  for (const kind of there.neutral ?? []) out.push(t(`${KEY}.board.solitary.${kind}`));
  if (there.crop) out.push(t(`${KEY}.board.crop.${there.crop}`));
  if (there.palisade) out.push(t(`${KEY}.board.palisade`));
  if (there.marker) out.push(t(`${KEY}.board.marker.${there.marker}`));
  return out;
}

/** What a screen reader says of a hex. */
export function hexLabel(view: ValleyView, hex: Hex, act: string | null, players: readonly Player[], t: Translate): string {
  const parts = [hexName(hex, t), ...contents(view, hex, players, t)];
  if (hex.entry) parts.push(t(`${KEY}.board.entry`, { letter: hex.entry }));
  if (act) parts.push(act);
  return parts.join(', ');
}

export function explainTribe(view: ValleyView, seat: number, players: readonly Player[], t: Translate): Explanation {
  const tribe = view.tribes[seat];
  const { reserve } = tribe;
  const lines = [
    t(`${KEY}.board.tribe.camps`, { n: tribe.camps, goal: view.options.camps_goal }),
    t(`${KEY}.board.tribe.people`, { group: groupWords({ w: tribe.warriors, f: tribe.women }, t) || '0' }),
    t(`${KEY}.board.tribe.food`, { n: tribe.food }),
    t(`${KEY}.board.tribe.reserve`, { group: groupWords({ w: reserve.warriors, f: reserve.women }, t) || '0', camps: reserve.camps }),
  ];
  if (view.options.fire) lines.push(t(`${KEY}.board.tribe.fire.${tribe.fire ? 'yes' : 'no'}`));
  if (tribe.known?.length) lines.push(t(`${KEY}.board.tribe.known`, { cards: list(tribe.known, t) }));
  if (tribe.announced) lines.push(t(`${KEY}.board.tribe.announced`));
  if (tribe.status !== 'active') lines.push(t(`${KEY}.board.tribe.${tribe.status}`));
  return { title: nameOf(players, seat), lines, rule: '8.6' };
}

/** What one of several uses of a card is for. */
export const useWords = (card: string, mode: string, t: Translate): string => t(`${KEY}.use.${keyWord(card)}.${mode}`);

export const bonusWords = (what: string, t: Translate): string => whyWords(what, t);
