/** The painted pictures of this game: loot and cards. */
import { CARD_SHEET } from '../../art/action-cards';
import { LOOT_SHEET } from '../../art/loot';
import { SpriteSheet } from '../../board/spritesheet.svelte';

export const lootSheet = new SpriteSheet(LOOT_SHEET, 84);
export const cardSheet = new SpriteSheet(CARD_SHEET, 104);
