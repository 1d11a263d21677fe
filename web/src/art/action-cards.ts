/** The action cards of Mammut: what is on each, and what stands for them until they are painted. */
import type { Picture } from './bake';

/** What stands on the bone disc, where the card is about a number. */
export const BADGES: Record<string, string> = { 'hide-one': '+1', 'most-hide-4vp': '+4', 'most-tusk-4vp': '+4', 'axe-plus2': '+2' };
export const LOOT_CARDS: readonly string[] = ['look', 'flip', 'return'];

/** A plain card, for the moment before the picture is painted. */
export const quickCard = (name: string): string =>
  `<rect width="100" height="140" rx="9" fill="${name === 'back' ? '#2a1c12' : LOOT_CARDS.includes(name) ? '#5a1c0c' : '#1f3d4a'}"/>` +
  (name === 'back'
    ? '<rect x="7" y="7" width="86" height="126" fill="#b0643f"/>'
    : '<rect x="3.5" y="3.5" width="93" height="133" rx="6.5" fill="#f2e6c8"/><rect x="8" y="8" width="84" height="72" fill="#c39a64"/>');

export const NAMES: readonly string[] = [
  ...LOOT_CARDS, 'hide-one', 'most-hide-4vp', 'most-hide-animal', 'most-axe-hide', 'most-axe-fire', 'most-tusk-fire', 'most-tusk-4vp', 'animal-swap', 'axe-plus2', 'back',
];
export const COLUMNS = 5;
export const ROWS = Math.ceil(NAMES.length / COLUMNS);

export const CARD_SHEET = {
  columns: COLUMNS,
  rows: ROWS,
  names: NAMES,
  cell: { width: 100, height: 140 },
  picture: (): Promise<Picture> => import('./action-faces').then(({ cardsPicture }) => cardsPicture()),
};
