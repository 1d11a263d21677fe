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

  it('that does not exist is its key', () => {
    expect(say(TEXTS, 'en', 'web.nothing')).toBe('web.nothing');
  });
});
