/** Painted cards: their pictures are many, so they come when the first card is shown. */
import type { SpriteSheet } from '../../board/spritesheet.svelte';

interface CardArt {
  sheet: SpriteSheet;
  events: SpriteSheet;
}
let loading: Promise<CardArt> | undefined;

export function cardArt(): Promise<CardArt> {
  loading ??= Promise.all([import('../../art/trick-cards'), import('../../board/spritesheet.svelte')]).then(([art, { SpriteSheet }]) => ({ sheet: new SpriteSheet(art.TRICK_SHEET, 92), events: new SpriteSheet(art.EVENT_SHEET, 134) }));
  return loading;
}
