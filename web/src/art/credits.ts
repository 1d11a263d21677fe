/** Whom we thank for what we did not draw ourselves. */
export { ICON_CREDITS, type IconCredit } from './icons/credits';

export interface FontCredit {
  font: string;
  author: string;
  licence: string;
  url: string;
}

export const ICON_SOURCE = { name: 'game-icons.net', licence: 'CC BY 3.0', url: 'https://creativecommons.org/licenses/by/3.0/' };

export const FONT_CREDITS: readonly FontCredit[] = [
  {
    font: 'Tundra Display (Skranji, outlines thinned and renamed)',
    author: 'Font Diner',
    licence: 'SIL OFL 1.1',
    url: 'https://openfontlicense.org',
  },
  { font: 'Alegreya Sans', author: 'Huerta Tipográfica', licence: 'SIL OFL 1.1', url: 'https://openfontlicense.org' },
];
