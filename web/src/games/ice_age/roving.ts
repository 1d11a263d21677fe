/** Arrow keys among regions. */
import type { Land } from './land';

const WAYS: Record<string, [dx: number, dy: number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** The region an arrow key leads to: the nearest on that side. */
export function nearest({ regions }: Land, from: number, key: string): number | null {
  const way = WAYS[key];
  if (!way) return null;
  const [x, y] = regions[from - 1].room;
  let best: number | null = null;
  let least = Infinity;
  for (const { id, room } of regions) {
    const ahead = (room[0] - x) * way[0] + (room[1] - y) * way[1];
    const aside = Math.abs((room[0] - x) * way[1]) + Math.abs((room[1] - y) * way[0]);
    const cost = ahead + 2 * aside;
    if (ahead > 20 && aside < ahead * 1.6 && cost < least) [best, least] = [id, cost];
  }
  return best;
}
