/** Seeded chance for drawings: the same seed always draws the same picture. */

export type Chance = () => number;

/** Mulberry32. */
export function chanceFrom(seed: number): Chance {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** FNV-1a of any values: hash('maamut', q, r) is the seed of a tile. */
export function hash(...parts: (string | number)[]): number {
  let h = 2166136261;
  for (const letter of parts.join('|')) {
    h ^= letter.charCodeAt(0);
    h = Math.imul(h, 16777619);
  }
  return h >>> 0;
}

export const seeded = (...parts: (string | number)[]): Chance => chanceFrom(hash(...parts));
export const spread = (r: Chance, width: number): number => (r() * 2 - 1) * width;
export const pick = <T>(r: Chance, list: readonly T[]): T => list[Math.floor(r() * list.length)];
export const range = (count: number): number[] => [...Array(count).keys()];
export const lerp = (a: number, b: number, t: number): number => a + (b - a) * t;
