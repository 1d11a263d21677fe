/** How a match of mine ended, in one line. */
import type { Translate } from '../board/types';
import { called } from './called';
import type { Mine } from './protocol';

export function endingOf(table: Mine, t: Translate, list: (names: string[]) => string): string {
  const places = table.result?.places ?? [];
  const winners = places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  if (winners.length === 0) return t('web.ended.nobody');
  const [only] = winners;
  if (winners.length === 1 && table.mine.length === 1 && only === table.mine[0]) return t('web.ended.you');
  const name = list(winners.map((seat) => called(table.names[seat] ?? '', seat, t)));
  const [me] = table.mine;
  // Several of mine at one screen are named like everybody else.
  if (me === undefined || table.mine.length > 1 || winners.includes(me)) return t('web.ended.won', { name });
  return t('web.ended.place', { name, place: places[me] ?? 0, seats: places.length });
}
