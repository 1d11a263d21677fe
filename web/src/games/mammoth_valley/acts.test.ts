import { expect, it } from 'vitest';
import { actWords, hasMoved, mainOf, sowing } from './acts';
import { PEOPLE, position } from './sample';

const t = (key: string, fields = {}): string => [key, ...Object.values(fields)].join(' ');

it('tells apart who takes Fire from a volcano, and names nobody where nobody is spent', () => {
  const said = (text: string): string => actWords(text, position(), PEOPLE, t);
  expect(said('fire-c2r2:w')).toContain('mammoth_valley.one.w');
  expect(said('fire-c2r2:f')).toContain('mammoth_valley.one.f');
  expect(said('fire-c2r2')).toMatch(/board\.act\.fire /);
});

it('says what fields cost and what they bring', () => {
  const { sow_cost: cost, harvest } = position().options;
  expect(sowing(position(), 3)).toEqual({ n: 3, cost: 3 * cost, gain: 3 * harvest[0] });
  expect(cost).toBeGreaterThan(0);
});

it('keeps the end of a move quiet until somebody has moved', () => {
  const before = [{ events: [{ kind: 'moved', seat: 0 }] }, { events: [{ kind: 'movement', seat: 0 }] }];
  const after = [...before, { events: [{ kind: 'moved', seat: 1 }, { kind: 'moved', seat: 0 }] }];
  expect([hasMoved(before, 0), hasMoved(after, 0)]).toEqual([false, true]);
  expect([mainOf(['settle-c2r2', 'end'], false), mainOf(['end'], false), mainOf(['settle-c2r2', 'end'], true)]).toEqual([null, null, 'end']);
});

it('never offers first to do nothing', () => {
  expect(mainOf(['sow-c2r2', 'skip'], false)).toBe('sow-c2r2');
  expect(mainOf(['hunt-bison', 'hunt-mammoth', 'skip'], false)).toBeNull();
  expect(mainOf(['skip'], false)).toBe('skip');
});
