/** The letters of the seats, in their order around the table. */
import type { Letter } from '../board/types';

export const LETTERS: readonly Letter[] = ['A', 'B', 'C', 'D', 'E', 'F'];
