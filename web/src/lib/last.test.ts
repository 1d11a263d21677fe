import { describe, expect, it } from 'vitest';
import { readLast } from './last';
import type { GameForm } from './protocol';

const games: GameForm[] = [{ id: 'ice_age', title: 'Ice Age', rules_version: 1, seats: [3, 4, 5], options: [] }];

describe('what was last played', () => {
  it('is a game, a number of seats and a bot', () => {
    expect(readLast('ice_age 4 greedy', games)).toEqual({ game: 'ice_age', seats: 4, bot: 'greedy' });
  });
  it('is nothing where it cannot be played', () => {
    for (const saved of [null, '', 'chess 4 2', 'ice_age 2 2', 'ice_age 4 9', 'ice_age']) expect(readLast(saved, games)).toBeNull();
  });
});
