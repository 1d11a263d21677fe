/** The bots: six who may sit there, one for each seat, and a nature for each level. */
import type { Translate } from '../board/types';
import { LETTERS } from './letters';
import type { Bot } from './protocol';

/** "Old Birch" is the bot of level 5 on the second seat, at every table. */
export const botName = (bot: Bot, seat: number, t: Translate): string =>
  t(`web.bot.${bot}.name`, { name: t(`web.bot.seat.${LETTERS[seat]}`) });

export const botNote = (bot: Bot, t: Translate): string => t('web.bot', { level: t(`web.bot.${bot}`) });
