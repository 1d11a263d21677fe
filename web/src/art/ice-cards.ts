/** The light and dark cards of Ice Age as a sheet of pictures; their faces are drawn when they are needed. */
import type { Picture } from './bake';

export const LIGHT_CARDS: readonly string[] = ['place_ice_meadow', 'place_mountains', 'place_stone_desert', 'place_steppe', 'place_forest', 'place_pasture', 'step_any_3', 'club_or_mammoth', 'swap', 'light_fire', 'mammoth', 'group_move', 'settle', 'cult_light'];
export const DARK_CARDS: readonly string[] = ['all_place_2', 'all_place_1', 'remove_2_hunters', 'remove_1_hunter', 'remove_mammoth', 'dark_fire', 'dark_club_or_move', 'cult_dark'];
export type Colour = 'light' | 'dark';
export const colourOf = (card: string): Colour => (DARK_CARDS.includes(card) ? 'dark' : 'light');

/** A plain face, for the moment before the picture is painted. */
export function quickFace(name: string): string {
  if (name.startsWith('back-')) return `<rect width="82" height="122" rx="4" fill="${name === 'back-dark' ? '#2b2530' : '#b98a55'}"/>`;
  const [paper, wall] = colourOf(name) === 'dark' ? ['#2a1f19', '#453c46'] : ['#f2e6c8', '#c39a64'];
  return `<rect width="82" height="122" rx="4" fill="${paper}"/><rect x="3" y="3" width="76" height="86" fill="${wall}"/>`;
}

/** The paper inside the edge. */
export const CELL = { width: 82, height: 122 };
export const NAMES: readonly string[] = [...LIGHT_CARDS, ...DARK_CARDS, 'back-light', 'back-dark'];
export const COLUMNS = 6;
export const ROWS = Math.ceil(NAMES.length / COLUMNS);

export const ICE_CARD_SHEET = {
  columns: COLUMNS,
  rows: ROWS,
  names: NAMES,
  cell: CELL,
  picture: (): Promise<Picture> => import('./ice-faces').then(({ cardsPicture }) => cardsPicture()),
};
