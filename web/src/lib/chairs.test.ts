import { describe, expect, it } from 'vitest';
import { draft, lacks, moved, newChairs, usualChairs } from './chairs';

const sitters = (chairs: { sitter: string }[]): string[] => chairs.map((chair) => chair.sitter);

describe('the chairs of a new table', () => {
  it('are you and two bots at first', () => {
    expect(sitters(usualChairs([2, 3, 4], 'Ann'))).toEqual(['me', 'bot', 'bot']);
  });

  it('stay within what the game allows', () => {
    expect(usualChairs([4, 5, 6], 'Ann')).toHaveLength(4);
    expect(usualChairs([2], 'Ann')).toHaveLength(2);
  });

  it('change places without losing anybody', () => {
    const order = moved([draft(0, 'me', 'Ann'), draft(1, 'bot'), draft(2, 'open')], 2, 0);
    expect(order.map((chair) => chair.id)).toEqual([2, 0, 1]);
  });

  it('need a name for everybody at this screen', () => {
    const problems = lacks([draft(0, 'me', ' '), draft(1, 'here', ''), draft(2, 'bot')]);
    expect(problems.map(({ key, chair }) => [key, chair])).toEqual([
      ['web.new.error.name', 0],
      ['web.new.error.name', 1],
    ]);
  });

  it('need different names', () => {
    const problems = lacks([draft(0, 'me', 'Ann'), draft(7, 'here', 'ann ')]);
    expect(problems).toEqual([{ key: 'web.new.error.same_name', fields: { name: 'ann' }, chair: 7 }]);
  });

  it('need nothing more of friends and bots', () => {
    expect(lacks([draft(0, 'me', 'Ann'), draft(1, 'link'), draft(2, 'open'), draft(3, 'bot')])).toEqual([]);
  });

  it('are sent as the server knows them', () => {
    expect(newChairs([draft(0, 'me', ' Ann '), draft(1, 'link'), draft(2, 'open'), draft(3, 'bot')])).toEqual([
      { kind: 'here', name: 'Ann' },
      { kind: 'link' },
      { kind: 'open' },
      { kind: 'bot', bot: '2' },
    ]);
  });
});
