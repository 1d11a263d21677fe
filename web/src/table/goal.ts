/** What wins, as every game's view tells it. */
import type { Fields } from '../board/types';

export interface Standing {
  have: number;
  /** How much is needed; null where the most wins. */
  need: number | null;
  /** Something more about this seat, a word of the catalogue. */
  state: string;
}
export interface Goal {
  key: string;
  params: Fields;
  seats: Standing[];
}

/** The goal in a view; none where a game of older days is shown. */
export const goalIn = (view: unknown): Goal | null => (view as { goal?: Goal } | null | undefined)?.goal ?? null;

/** What helps whoever is asked such a thing for the first time: the key of a sentence that there may be. */
export const firstKey = (question: string): string => question.replace('.prompt.', '.first.');
