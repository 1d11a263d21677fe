/** The real French sentences (or English ones, with &lang=en), to see how long they are. */
import type { Fields, Translate } from '../board/types';

type Entry = string | { count: string; one: string; other: string };
const english = new URLSearchParams(location.search).get('lang') === 'en';
const CATALOGUES: Record<string, { default: Record<string, Entry> }> = english
  ? import.meta.glob('../../../src/tundra/locale/en/*.json', { eager: true })
  : import.meta.glob('../../../src/tundra/locale/fr/*.json', { eager: true });
const WORDS: Record<string, Entry> = Object.assign({}, ...Object.values(CATALOGUES).map((catalogue) => catalogue.default));

export const t: Translate = (key: string, fields: Fields = {}) => {
  const entry = WORDS[key] ?? key;
  const sentence = typeof entry === 'string' ? entry : Number(fields[entry.count]) < 2 ? entry.one : entry.other;
  return sentence.replace(/\{(\w+)\}/g, (_, name: string) => String(fields[name] ?? ''));
};
