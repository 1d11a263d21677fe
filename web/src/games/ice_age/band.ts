/** A group on the move: the answers to "who goes along?". */

export interface Band {
  plain: number;
  clubbed: number;
  mammoth: number;
  clubs: number;
}
export const PARTS: readonly (keyof Band)[] = ['plain', 'clubbed', 'mammoth', 'clubs'];

export const textOf = ({ plain, clubbed, mammoth, clubs }: Band): string => `band-${plain}-${clubbed}-${mammoth}-${clubs}`;
export const bandsIn = (texts: readonly string[]): Band[] =>
  texts.map((text) => {
    const [plain, clubbed, mammoth, clubs] = text.split('-').slice(1).map(Number);
    return { plain, clubbed, mammoth, clubs };
  });

/** As many as may go, the mammoth with them, and no club spent. */
export const bestBand = (bands: readonly Band[]): Band =>
  bands.reduce((best, band) => {
    const worth = ({ plain, clubbed, mammoth, clubs }: Band): number => (plain + clubbed) * 10 + mammoth - clubs * 4;
    return worth(band) > worth(best) ? band : best;
  });

/** The possible band that keeps the part just chosen and changes least of the rest. */
export const closest = (bands: readonly Band[], wish: Band, kept: keyof Band): Band =>
  bands.reduce((best, band) => {
    const away = (one: Band): number => PARTS.reduce((sum, part) => sum + Math.abs(one[part] - wish[part]), 0) + (one[kept] === wish[kept] ? 0 : 100);
    return away(band) < away(best) ? band : best;
  });
