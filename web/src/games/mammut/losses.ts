/** What others can take: a heap, or what a tile of it shows. */
import type { Losses } from '../../board/types';
import { words } from './story';

const SEATS = 'ABCDE';
const losses: Losses = {
  causes: new Set(),
  at: (event, seat) => {
    const own = (heap: unknown): boolean => typeof heap === 'string' && heap.startsWith(SEATS[seat] ?? '-');
    const lost = (event.kind === 'stole' && event.victim === seat) || (event.kind === 'returned' && words(event.heaps).some(own)) || (event.kind === 'flipped' && own(event.place));
    return lost ? `[data-seat="${seat}"]` : null;
  },
};
export default losses;
