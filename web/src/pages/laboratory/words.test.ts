import { expect, it } from 'vitest';
import { secondsLeft } from './words';

it('tells the time that is left from the rate', () => {
  expect(secondsLeft(10, 110, 8)).toBe(13);
  expect(secondsLeft(110, 110, 8)).toBe(0);
});

it('tells no time before anything is played', () => {
  expect(secondsLeft(0, 100, 0)).toBeNull();
});
