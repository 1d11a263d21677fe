/** The people of a match that is played again: only their names are known. */
import type { Player, Translate } from '../board/types';
import { botNote } from '../lib/bots';
import { botIn } from '../lib/called';
import { LETTERS } from '../lib/letters';
import { nameOf } from './players';

/** In a replay only the names are known, or not even those; records name a bot by its level. */
export const playersNamed = (names: readonly string[], seats: number, t: Translate): Player[] =>
  Array.from({ length: seats }, (_, seat) => {
    const name = names[seat] ?? '';
    const bot = botIn(name);
    const note = bot ? botNote(bot, t) : undefined;
    return { name: nameOf(bot ? '' : name, bot, seat, t), letter: LETTERS[seat], note };
  });
