/** What went wrong, in words. */
import type { Fields } from '../board/types';
import { whyOf } from './api';
import { t } from './i18n.svelte';
import { toast } from './toast.svelte';

export function wordsOf(problem: unknown): string {
  const why = whyOf(problem);
  return t(why.key, why.params as Fields);
}

export const tellTrouble = (problem: unknown): void => toast(wordsOf(problem), 'bad');
