import { describe, expect, it } from 'vitest';
import { readLang, readSpeed, readTheme } from './settings.svelte';

describe('a saved wish', () => {
  it('is read back', () => {
    expect([readLang('fr'), readTheme('night'), readSpeed('2'), readSpeed('0')]).toEqual(['fr', 'night', 2, 0]);
  });

  it('that makes no sense falls back to the usual', () => {
    expect([readTheme('pink'), readSpeed('fast'), readSpeed(null)]).toEqual(['auto', 1, 1]);
    expect(['en', 'fr']).toContain(readLang('xx'));
  });
});
