/** The painted pictures of this game: cards and tiles. */
import { HUNT_CARD_SHEET } from '../../art/hunt-cards';
import { HUNT_TILE_SHEET } from '../../art/hunt-tiles';
import { SpriteSheet } from '../../board/spritesheet.svelte';

export const cardSheet = new SpriteSheet(HUNT_CARD_SHEET, 96);
export const tileSheet = new SpriteSheet(HUNT_TILE_SHEET, 72);
