/** What is said about the bag of animals and the piles. */
import { SPECIES } from '../../art/valley-pieces';
import type { Explanation } from '../../board/explain.svelte';
import type { Translate } from '../../board/types';
import { wordFor } from './story';
import type { ValleyView } from './view';
import { capital, list } from './words';

const KEY = 'mammoth_valley';

export const explainBag = (view: ValleyView, t: Translate): Explanation => ({
  title: t(`${KEY}.board.bag`),
  lines: [...SPECIES.map((species) => `${capital(wordFor(t, 'species', species))}: ${(view.bag[species] ?? []).join(' ') || '–'}`), t(`${KEY}.board.bag.packs`, { n: view.packs })],
  rule: '2.2',
});

export const explainTricks = (view: ValleyView, t: Translate): Explanation => ({
  title: t(`${KEY}.board.tricks`),
  lines: [t(`${KEY}.board.pile`, { n: view.tricks.pile }), t(`${KEY}.board.discards`, { cards: list(view.tricks.discards, t) })],
  rule: '5.10',
});
export const explainEvents = (view: ValleyView, season: 'summer' | 'winter', t: Translate): Explanation => ({
  title: t(`${KEY}.board.events.${season}`),
  lines: [t(`${KEY}.board.pile`, { n: view.events[season].pile }), t(`${KEY}.board.discards`, { cards: list(view.events[season].discards, t) })],
  rule: '5.2',
});
