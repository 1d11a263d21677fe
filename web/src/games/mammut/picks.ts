/** From ticks in any order to the picks the rules ask for: of tiles alike the first one first. */
import { heapNamed, tilesIn, type MammutView } from './view';

/** The ticked tiles of one place as they are to be picked. */
export function picksFor(view: MammutView, place: string, ticked: ReadonlySet<number>): number[] {
  const here = tilesIn(view, place);
  const wanted = new Map<number, number>();
  for (const tile of here) if (ticked.has(tile.id)) wanted.set(tile.class, (wanted.get(tile.class) ?? 0) + 1);
  return here
    .filter((tile) => {
      const left = wanted.get(tile.class) ?? 0;
      wanted.set(tile.class, left - 1);
      return left > 0;
    })
    .map((tile) => tile.id);
}

const named = (ids: number[]): string[] => ids.map((id) => `t${id}`);

export const takeTexts = (view: MammutView, ticked: ReadonlySet<number>): string[] => ['take', ...named(picksFor(view, 'middle', ticked)), 'done'];

/** `given`: the tiles of the heap that go back. */
export const stealTexts = (view: MammutView, heap: string, given: ReadonlySet<number>): string[] => [`steal-${heap}`, ...named(picksFor(view, heap, given)), 'done'];

export const returnTexts = (view: MammutView, heaps: ReadonlySet<string>): string[] => [
  'play-return',
  ...view.heaps.filter((heap) => heaps.has(heap.id)).map((heap) => `heap-${heap.id}`),
  'done',
];

/** The text that touches this tile, where one of its class and place is offered: look, flip, or one pick of a series. */
export function textFor(view: MammutView, id: number, legal: readonly string[]): string | null {
  if (legal.includes(`t${id}`)) return `t${id}`;
  const tile = view.tiles.find((other) => other.id === id);
  if (!tile || id === view.touched) return null;
  const alike = view.tiles.find((other) => other.class === tile.class && other.place === tile.place && legal.includes(`t${other.id}`));
  // What is picked already stays picked.
  return alike && !view.picking?.tiles.includes(id) ? `t${alike.id}` : null;
}

/** May this heap be sent back with the card? With two players one's own, too. */
export function canReturn(view: MammutView, heap: string, seat: number): boolean {
  const found = heapNamed(view, heap);
  return !!found && found.tiles.length > 0 && (found.seat !== seat || view.slots === 2);
}
