import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { paintedArch } from './arch';
import { settleColours } from './bake';
import { ICON_CREDITS } from './credits';
import { mammoth } from './mammoth';
import { counter, trap } from './pieces';
import { seeded } from './seed';
import { definition } from './sheet';
import { slabs, tileSprites, type Cell } from './tiles';
import { wallPicture } from './wall';

const here = import.meta.dirname;
const meadow = (count: number): Cell[] =>
  Array.from({ length: count }, (_, i) => ({ q: (i % 7) - 3, r: Math.floor(i / 7) - 2, ground: 'grass' }));

describe('a drawing', () => {
  it('is the same each time it is drawn from the same seed', () => {
    expect(slabs(meadow(9), 60, 'camp')).toEqual(slabs(meadow(9), 60, 'camp'));
    expect(mammoth()).toBe(mammoth());
    expect(tileSprites()).toBe(tileSprites());
    expect(wallPicture('home', 'night')).toEqual(wallPicture('home', 'night'));
  });

  it('differs from board to board', () => {
    expect(slabs(meadow(9), 60, 'camp').things).not.toBe(slabs(meadow(9), 60, 'ford').things);
  });

  it('never uses chance without a seed', () => {
    const sources = readdirSync(here, { recursive: true, encoding: 'utf8' }).filter((name) => /(?<!test)\.ts$/.test(name));
    for (const name of sources) {
      if (name.endsWith('.test.ts')) continue;
      expect(readFileSync(path.join(here, name), 'utf8'), name).not.toContain('Math.random');
    }
  });

  it('refers only to what it defines itself, when it is to be baked', () => {
    for (const id of ['maamut', 'mammut', 'big_manitou', 'ice_age', 'mammoth_valley'] as const) {
      const { body } = paintedArch(id, true);
      const defined = new Set([...body.matchAll(/ id="([^"]+)"/g)].map((m) => m[1]));
      const used = [...body.matchAll(/(?:href="#|url\(#)([^")]+)/g)].map((m) => m[1]);
      expect(used.filter((name) => !defined.has(name)), id).toEqual([]);
    }
  });
});

describe('the tiles of a valley', () => {
  it('are never two alike, even on the same ground', () => {
    const alone = (q: number, r: number): string => {
      const { defs, plain, things } = slabs([{ q, r, ground: 'grass' }], 60, 'camp');
      return defs.replace(/[\d.]+/g, (v) => String(Math.round(Number(v)))) + plain + things;
    };
    const pictures = new Set([...Array(18).keys()].map((i) => alone((i % 5) - 2, Math.floor(i / 5) - 2)));
    expect(pictures.size).toBe(18);
  });

  it('keep their middle free for pieces', () => {
    const { things } = slabs([{ q: 0, r: 0, ground: 'grass' }], 60, 'camp');
    const stones = [...things.matchAll(/#m-b\d" x="(-?\d+)" y="(-?\d+)"/g)];
    for (const [, x, y] of stones) expect(Math.hypot(Number(x), Number(y))).toBeGreaterThan(20);
  });
});

describe('colours of a baked picture', () => {
  it('are settled before it leaves the page', () => {
    const text = settleColours('<path fill="var(--ink)" opacity="var(--none)"/>', (name) => (name === '--ink' ? ' #123456' : ''));
    expect(text).toBe('<path fill="#123456" opacity="none"/>');
  });
});

describe('pieces', () => {
  it('carry their owner’s letter, so that colour is never the only sign', () => {
    expect(definition(counter('C', 'caveman'))).toContain('>C</text>');
    expect(definition(trap('D'))).toContain('>D</text>');
  });
});

describe('silhouettes', () => {
  it('are fresh from the icon set', () => {
    const tool = path.join(here, '..', '..', 'tools', 'icons.mjs');
    expect(() => execFileSync(process.execPath, [tool, '--check'], { stdio: 'pipe' })).not.toThrow();
  });

  it('are all credited', () => {
    const drawn = readdirSync(path.join(here, 'icons')).filter((name) => name !== 'credits.ts');
    expect(ICON_CREDITS.map(({ icon }) => `${icon}.ts`)).toEqual(drawn.sort());
    for (const { author } of ICON_CREDITS) expect(author).not.toBe('');
  });
});

describe('chance from a seed', () => {
  it('is spread evenly between 0 and 1', () => {
    const r = seeded('fair');
    const draws = Array.from({ length: 4000 }, r);
    expect(Math.min(...draws)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...draws)).toBeLessThan(1);
    expect(draws.reduce((a, b) => a + b) / draws.length).toBeCloseTo(0.5, 1);
  });
});
