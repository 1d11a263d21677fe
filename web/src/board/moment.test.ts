import { expect, it } from 'vitest';
import { Moment } from './moment';

it('a plan lasts as long as its position, also while the answer is on its way; what one looks at while others act stays', () => {
  const moment = new Moment();
  const [theirs, mine, next] = [{}, {}, {}];
  expect([moment.isOver(theirs, false), moment.isOver(next, false)]).toEqual([false, false]);
  expect([moment.isOver(mine, true), moment.isOver(mine, false), moment.isOver(mine, true)]).toEqual([false, false, false]);
  expect([moment.isOver(next, false), moment.isOver(theirs, false)]).toEqual([true, false]);
  expect([moment.isOver(mine, true), moment.isOver(next, true), moment.isOver(theirs, true)]).toEqual([false, true, true]);
});
