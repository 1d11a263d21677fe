/** What the buttons say, and which of them is the one that most people want now. */
import type { Fields, Player, Told, Translate } from '../../board/types';
import { boardOf } from './boards';
import { cardName, nameOf, wordFor } from './story';
import { hexIn, keyWord, SEAT_LETTERS, type ValleyView } from './view';
import { hexName, useWords } from './words';

const KEY = 'mammoth_valley';

/** What so many fields cost now, and bring at the harvest if nothing tramples them. */
export const sowing = ({ options }: ValleyView, n: number): Fields => ({ n, cost: n * options.sow_cost, gain: n * options.harvest[0] });

/** Somebody has walked or settled since this tribe began to move. */
export function hasMoved(story: readonly { events: readonly unknown[] }[], seat: number | null): boolean {
  for (const { events } of [...story].reverse())
    for (const { kind, seat: who } of [...(events as Told[])].reverse()) {
      if (who === seat && kind === 'movement') return false;
      if (who === seat && (kind === 'moved' || kind === 'settled')) return true;
    }
  return false;
}

/** The main one of several answers: never to do nothing, unless there is nothing else; an end only after something was done. */
export function mainOf(texts: readonly string[], moved: boolean): string | null {
  if (texts.length === 1) return texts[0] === 'end' && !moved ? null : (texts[0] ?? null);
  if (moved && texts.includes('end')) return 'end';
  if (texts.includes('halt')) return 'halt';
  const deeds = texts.filter((text) => !['end', 'done', 'skip', 'halt'].includes(text));
  return deeds.length === 1 && texts.includes('skip') ? (deeds[0] ?? null) : null;
}

/** A legal text as the words on a button; a use is one of the card for which something is chosen. */
export function actWords(text: string, view: ValleyView, players: readonly Player[], t: Translate): string {
  const board = boardOf(view);
  const hex = board.byName.get(hexIn(text) ?? '');
  const place = hex ? hexName(hex, t) : '';
  const [verb, rest = ''] = text.split(/-(.*)/);
  const kind = text.split(':')[1] ?? '';
  const act = (key: string, fields: Fields = {}): string => t(`${KEY}.board.act.${key}`, { hex: place, ...fields });
  switch (verb) {
    case 'settle':
      return act(hex?.land === 'mountain' || hex?.land === 'volcano' ? 'settle.cave' : 'settle.village');
    case 'fire':
      return act(kind ? 'fire.with' : 'fire', { one: t(`${KEY}.one.${kind}`) });
    case 'lose':
    case 'starve':
      return act(verb, { one: t(`${KEY}.one.${kind}`) });
    case 'hunt':
    case 'animal':
      return act(verb, { species: wordFor(t, 'species', rest) });
    case 'seat':
      return nameOf(players, SEAT_LETTERS.indexOf(rest));
    case 'kind':
    case 'take':
      return act(verb, { one: t(`${KEY}.one.${rest}`) });
    case 'mode':
      return act('mode', { use: useWords(view.choice?.card ?? '', rest, t) });
    case 'card':
    case 'play':
      return act(verb, { card: cardName(rest, t) });
    case 'sow':
      return act(verb, sowing(view, 1));
    case 'camp': case 'return': case 'hex': case 'battle': case 'birth': case 'ferry':
      return act(verb);
    default:
      return t(`${KEY}.board.act.${keyWord(text)}`);
  }
}
