/** Each game's board is a chunk of its own, loaded when a table of it is opened. */
import type { GameModule } from '../board/types';

const BOARDS: Record<string, () => Promise<{ default: GameModule }>> = {
  maamut: () => import('./maamut'),
  mammut: () => import('./mammut'),
  big_manitou: () => import('./big_manitou'),
  ice_age: () => import('./ice_age'),
  mammoth_valley: () => import('./mammoth_valley'),
};

/** The board of a game, or null where there is none yet. */
export async function loadGame(id: string): Promise<GameModule | null> {
  const load = BOARDS[id];
  return load ? (await load()).default : null;
}
