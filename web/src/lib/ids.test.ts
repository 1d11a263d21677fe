import { expect, it } from 'vitest';
import { Wish } from './ids';

it('a wish keeps its name until it is fulfilled, another wish has another', () => {
  const wish = new Wish();
  const first = wish.of({ game: 'maamut' });
  expect(wish.of({ game: 'maamut' })).toBe(first);
  expect(wish.of({ game: 'mammut' })).not.toBe(first);
  const again = wish.of({ game: 'maamut' });
  expect(again).not.toBe(first);
  wish.fulfilled();
  expect(wish.of({ game: 'maamut' })).not.toBe(again);
});
