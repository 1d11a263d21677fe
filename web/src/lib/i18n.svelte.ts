/** Every sentence by its key, in the reader's language. */
import type { Fields } from '../board/types';
import { get } from './api';
import { settings, type Lang } from './settings.svelte';

/** A sentence, or one with a plural: which field counts, the form for one, the form for others. */
export type Entry = string | { count: string; one: string; other: string };
export type Texts = Record<string, Entry>;

const fetched = new Map<Lang, Promise<Texts>>();
let texts = $state.raw<Texts>({});
let language = $state<Lang>(settings.lang);

/** French says "one" of 0 and 1, English of 1 alone. */
const isOne = (lang: Lang, count: number): boolean => count === 1 || (lang === 'fr' && count === 0);

/** French swallows an e before a vowel: "le camp d’Ann". A name may be wrapped up. */
const elides = (lang: Lang, value: string): boolean => lang === 'fr' && /^\u2068?[aàâeéèêëiîïoôöuùûüœ]/i.test(value);

/** Fills the {fields} of a sentence; an unknown key is shown as it is, so that it can be found. */
export function say(all: Texts, lang: Lang, key: string, fields: Fields = {}): string {
  const entry = all[key];
  if (entry === undefined) return key;
  const sentence =
    typeof entry === 'string' ? entry : isOne(lang, Number(fields[entry.count])) ? entry.one : entry.other;
  return sentence.replace(/(\b(?:d|l|qu)e )?\{(\w+)\}/gi, (_, article: string = '', name: string) => {
    const value = String(fields[name] ?? `{${name}}`);
    return (elides(lang, value) ? article.replace('e ', '’') : article) + value;
  });
}

export function t(key: string, fields?: Fields): string {
  return say(texts, language, key, fields);
}

/** Whether there is a sentence for this key. */
export const knows = (key: string): boolean => key in texts;

export const lang = (): Lang => language;

function fetchTexts(wanted: Lang): Promise<Texts> {
  const known = fetched.get(wanted);
  if (known) return known;
  const asked = get<Texts>(`/api/texts/${wanted}`).catch((problem: unknown) => {
    fetched.delete(wanted);
    throw problem;
  });
  fetched.set(wanted, asked);
  return asked;
}

/** Changes the language once its sentences are here, so that no key is ever seen. */
export async function setLang(wanted: Lang): Promise<void> {
  texts = await fetchTexts(wanted);
  language = wanted;
  settings.lang = wanted;
  document.documentElement.lang = wanted;
}

/** The saved language, or the system's. */
export const loadTexts = (): Promise<void> => setLang(settings.lang);
