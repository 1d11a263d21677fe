/** The painted cards of this game. */
import { ICE_CARD_SHEET } from '../../art/ice-cards';
import { SpriteSheet } from '../../board/spritesheet.svelte';

export const cardSheet = new SpriteSheet(ICE_CARD_SHEET, 96);
