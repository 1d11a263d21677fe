import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { say, type Texts } from '../../lib/i18n.svelte';
import type { Translate } from '../../board/types';
import { boardOf } from './boards';
import { placeNames, withPlaces } from './places';
import { position } from './sample';

const board = boardOf(position());
const speaking = (lang: 'en' | 'fr'): Translate => {
  const texts = JSON.parse(readFileSync(new URL(`../../../../src/tundra/locale/${lang}/mammoth_valley.json`, import.meta.url), 'utf8')) as Texts;
  return (key, fields) => say(texts, lang, key, fields);
};

describe('places', () => {
  it('are called as a person would, with the hex in brackets', () => {
    expect(placeNames(board, speaking('en')).get('c3r5')).toBe('the plain by the lake in the south (c3r5)');
    expect(placeNames(board, speaking('en')).get('c0r3')).toBe('the plain at letter e (c0r3)');
    expect(placeNames(board, speaking('fr')).get('c4r4')).toContain('au bord du lac');
  });

  it('can be told apart without the hex, but for a few', () => {
    for (const lang of ['en', 'fr'] as const) {
      const names = [...placeNames(board, speaking(lang)).values()].map((name) => name.replace(/ \(.*/, ''));
      expect(names).toHaveLength(37);
      expect(new Set(names).size).toBeGreaterThanOrEqual(31);
    }
  });

  it('stand in the log instead of coordinates, and a sentence that begins with one begins with a capital', () => {
    const t = withPlaces(board, speaking('en'));
    const moved = t('mammoth_valley.event.moved.words', { seat: 'Ann', group: '1 woman', from: 'c0r3', hex: 'c3r5' });
    expect(moved).toBe('Ann: 1 woman from the plain at letter e (c0r3) to the plain by the lake in the south (c3r5).');
    expect(t('mammoth_valley.event.marker.fire', { hex: 'c0r3' })).toBe('The plain at letter e (c0r3) caught fire.');
    expect(t('mammoth_valley.event.cleared', { hexes: 'c0r3, c3r5' })).not.toMatch(/ c0r3,/);
    expect(t('mammoth_valley.event.moved.words', { seat: 'ann', group: '', from: 'c0r3', hex: 'c3r5' })).toMatch(/^ann/);
  });
});
