/** Arrow keys among things that lie anywhere. */

export interface Spotted {
  id: number;
  x: number;
  y: number;
}

const WAYS: Record<string, [dx: number, dy: number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** The thing an arrow key leads to: the nearest in that quarter, or the nearest on that side at all. */
export function nearest(things: readonly Spotted[], from: number, key: string): number | null {
  const here = things.find((thing) => thing.id === from);
  const way = WAYS[key];
  if (!here || !way) return null;
  let best: number | null = null;
  let least = Infinity;
  for (const { id, x, y } of things) {
    const ahead = (x - here.x) * way[0] + (y - here.y) * way[1];
    const aside = Math.abs((x - here.x) * way[1]) + Math.abs((y - here.y) * way[0]);
    const cost = ahead + 2 * aside + (aside > ahead ? 10_000 : 0);
    if (ahead > 1 && cost < least) [best, least] = [id, cost];
  }
  return best;
}
