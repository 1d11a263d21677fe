/** What was last played against bots, so that one click can start it again. */
import type { Draft } from './chairs';
import { BOTS } from './called';
import type { Bot, GameForm } from './protocol';
import { keep, recall } from './settings.svelte';

export interface Last {
  game: string;
  seats: number;
  bot: Bot;
}

export function remember(game: string, chairs: readonly Draft[]): void {
  const bot = chairs.find((chair) => chair.sitter === 'bot')?.bot;
  if (bot && chairs.some((chair) => chair.sitter === 'me')) keep('last', [game, chairs.length, bot].join(' '));
}

/** Null where nothing was played yet, or where it cannot be played here. */
export function readLast(saved: string | null, games: readonly GameForm[]): Last | null {
  const [game = '', seats = '', bot = ''] = (saved ?? '').split(' ');
  const form = games.find((one) => one.id === game);
  const level = BOTS.find((one) => one === bot);
  return form?.seats.includes(Number(seats)) && level ? { game, seats: Number(seats), bot: level } : null;
}

export const lastPlayed = (games: readonly GameForm[]): Last | null => readLast(recall('last'), games);
