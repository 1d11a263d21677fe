/** What the viewer has in mind, as loot: the heap it would make, and the heaps it would cost others. */
import type { MammutChoice } from './choice.svelte';
import type { Plan } from './tally';
import { tilesIn, type MammutView } from './view';

export function planOf(view: MammutView, seat: number, mind: MammutChoice, legal: readonly string[]): Plan {
  const middle = tilesIn(view, 'middle');
  const plan: Plan = { seat, gone: [], gained: [] };
  if (mind.mode === 'steal' && mind.open !== null) return { ...plan, gone: [mind.open], gained: tilesIn(view, mind.open).filter((tile) => !mind.ticked.has(tile.id)) };
  if (mind.mode === 'take') return { ...plan, gained: middle.filter((tile) => mind.ticked.has(tile.id)) };
  if (mind.mode === 'return') return { ...plan, gone: [...mind.heaps] };
  return legal.includes('sweep') ? { ...plan, gained: middle } : plan;
}
