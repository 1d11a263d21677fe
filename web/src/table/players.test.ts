import { describe, expect, it } from 'vitest';
import type { Chair } from '../lib/protocol';
import { playersNamed } from './named';
import { listOf, playersOf } from './players';

const t = (key: string, fields: Record<string, string | number> = {}): string => [key, ...Object.values(fields)].join(' ');
const chair = (seat: number, more: Partial<Chair>): Chair => ({
  seat, kind: 'here', name: '', taken: true, mine: false, bot: null, owned: false, present: true, away: null, ...more,
});

describe('the people around a table', () => {
  it('are named, and a bot is called by its seat and its nature', () => {
    const chairs = [chair(0, { name: 'Ann', mine: true }), chair(1, { kind: 'bot', bot: '3' }), chair(2, { kind: 'link', taken: false })];
    expect(playersOf(chairs, t)).toEqual([
      { name: 'Ann', letter: 'A', note: 'web.table.chair.you' },
      { name: 'web.bot.3.name web.bot.seat.B', letter: 'B', note: 'web.bot web.bot.3' },
      { name: 'web.new.seat C', letter: 'C', note: 'web.table.chair.free' },
    ]);
  });

  it('keep their name when a bot plays for them, and are called away when they are gone', () => {
    const [lent, gone] = playersOf([chair(0, { name: 'Ann', bot: 'greedy' }), chair(1, { name: 'Ben', away: 5 })], t);
    expect(lent).toMatchObject({ name: 'Ann', note: 'web.bot.lent web.bot.greedy.name web.bot.seat.A web.bot.greedy' });
    expect(gone).toMatchObject({ name: 'Ben', note: 'web.table.chair.away' });
  });

  it('are known from a record by name, bots by their level', () => {
    expect(playersNamed(['Ann', 'bot 2', ''], 3, t)).toEqual([
      { name: 'Ann', letter: 'A', note: undefined },
      { name: 'web.bot.2.name web.bot.seat.B', letter: 'B', note: 'web.bot web.bot.2' },
      { name: 'web.new.seat C', letter: 'C', note: undefined },
    ]);
  });

  it('are called by their letters where a record names nobody', () => {
    expect(playersNamed([], 2, t).map(({ name }) => name)).toEqual(['web.new.seat A', 'web.new.seat B']);
  });

  it('are listed as people say it, in each language', () => {
    expect(listOf(['Ann', 'Ben', 'Cleo'], 'en')).toBe('Ann, Ben, and Cleo');
    expect(listOf(['Ann', 'Ben'], 'fr')).toBe('Ann et Ben');
  });
});
