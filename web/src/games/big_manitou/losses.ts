/** What others can take: a hero who falls, a cylinder. */
import type { Losses } from '../../board/types';

/** Duels after which a hero of the one who was attacked has fallen. */
const FELL = new Set(['wins', 'equal', 'sacrifice', 'sacrifice_equal']);
const losses: Losses = {
  causes: new Set(),
  at: (event, seat) => {
    if (event.kind === 'duel' && event.other === seat && FELL.has(String(event.result))) return `[data-ground="${String(event.ground)}"] [data-row="${seat}"]`;
    return event.kind === 'cylinder' && event.from === seat ? `[data-seat="${seat}"]` : null;
  },
};
export default losses;
