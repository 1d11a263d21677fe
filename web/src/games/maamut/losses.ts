/** What others can take from a hunter: a trap, or the hunt itself. */
import type { Losses } from '../../board/types';

const losses: Losses = {
  causes: new Set(['scared', 'cornered']),
  at: (event, seat) => {
    const mine = event.kind === 'eliminated' ? event.seat === seat : event.kind === 'lifted' && event.owner === seat;
    return mine ? `[data-tile="${String(event.tile)}"]` : null;
  },
};
export default losses;
