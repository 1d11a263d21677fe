/** What the viewer has in mind, as loot: the heap it would make. */
import type { MammutChoice } from './choice.svelte';
import type { Plan } from './tally';
import { tilesIn, type MammutView } from './view';

export function planOf(view: MammutView, seat: number, mind: MammutChoice, legal: readonly string[]): Plan {
  const middle = tilesIn(view, 'middle');
  if (mind.mode === 'steal' && mind.open !== null) return { seat, stolen: mind.open, gained: tilesIn(view, mind.open).filter((tile) => !mind.ticked.has(tile.id)) };
  if (mind.mode === 'take') return { seat, stolen: null, gained: middle.filter((tile) => mind.ticked.has(tile.id)) };
  if (legal.includes('sweep')) return { seat, stolen: null, gained: middle };
  return { seat, stolen: null, gained: [] };
}
