/** Words that are larger than the place they have are drawn smaller: a card's name stays on its card, in every language. */
import type { Attachment } from 'svelte/attachments';

const [LEAST, STEP] = [0.6, 0.05];

/** The words are the only child; their size follows `--fit`. */
function shrink(place: Element): void {
  const words = place.firstElementChild;
  if (!(place instanceof HTMLElement) || !(words instanceof HTMLElement)) return;
  for (let size = 1; size >= LEAST; size -= STEP) {
    place.style.setProperty('--fit', size.toFixed(2));
    if (words.scrollWidth <= place.clientWidth && words.offsetHeight <= place.clientHeight) return;
  }
}

/** Again for other words, another size of the card, and when the letters have come. */
export const fit = (words: string): Attachment<HTMLElement> => (place) => {
  if (!words) return;
  const watch = new ResizeObserver(() => shrink(place));
  watch.observe(place);
  void document.fonts.ready.then(() => shrink(place));
  return () => watch.disconnect();
};
