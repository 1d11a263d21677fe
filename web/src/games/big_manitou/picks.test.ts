import { describe, expect, it } from 'vitest';
import { isHero } from '../../art/hunt-cards';
import { confirmation, likeBefore, suggestion } from './picks';
import { CARDS, inOrder, without } from './view';

const DECK = inOrder([...CARDS, 'chief', 'matriarch']);
const isWithin = (cards: string[], pool: readonly string[]): boolean => without(pool, cards).length === pool.length - cards.length;

describe('a suggested set', () => {
  it.each([7, 8, 9])('has %i cards of the pool, whichever time it is asked for', (size) => {
    for (let turn = 0; turn < 12; turn++) {
      const cards = suggestion(DECK, size, turn);
      expect(cards).toHaveLength(size);
      expect(isWithin(cards, DECK)).toBe(true);
    }
  });
  it('mixes hunters and heroes', () => {
    const heroes = suggestion(DECK, 8, 0).filter(isHero).length;
    expect(heroes).toBeGreaterThan(1);
    expect(heroes).toBeLessThan(6);
  });
  it('differs from one time to the next', () => {
    expect(suggestion(DECK, 8, 1)).not.toEqual(suggestion(DECK, 8, 0));
  });
  it('takes all heroes when there are hardly any hunters left', () => {
    const pool = ['h3', 'chief', 'chief', 'matriarch', 'matriarch', 'rainmaker', 'scout', 'sorcerer'];
    expect(suggestion(pool, 8, 3)).toEqual(pool);
  });
});

describe('like last time', () => {
  const before = ['h1', 'h4', 'h9', 'h10', 'chief', 'chief', 'scout', 'sorcerer'];
  it('is the same set where the pool has it all', () => {
    expect(likeBefore(before, DECK, 8)).toEqual(before);
  });
  it('leaves the weakest hunters out when fewer cards are wanted', () => {
    expect(likeBefore(before, DECK, 7)).toEqual(without(before, ['h1']));
  });
  it('fills up with others when more are wanted or some are gone', () => {
    const pool = without(DECK, ['h9', 'scout']);
    const cards = likeBefore(before, pool, 9);
    expect(cards).toHaveLength(9);
    expect(isWithin(cards, pool)).toBe(true);
    expect(cards).toEqual(expect.arrayContaining(['h1', 'h4', 'h10', 'chief', 'sorcerer']));
  });
});

describe('the message that confirms a set', () => {
  it('names the cards in order and ends with done', () => {
    expect(confirmation(['chief', 'h10', 'h2', 'chief'], [])).toEqual(['pick-h2', 'pick-h10', 'pick-chief', 'pick-chief', 'done']);
  });
  it('first puts back what an earlier visit had picked', () => {
    expect(confirmation(['h2'], ['h1'])).toEqual(['clear', 'pick-h2', 'done']);
  });
});
