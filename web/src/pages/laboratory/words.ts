/** Names and numbers of the laboratory, in the reader's language. */
import { lang, t } from '../../lib/i18n.svelte';
import { isPlace } from '../../lib/places';

export const titleOf = (game: string): string => (isPlace(game) ? t(`web.place.${game}`) : game);

export const decimal = (value: number, digits = 1): string =>
  value.toLocaleString(lang(), { minimumFractionDigits: digits, maximumFractionDigits: digits });

export const percent = (rate: number): string =>
  rate.toLocaleString(lang(), { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** A bot as people know it: the levels have words, other budgets keep their short names. */
export function botName(bot: string): string {
  const level = /^search:([1-5])$/.exec(bot)?.[1];
  if (level) return `${bot} (${t(`web.bot.${level}`)})`;
  return bot;
}

/** Seconds that a run still takes, from its rate so far. */
export const secondsLeft = (done: number, total: number, rate: number): number | null =>
  rate > 0 ? Math.ceil((total - done) / rate) : null;
