/** The bots: six who may sit there, one for each seat, and a nature for each level. */
import type { Translate } from '../board/types';
import { LETTERS } from './letters';
import type { Bot } from './protocol';

export const BOTS: readonly Bot[] = ['1', '2', '3', '4', '5', 'greedy', 'random'];

/** "Old Birch" is the bot of level 5 on the second seat, at every table. */
export const botName = (bot: Bot, seat: number, t: Translate): string =>
  t(`web.bot.${bot}.name`, { name: t(`web.bot.seat.${LETTERS[seat]}`) });

export const botNote = (bot: Bot, t: Translate): string => t('web.bot', { level: t(`web.bot.${bot}`) });

/** A record and a replay name a bot by its level. */
export const botIn = (name: string): Bot | undefined => BOTS.find((bot) => name === `bot ${bot}`);

/** A name as lists and replays give it: a person's as it is, a bot's in words. */
export function called(name: string, seat: number, t: Translate): string {
  const bot = botIn(name);
  return bot ? botName(bot, seat, t) : name;
}
