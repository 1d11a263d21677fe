import { describe, expect, it } from 'vitest';
import { readLang, readSpeed, readTakeBack, readTheme } from './settings.svelte';

describe('a saved wish', () => {
  it('is read back', () => {
    expect([readLang('fr'), readTheme('night'), readSpeed('2'), readSpeed('0'), readTakeBack('5')]).toEqual(['fr', 'night', 2, 0, 5]);
  });

  it('that makes no sense falls back to the usual', () => {
    expect([readTheme('pink'), readSpeed('fast'), readSpeed(null), readTakeBack('soon')]).toEqual(['auto', 1, 1, null]);
    expect(['en', 'fr']).toContain(readLang('xx'));
  });
});
