import { describe, expect, it } from 'vitest';
import { parse } from './router.svelte';

describe('an address', () => {
  it.each([
    ['/', 'home', ''],
    ['/new/maamut', 'new', 'maamut'],
    ['/table/aB3_-x', 'table', 'aB3_-x'],
    ['/replay', 'replay', ''],
    ['/replay/k2', 'replay', 'k2'],
    ['/rules/big_manitou', 'rules', 'big_manitou'],
    ['/credits/', 'credits', ''],
    ['/settings', 'settings', ''],
    ['/device', 'device', ''],
    ['/laboratory', 'laboratory', ''],
    ['/laboratory/league-maamut-2', 'laboratory', 'league-maamut-2'],
  ])('%s is the page %s', (path, page, id) => {
    expect(parse(path)).toMatchObject({ page, id });
  });

  it.each(['/nowhere', '/table', '/table/a/b', '/credits/x', '/table/%2e%2e', '/table/a b'])('%s leads nowhere', (path) => {
    expect(parse(path).page).toBe('lost');
  });
});
