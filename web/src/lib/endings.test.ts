import { describe, expect, it } from 'vitest';
import { endingOf } from './endings';
import type { Mine } from './protocol';

const t = (key: string, fields: Record<string, string | number> = {}): string => [key, ...Object.values(fields)].join(' ');
const list = (names: string[]): string => names.join('+');
const over = (places: number[], mine: number[]): Mine => ({
  id: 'x', game: 'maamut', status: 'over', names: ['Ann', 'bot 5', 'Cleo'].slice(0, places.length), mine, my_turn: false, waiting_for: [], updated: 0, result: { places, reason: 'last' }, trouble: null,
});

describe('a match that is over', () => {
  it('says that I won, or who did and where that left me', () => {
    expect(endingOf(over([1, 2, 3], [0]), t, list)).toBe('web.ended.you');
    expect(endingOf(over([3, 1, 2], [0]), t, list)).toBe('web.ended.place web.bot.5.name web.bot.seat.B 3 3');
  });
  it('names the winners where I shared the victory, looked on, or played several seats', () => {
    expect(endingOf(over([1, 2, 1], [0]), t, list)).toBe('web.ended.won Ann+Cleo');
    expect(endingOf(over([1, 2], []), t, list)).toBe('web.ended.won Ann');
    expect(endingOf(over([2, 3, 1], [0, 2]), t, list)).toBe('web.ended.won Cleo');
  });
  it('may have no winner', () => {
    expect(endingOf(over([2, 2], [0]), t, list)).toBe('web.ended.nobody');
  });
});
