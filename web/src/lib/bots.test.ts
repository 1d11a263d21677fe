import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Fields } from '../board/types';
import { botName } from './bots';
import { BOTS, called } from './called';
import { say, type Texts } from './i18n.svelte';
import { LETTERS } from './letters';

const LOCALE = new URL('../../../src/tundra/locale/', import.meta.url);

describe.each(['en', 'fr'] as const)('the bots in %s', (lang) => {
  const texts = JSON.parse(readFileSync(new URL(`${lang}/web.json`, LOCALE), 'utf-8')) as Texts;
  const t = (key: string, fields?: Fields): string => say(texts, lang, key, fields);

  it('have a name of their own for each level and seat', () => {
    const names = BOTS.flatMap((bot) => LETTERS.map((_, seat) => botName(bot, seat, t)));
    expect(new Set(names).size).toBe(BOTS.length * LETTERS.length);
    for (const name of names) expect(name).toMatch(/^\p{Lu}\p{L}+ \p{Lu}\p{L}+$/u);
  });
  it('each have a level and a line on how they play and how long they think', () => {
    for (const bot of BOTS) {
      expect(texts).toHaveProperty([`web.bot.${bot}`]);
      expect(texts[`web.bot.${bot}.line`]).toMatch(/\. \p{Lu}.*\.$/u);
    }
  });
  it('are known by their level where only that is told', () => {
    expect(called('bot 5', 1, t)).toBe(botName('5', 1, t));
    expect(called('Ann', 1, t)).toBe('Ann');
  });
});
