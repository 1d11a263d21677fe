/** The real French sentences, to see how long they are. */
import maamut from '../../../src/tundra/locale/fr/maamut.json';
import web from '../../../src/tundra/locale/fr/web.json';
import type { Fields, Translate } from '../board/types';

type Entry = string | { count: string; one: string; other: string };
const WORDS: Record<string, Entry> = { ...maamut, ...web };

export const t: Translate = (key: string, fields: Fields = {}) => {
  const entry = WORDS[key] ?? key;
  const sentence = typeof entry === 'string' ? entry : Number(fields[entry.count]) < 2 ? entry.one : entry.other;
  return sentence.replace(/\{(\w+)\}/g, (_, name: string) => String(fields[name] ?? ''));
};
