import { describe, expect, it } from 'vitest';
import { isHero } from '../../art/hunt-cards';
import { boundBy, confirmation, likeBefore, openBeside, suggestion, whyNotPress } from './picks';
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
  it('first puts back what was picked earlier and is in the way', () => {
    expect(confirmation(['h2'], ['h1'])).toEqual(['clear', 'pick-h2', 'done']);
    expect(confirmation(['h2', 'h3', 'h4'], ['h2', 'h4'])).toEqual(['clear', 'pick-h2', 'pick-h3', 'pick-h4', 'done']);
  });
  it('goes on from what was picked earlier where it fits', () => {
    expect(confirmation(['h2', 'h5', 'chief'], ['h2', 'h5'])).toEqual(['pick-chief', 'done']);
    expect(confirmation(['h2', 'chief', 'chief'], ['h2', 'chief'])).toEqual(['pick-chief', 'done']);
    expect(confirmation(['h2', 'h5'], ['h2', 'h5'])).toEqual(['done']);
  });
});

describe('picks that cannot be put back once more', () => {
  const left = ['h3', 'chief'];
  it('are none as long as they can be cleared', () => {
    expect(boundBy(left, ['pick-chief', 'clear'])).toEqual([]);
    expect(boundBy([], ['pick-h1'])).toEqual([]);
    expect(openBeside([], DECK)).toEqual(DECK);
  });
  it('leave only cards from the last of them on, its own twin included', () => {
    expect(boundBy(left, ['pick-chief', 'pick-matriarch'])).toEqual(left);
    expect(openBeside(left, DECK)).toEqual(['chief', 'matriarch', 'matriarch', 'rainmaker', 'scout', 'sorcerer']);
  });
  it('never end up in a message that clears them', () => {
    const open = openBeside(left, DECK);
    for (let turn = 0; turn < 12; turn++) {
      const cards = [...left, ...suggestion(open, 5, turn)];
      expect(cards).toHaveLength(7);
      expect(confirmation(cards, left)).toEqual([...cards.slice(2).map((card) => `pick-${card}`), 'done']);
    }
  });
});

describe('a card of the pool that does nothing when pressed', () => {
  const free = { chosen: ['h3', 'chief'], bound: [], open: DECK, size: 3 };
  const bound = { chosen: ['h3', 'chief', 'chief'], bound: ['h3', 'chief'], open: openBeside(['h3', 'chief'], DECK), size: 4 };
  it('is one too many', () => {
    expect(whyNotPress('h1', false, free)).toBeNull();
    expect(whyNotPress('h1', false, { ...free, size: 2 })).toEqual({ key: 'big_manitou.refusal.full', params: { count: 2 }, rule: '3.3' });
    expect(whyNotPress('h3', true, { ...free, size: 2 })).toBeNull();
  });
  it('lies below picks that cannot be put back', () => {
    expect(whyNotPress('h10', false, bound)).toEqual({ key: 'big_manitou.refusal.order', params: { card: 'h10' }, rule: '3.4' });
    expect(whyNotPress('scout', false, bound)).toBeNull();
  });
  it('is such a pick itself, but for a twin that was gathered since', () => {
    expect(whyNotPress('h3', true, bound)?.key).toBe('big_manitou.refusal.cleared_often');
    expect(whyNotPress('chief', true, bound)).toBeNull();
  });
});
