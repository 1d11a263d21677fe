import { describe, expect, it } from 'vitest';
import { say, type Texts } from './i18n.svelte';

const TEXTS: Texts = {
  'web.hello': 'Hello {name}, go {direction}',
  'web.turns': { count: 'n', one: '{n} turn', other: '{n} turns' },
};

describe('a sentence', () => {
  it('has its fields filled in', () => {
    expect(say(TEXTS, 'en', 'web.hello', { name: 'Ann', direction: 'NW' })).toBe('Hello Ann, go NW');
  });

  it('keeps a hole that nobody filled, so that it is seen', () => {
    expect(say(TEXTS, 'en', 'web.hello', { name: 'Ann' })).toBe('Hello Ann, go {direction}');
  });

  it('counts in English: one is one', () => {
    expect([0, 1, 2].map((n) => say(TEXTS, 'en', 'web.turns', { n }))).toEqual(['0 turns', '1 turn', '2 turns']);
  });

  it('counts in French: nothing is one too', () => {
    expect([0, 1, 2].map((n) => say(TEXTS, 'fr', 'web.turns', { n }))).toEqual(['0 turn', '1 turn', '2 turns']);
  });

  it('is not read a second time for fields, so a nickname in braces stays a nickname', () => {
    expect(say(TEXTS, 'en', 'web.hello', { name: '{direction}', direction: 'E' })).toBe('Hello {direction}, go E');
  });

  it('swallows an e before a vowel in French', () => {
    const camp = (seat: string): string => say({ 'web.camp': 'Le camp de {seat}' }, 'fr', 'web.camp', { seat });
    expect(['Ann', 'Éva', '\u2068Ida\u2069', 'Ben', 'Henri', '8'].map(camp)).toEqual(
      ['Le camp d’Ann', 'Le camp d’Éva', 'Le camp d’\u2068Ida\u2069', 'Le camp de Ben', 'Le camp de Henri', 'Le camp de 8'],
    );
    expect(say({ 'web.camp': 'Que {seat}' }, 'fr', 'web.camp', { seat: 'Ann' })).toBe('Qu’Ann');
    expect(say({ 'web.camp': 'Le monde {seat}' }, 'fr', 'web.camp', { seat: 'Ann' })).toBe('Le monde Ann');
    expect(say({ 'web.camp': 'de {seat}' }, 'en', 'web.camp', { seat: 'Ann' })).toBe('de Ann');
  });

  it('that does not exist is its key', () => {
    expect(say(TEXTS, 'en', 'web.nothing')).toBe('web.nothing');
  });
});
