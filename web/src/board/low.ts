/** A phone on its side, or a short window: everything beside the board instead of above it. The styles ask for the same height. */
import { MediaQuery } from 'svelte/reactivity';

export const low = new MediaQuery('max-height: 560px');
