/** What the finale draws, worked out from the account the server sent; all points in it are the engine's. */
import type { Translate } from '../../board/types';
import type { Account } from '../../lib/protocol';

export interface Segment {
  source: string;
  amount: number;
  /** Both in points, from the zero line; losses lie left of it. */
  from: number;
}

/** One seat's bar: gains to the right in the order of the sources, losses to the left. */
export function barOf(account: Account, seat: number): Segment[] {
  let [right, left] = [0, 0];
  return account.sources.flatMap((source, index): Segment[] => {
    const amount = account.gains[seat]?.[index] ?? 0;
    if (amount === 0) return [];
    const from = amount > 0 ? right : left + amount;
    if (amount > 0) right += amount;
    else left += amount;
    return [{ source, amount, from }];
  });
}

/** How far the bars reach to both sides of the zero line, so that all of them share one scale. */
export function reachOf(account: Account): { left: number; right: number } {
  const bars = account.gains.map((_, seat) => barOf(account, seat));
  const ends = bars.flatMap((bar) => bar.map(({ from, amount }) => [from, from + Math.abs(amount)]));
  return { left: -Math.min(0, ...ends.map(([from = 0]) => from)), right: Math.max(1, ...ends.map(([, to = 0]) => to)) };
}

export const sourcesUsed = (account: Account): string[] =>
  account.sources.filter((_, index) => account.gains.some((gains) => (gains[index] ?? 0) !== 0));

/** Each seat's points ahead of the table's average, at the beginning and after each period. */
export function leadsOf(account: Account): number[][] {
  const mean = (row: readonly number[]): number => row.reduce((sum, one) => sum + one, 0) / Math.max(1, row.length);
  const seats = account.have[0]?.length ?? 0;
  return Array.from({ length: seats }, (_, seat) => account.have.map((row) => (row[seat] ?? 0) - mean(row)));
}

/** Who led after each period; null where nobody led alone. */
export function ledBy(account: Account): (number | null)[] {
  return account.have.slice(1).map((row) => {
    const most = Math.max(...row);
    const first = row.indexOf(most);
    return row.lastIndexOf(most) === first ? first : null;
  });
}

/** A round step between lines of a scale that shows about four of them. */
export function stepFor(reach: number): number {
  const rough = Math.max(1, reach) / 2;
  const size = 10 ** Math.floor(Math.log10(rough));
  return Math.max(1, [1, 2, 5, 10].map((k) => k * size).find((step) => step >= rough) ?? size * 10);
}

/** Every so many periods have a label, so that about six of them do. */
export const labelEvery = (periods: number): number => Math.max(1, Math.ceil(periods / 6));

export function durationText(seconds: number, t: Translate): string {
  const [unit, size] = seconds < 90 ? ['s', 1] : seconds < 5400 ? ['min', 60] : seconds < 172_800 ? ['h', 3600] : ['d', 86_400];
  return t(`web.finale.${unit}`, { n: Math.round(seconds / Number(size)) });
}

/** The seat that took longest over its acts. */
export function slowest(account: Account): number {
  return account.thinking.indexOf(Math.max(...account.thinking));
}
