/** What the viewer chose in earlier hunts, kept while the page's tab lives. */
import { listed, without, type ManitouView } from './view';

/** First hunts of a pair begin with the whole deck, second ones with what is left: they are remembered apart. */
type Kind = 'first' | 'second';
const kindOf = (view: ManitouView): Kind => (view.pair_second ? 'second' : 'first');
const keyOf = (seat: number, kind: Kind): string => `tundra.hunt.${location.pathname}.${seat}.${kind}`;

/** The set chosen for the hunt that is on; nothing while it is still being chosen. */
export function chosenIn(view: ManitouView, seat: number): string[] {
  const aside = view.asides[seat];
  return view.phase === 'select' || !Array.isArray(aside) ? [] : without(view.pools[seat], listed(aside));
}

export function remember(view: ManitouView, seat: number | null): void {
  const chosen = seat === null ? [] : chosenIn(view, seat);
  if (seat === null || chosen.length === 0) return;
  try {
    sessionStorage.setItem(keyOf(seat, kindOf(view)), chosen.join(' '));
  } catch {
    // Storage may be forbidden or full; then the next hunt begins without memories.
  }
}

export function remembered(view: ManitouView, seat: number | null): string[] {
  const kept = seat === null ? null : sessionStorage.getItem(keyOf(seat, kindOf(view)));
  return kept ? kept.split(' ') : [];
}
