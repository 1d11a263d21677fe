import { describe, expect, it } from 'vitest';
import type { Player } from '../board/types';
import { headingOf, resultHeading } from './heading';

const PLAYERS: Player[] = [{ name: 'Ann', letter: 'A' }, { name: 'Ben', letter: 'B' }, { name: 'Cleo', letter: 'C' }];
const t = (key: string, fields: Record<string, string | number> = {}): string => `${key}(${Object.values(fields).join(',')})`;
const list = (names: string[]): string => names.join('+');

describe('the head of the prompt', () => {
  it('speaks to whoever is asked', () => {
    const heading = headingOf({ seats: [1], key: 'q', params: {} }, 1, PLAYERS, t, list);
    expect(heading).toEqual({ letter: 'B', title: 'web.table.your_turn(Ben)', text: 'q.you(Ben)' });
  });
  it('names the others to everybody else', () => {
    const heading = headingOf({ seats: [1, 2], key: 'q', params: {} }, 0, PLAYERS, t, list);
    expect(heading).toEqual({ letter: null, title: 'web.table.turn_of(Ben+Cleo)', text: 'q.other(Ben+Cleo)' });
  });
  it('names nobody while somebody is asked in secret', () => {
    const heading = headingOf({ seats: [], key: 'mammoth_valley.prompt.waiting', params: {} }, 0, PLAYERS, t, list);
    expect(heading).toEqual({ letter: null, title: 'mammoth_valley.prompt.waiting()', text: '' });
  });
  it('says when the match is over', () => {
    expect(headingOf({ seats: [], key: 'maamut.prompt.over.trap', params: {} }, 0, PLAYERS, t, list).title).toBe('web.table.over()');
  });
  it('says who has won and by which rule', () => {
    const heading = resultHeading({ places: [2, 1, 2], reason: 'trap' }, 'maamut', [0], PLAYERS, t, list);
    expect(heading).toEqual({ letter: 'B', title: 'web.table.won(Ben,1)', text: 'maamut.outcome.trap()' });
  });
  it('is glad with the winner', () => {
    expect(resultHeading({ places: [1, 2], reason: 'trap' }, 'maamut', [0], PLAYERS, t, list).title).toBe('web.table.won.you(Ann)');
  });
  it('does not call two people at one screen "you"', () => {
    expect(resultHeading({ places: [1, 2], reason: 'trap' }, 'maamut', [0, 1], PLAYERS, t, list).title).toBe('web.table.won(Ann,1)');
  });
  it('says when nobody has won', () => {
    const heading = resultHeading({ places: [2, 2], reason: 'quiet' }, 'maamut', [0], PLAYERS, t, list);
    expect(heading).toEqual({ letter: null, title: 'web.table.won.none()', text: 'maamut.outcome.quiet()' });
  });
});
