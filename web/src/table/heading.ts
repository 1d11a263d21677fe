/** The head of the prompt: who, and what is asked. */
import type { Letter, Player, Translate } from '../board/types';
import type { Question, Result } from '../lib/protocol';
import { questionText } from './words';

export interface Heading {
  letter: Letter | null;
  title: string;
  text: string;
}
type List = (names: string[]) => string;

/** Whose turn it is, and what is asked of them. */
export function headingOf(prompt: Question, seat: number | null, players: readonly Player[], t: Translate, list: List): Heading {
  const text = questionText(prompt, seat, players, t, list);
  const asked = prompt.seats;
  // Somebody may be asked in secret: then nobody is named, and the match goes on all the same.
  if (asked.length === 0) return prompt.key.includes('.over.') ? { letter: null, title: t('web.table.over'), text } : { letter: null, title: text, text: '' };
  if (seat !== null && asked.includes(seat))
    return { letter: players[seat].letter, title: t('web.table.your_turn', { name: players[seat].name }), text };
  const names = list(asked.map((other) => players[other].name));
  return { letter: asked.length === 1 ? players[asked[0]].letter : null, title: t('web.table.turn_of', { name: names }), text };
}

/** Who has won, and by which rule; `mine` are the viewer's seats. */
export function resultHeading(result: Result, game: string, mine: readonly number[], players: readonly Player[], t: Translate, list: List): Heading {
  const winners = result.places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  const text = t(`${game}.outcome.${result.reason}`);
  if (winners.length === 0) return { letter: null, title: t('web.table.won.none'), text };
  const letter = winners.length === 1 ? players[winners[0]].letter : null;
  const you = winners.length === 1 && mine.length === 1 && mine[0] === winners[0];
  const name = list(winners.map((seat) => players[seat].name));
  return { letter, title: you ? t('web.table.won.you', { name }) : t('web.table.won', { name, n: winners.length }), text };
}
