/** Bots where only their level is told: in lists, replays and records. A table does without. */
import type { Translate } from '../board/types';
import { botName } from './bots';
import type { Bot } from './protocol';

export const BOTS: readonly Bot[] = ['1', '2', '3', '4', '5', 'greedy', 'random'];

/** A record and a replay name a bot by its level. */
export const botIn = (name: string): Bot | undefined => BOTS.find((bot) => name === `bot ${bot}`);

/** A name as lists and replays give it: a person's as it is, a bot's in words. */
export function called(name: string, seat: number, t: Translate): string {
  const bot = botIn(name);
  return bot ? botName(bot, seat, t) : name;
}
