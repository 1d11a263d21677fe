/** What others, beasts and weather take from a tribe. */
import type { Losses } from '../../board/types';
import { text, whole } from './story';

const losses: Losses = {
  causes: new Set(['played', 'event', 'round', 'camp_taken']),
  at: (event, seat) => {
    const { kind } = event;
    const own = event.seat === seat;
    if ((kind === 'died' || kind === 'camp_gone' || kind === 'went_wild') && own) return hex(event.hex);
    if (kind === 'converted' && event.other === seat) return hex(event.from);
    if ((kind === 'captured' || kind === 'camp_taken') && event.from === seat) return hex(event.hex);
    const poorer = kind === 'fire_lost' || kind === 'eliminated' || (kind === 'food' && whole(event.amount) < 0);
    return poorer && own ? `[data-seat="${seat}"]` : null;
  },
};
const hex = (name: unknown): string => `[data-tile="${text(name)}"]`;
export default losses;
