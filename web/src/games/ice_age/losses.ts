/** What others, the cold and the crowd do to one's hunters. */
import type { Losses } from '../../board/types';
import { list, numbers } from './story';

function isMine(event: Parameters<Losses['at']>[0], seat: number): boolean {
  switch (event.kind) {
    case 'removed':
    case 'stepped':
      return event.owner === seat;
    case 'swapped':
      return event.owner === seat || event.other === seat;
    case 'lost':
      return numbers(event.seats).includes(seat);
    case 'covered':
      return Number(list(event.hunters)[seat] ?? 0) > 0;
    default:
      return false;
  }
}

const losses: Losses = {
  causes: new Set(['played', 'copied', 'conflict']),
  at: (event, seat) => (isMine(event, seat) ? `[data-region="${String(event.kind === 'stepped' ? event.from : event.region)}"]` : null),
};
export default losses;
