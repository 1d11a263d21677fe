/** The people and bots around a table, as the board and the log need them. */
import type { Player, Translate } from '../board/types';
import { botName, botNote } from '../lib/bots';
import { LETTERS } from '../lib/letters';
import type { Bot, Chair } from '../lib/protocol';

/** A person's name, else the bot's, else the seat's. */
export function nameOf(name: string, bot: Bot | null | undefined, seat: number, t: Translate): string {
  if (name) return name;
  return bot ? botName(bot, seat, t) : t('web.new.seat', { letter: LETTERS[seat] });
}

function noteOf(chair: Chair, t: Translate): string {
  if (chair.bot && chair.name) return t('web.bot.lent', { name: botName(chair.bot, chair.seat, t), level: t(`web.bot.${chair.bot}`) });
  if (chair.bot) return botNote(chair.bot, t);
  if (!chair.taken) return t('web.table.chair.free');
  if (chair.away !== null) return t('web.table.chair.away');
  return t(chair.mine ? 'web.table.chair.you' : 'web.table.chair.here');
}

export const playersOf = (chairs: readonly Chair[], t: Translate): Player[] =>
  chairs.map((chair) => ({ name: nameOf(chair.name, chair.bot, chair.seat, t), letter: LETTERS[chair.seat], note: noteOf(chair, t) }));

/** "Ann", "Ann and Ben", "Ann, Ben and Cleo". */
export function listOf(names: readonly string[], lang: string): string {
  return new Intl.ListFormat(lang, { type: 'conjunction' }).format(names);
}
