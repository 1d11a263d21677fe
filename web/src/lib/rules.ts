/** Rules pages as the server renders them, each asked for once. */
import { get } from './api';
import type { Rules } from './protocol';
import type { Lang } from './settings.svelte';

const asked = new Map<string, Promise<Rules>>();

export function rulesOf(game: string, lang: Lang): Promise<Rules> {
  const path = `/api/rules/${encodeURIComponent(game)}?lang=${lang}`;
  let rules = asked.get(path);
  if (!rules) {
    rules = get<Rules>(path);
    rules.catch(() => asked.delete(path));
    asked.set(path, rules);
  }
  return rules;
}
