import { describe, expect, it } from 'vitest';
import type { Account } from '../../lib/protocol';
import { barOf, durationText, labelEvery, leadsOf, ledBy, reachOf, slowest, sourcesUsed, stepFor } from './numbers';

const account: Account = {
  have: [[0, 0], [5, 3], [4, 4], [9, 12]],
  periods: [1, 2, 3],
  sources: ['hide', 'fire', 'set', 'axe'],
  gains: [[12, -5, 2, 0], [8, -1, 5, 0]],
  swing: { period: 3, seat: 1, before: 0, after: 3 },
  best: { period: 3, seat: 1, amount: 8, source: 'hide' },
  thinking: [10, 70],
};

describe('the finale', () => {
  it('lays gains to the right and losses to the left of the line, on one scale', () => {
    expect(barOf(account, 0)).toEqual([
      { source: 'hide', amount: 12, from: 0 },
      { source: 'fire', amount: -5, from: -5 },
      { source: 'set', amount: 2, from: 12 },
    ]);
    expect(reachOf(account)).toEqual({ left: 5, right: 14 });
    expect(sourcesUsed(account)).toEqual(['hide', 'fire', 'set']);
  });
  it('measures the lead against the average, and names who led alone', () => {
    expect(leadsOf(account)).toEqual([[0, 1, 0, -1.5], [0, -1, 0, 1.5]]);
    expect(ledBy(account)).toEqual([0, null, 1]);
    expect(slowest(account)).toBe(1);
  });
  it('draws a few round lines and labels, however long the match was', () => {
    expect([0, 3, 9, 40, 130].map(stepFor)).toEqual([1, 2, 5, 20, 100]);
    expect([1, 5, 12, 40].map(labelEvery)).toEqual([1, 1, 2, 7]);
  });
  it('says how long it took in the unit one would use', () => {
    const t = (key: string, fields?: Record<string, string | number>): string => `${fields?.n} ${key}`;
    expect([42, 600, 10_000, 300_000].map((seconds) => durationText(seconds, t))).toEqual([
      '42 web.finale.s', '10 web.finale.min', '3 web.finale.h', '3 web.finale.d',
    ]);
  });
});
