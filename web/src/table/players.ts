/** The people and bots around a table, as the board and the log need them. */
import type { Letter, Player, Translate } from '../board/types';
import type { Bot, Chair } from '../lib/protocol';

export const LETTERS: readonly Letter[] = ['A', 'B', 'C', 'D', 'E', 'F'];
export const BOTS: readonly Bot[] = ['1', '2', '3', '4', '5', 'greedy', 'random'];

export const botNote = (bot: Bot, t: Translate): string => t('web.bot', { level: t(`web.bot.${bot}`) });

/** A bot has no name of its own: its letter tells it from the others. */
export const nameOf = (name: string, seat: number, t: Translate): string =>
  name || t('web.table.bot', { letter: LETTERS[seat] });

function noteOf(chair: Chair, t: Translate): string {
  if (chair.bot) return botNote(chair.bot, t);
  if (!chair.taken) return t('web.table.chair.free');
  if (chair.away !== null) return t('web.table.chair.away');
  return t(chair.mine ? 'web.table.chair.you' : 'web.table.chair.here');
}

export const playersOf = (chairs: readonly Chair[], t: Translate): Player[] =>
  chairs.map((chair) => ({ name: nameOf(chair.name, chair.seat, t), letter: LETTERS[chair.seat], note: noteOf(chair, t) }));

/** In a replay only the names are known, or not even those; records name a bot by its level. */
export const playersNamed = (names: readonly string[], seats: number, t: Translate): Player[] =>
  Array.from({ length: seats }, (_, seat) => {
    const name = names[seat] ?? t('web.new.seat', { letter: LETTERS[seat] });
    const bot = BOTS.find((level) => name === `bot ${level}`);
    const note = bot ? botNote(bot, t) : undefined;
    return { name: nameOf(bot ? '' : name, seat, t), letter: LETTERS[seat], note };
  });

/** "Ann", "Ann and Ben", "Ann, Ben and Cleo". */
export function listOf(names: readonly string[], lang: string): string {
  return new Intl.ListFormat(lang, { type: 'conjunction' }).format(names);
}
