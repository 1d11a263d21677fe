/** Arrow keys among regions, and among things that stand in a row. */
import type { Attachment } from 'svelte/attachments';
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

/** A row of buttons is one stop for the Tab key; left and right go on from there. */
export const row: Attachment<HTMLElement> = (node) => {
  const buttons = (): HTMLButtonElement[] => [...node.querySelectorAll('button')];
  const stopAt = (stop: HTMLButtonElement | undefined): void => buttons().forEach((button) => (button.tabIndex = button === stop ? 0 : -1));
  const onkeydown = (event: KeyboardEvent): void => {
    const way = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    const all = buttons();
    const here = all.findIndex((button) => button === document.activeElement);
    if (way === 0 || here < 0) return;
    const next = all[(here + way + all.length) % all.length];
    stopAt(next);
    next.focus();
    event.preventDefault();
  };
  stopAt(buttons()[0]);
  node.addEventListener('keydown', onkeydown);
  return () => node.removeEventListener('keydown', onkeydown);
};
