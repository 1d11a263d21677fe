/** Every sentence the client asks for by name exists in both languages. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Texts } from './i18n.svelte';

const SOURCE = new URL('../', import.meta.url);
const LOCALE = new URL('../../../src/tundra/locale/', import.meta.url);
const KEY = /'((?:web|maamut|mammut|big_manitou)\.[a-z0-9_.]+[a-z0-9_])'/g;

const files = (readdirSync(SOURCE, { recursive: true }) as string[]).filter(
  (name) => /\.(ts|svelte)$/.test(name) && !/\.test\.ts$/.test(name) && !name.startsWith('gallery'),
);

function asked(): Map<string, string> {
  const keys = new Map<string, string>();
  for (const name of files) {
    for (const [, key] of readFileSync(new URL(name, SOURCE), 'utf-8').matchAll(KEY)) if (key) keys.set(key, name);
  }
  return keys;
}

function texts(lang: string): Texts {
  const read = (domain: string): Texts =>
    JSON.parse(readFileSync(new URL(`${lang}/${domain}.json`, LOCALE), 'utf-8')) as Texts;
  return { ...read('web'), ...read('maamut'), ...read('mammut'), ...read('big_manitou') };
}

describe.each(['en', 'fr'])('the catalogue in %s', (lang) => {
  it('has every sentence that is asked for', () => {
    const known = texts(lang);
    const lost = [...asked()].filter(([key]) => !(key in known));
    expect(lost).toEqual([]);
  });
});
