/** What an act that waits to be confirmed would bring, in words; asked by those who like to confirm. */
import type { GameModule, LogLine, Player, Told, Translate } from '../board/types';
import { linesOf } from './words';

/** The sentence about what an event would be, before it is one; for its kind where its variant has none, or nothing. */
function wouldBe(key: string, t: Translate): string | null {
  const [game, , ...kind] = key.split('.');
  for (let parts = kind.length; parts > 0; parts--) {
    const would = [game, 'would', ...kind.slice(0, parts)].join('.');
    if (t(would) !== would) return would;
  }
  return null;
}

/** Without small steps, unless there is nothing else. */
const within = (lines: LogLine[]): LogLine[] => (lines.every(({ minor }) => minor) ? lines : lines.filter(({ minor }) => !minor));

/** What would happen: nothing of it has happened yet. */
export const sentencesOf = (events: Told[], game: GameModule, players: Player[], t: Translate): string[] =>
  within(linesOf(events, game, players, t)).flatMap((line) => {
    const would = wouldBe(line.key, t);
    return would ? [t(would, line.fields)] : [];
  });
