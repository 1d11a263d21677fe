/** Names and numbers of the laboratory, in the reader's language. */
import { knows, lang, t } from '../../lib/i18n.svelte';
import type { OptionValue } from '../../lib/options';
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

/** How it plays, where the catalogue knows. */
export function botLine(bot: string): string {
  const key = `web.bot.${bot.replace(/^search:/, '')}.line`;
  return knows(key) ? t(key) : '';
}

/** An option with its value, both by the names the game gives them. */
export function optionName(game: string, option: string, value: OptionValue): string {
  const key = `${game}.option.${option}`;
  const word = `${key}.${String(value)}`;
  const plain = typeof value === 'boolean' ? t(value ? 'web.lab.on' : 'web.lab.off') : String(value);
  return t('web.lab.option', { name: knows(key) ? t(key) : option, value: knows(word) ? t(word) : plain });
}

/** The same from `name=value`, as the arena writes a change of rules. */
export function changeName(game: string, change: string): string {
  const [option = '', value = ''] = change.split('=', 2);
  return optionName(game, option, value === 'on' || value === 'off' ? value === 'on' : value);
}

/** Seconds that a run still takes, from its rate so far. */
export const secondsLeft = (done: number, total: number, rate: number): number | null =>
  rate > 0 ? Math.ceil((total - done) / rate) : null;
