import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Texts } from '../../lib/i18n.svelte';
import { priceOf } from './view';

interface Box {
  light_cards: Record<string, { cost: number | Record<string, number> | null }>;
  dark_cards: Record<string, { gain: number | null }>;
  base_capacity: number;
}
const FROM = new URL('../../../../src/tundra/', import.meta.url);
const read = (name: string): unknown => JSON.parse(readFileSync(new URL(name, FROM), 'utf-8'));
const box = read('games/ice_age/box.json') as Box;

/** What the box says a card costs or brings: one number, three for the mammoth, none for a Cult. */
const numbers = (price: number | Record<string, number> | null): number[] => (price === null ? [] : typeof price === 'number' ? [price] : Object.values(price));
const light = Object.entries(box.light_cards).map(([card, { cost }]): [string, number[]] => [card, numbers(cost)]);
const dark = Object.entries(box.dark_cards).map(([card, { gain }]): [string, number[]] => [card, numbers(gain)]);

describe('the price on a card', () => {
  it('is the one in the box', () => {
    for (const [card, prices] of light) expect(priceOf(card), card).toBe(prices.join('·') || '?');
    for (const [card, prices] of dark) expect(priceOf(card), card).toBe(prices.map((gain) => `+${gain}`).join() || '?');
  });
  it.each(['en', 'fr'])('is the one its text tells, in %s', (lang) => {
    const texts = read(`locale/${lang}/ice_age.json`) as Texts;
    for (const [card, prices] of [...light, ...dark]) {
      const [first] = String(texts[`ice_age.card.${card}.help`]).split('.');
      expect((/^(Costs|Brings|Coûte|Rapporte) /.test(first) ? (first.match(/\d+/g) ?? []) : []).map(Number), card).toEqual(prices);
    }
  });
});

describe('a region', () => {
  it('feeds as many as the texts and the sums on the screen say', () => {
    expect(box.base_capacity).toBe(3);
  });
});
