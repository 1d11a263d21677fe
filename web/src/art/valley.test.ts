import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { boardOf } from '../games/mammoth_valley/boards';
import { position } from '../games/mammoth_valley/sample';
import { inHex } from './hex';
import { definition } from './sheet';
import { EVENT_NAMES, TRICK_NAMES, TRICK_SHEET } from './trick-cards';
import { paintedLandscape } from './valley';
import { quickLandscape } from './valley-plan';
import './valley-markers';
import { beast, camp, flag, human, lying, SPECIES } from './valley-pieces';
import { beadsOf } from './valley-water';

const board = boardOf(position());
const land = { cells: board.cells, rivers: board.lines, seed: 'A1B1' };
const dangling = (body: string): string[] => {
  const defined = new Set([...body.matchAll(/ id="([^"]+)"/g)].map((m) => m[1]));
  return [...body.matchAll(/(?:href="#|url\(#)([^")]+)/g)].map((m) => m[1]).filter((name) => !defined.has(name));
};

describe('the painted valley', () => {
  it('is the same each time, and another for another board', () => {
    expect(paintedLandscape(land).body).toBe(paintedLandscape(land).body);
    expect(paintedLandscape(land).body).not.toBe(paintedLandscape({ ...land, seed: 'A2B2' }).body);
  });

  it('refers only to what it defines itself, since it is baked alone', () => {
    expect(dangling(paintedLandscape(land).body)).toEqual([]);
    expect(dangling(TRICK_SHEET.picture().body)).toEqual([]);
  });

  it('is plain and small before it is painted', () => {
    expect(quickLandscape(land)).not.toContain('filter');
    expect(quickLandscape(land).length).toBeLessThan(40_000);
  });

  it('never lets trees hide a river', () => {
    const streams = board.lines.flatMap((line) => beadsOf(line, 60).map(({ at }) => at));
    const trees = [...paintedLandscape(land).body.matchAll(/#c\d" x="(-?\d+)" y="(-?\d+)"/g)].map((m) => [Number(m[1]), Number(m[2])]).filter(([x, y]) => Math.abs(x) < 364 && Math.abs(y) < 330);
    expect(trees.length).toBeGreaterThan(30);
    for (const [u, v] of streams) for (const [x, y] of trees) expect(Math.abs(u - x) < 24 && v > y - 33 && v < y + 6).toBe(false);
  });

  it('puts trees in every forest, even between two rivers', () => {
    const trees = [...paintedLandscape(land).body.matchAll(/#[cfl]\d" x="(-?\d+)" y="(-?\d+)"/g)].map((m) => [Number(m[1]), Number(m[2])]);
    for (const { x, y, land: kind, name } of board.hexes) if (kind === 'forest') expect(trees.filter(([u, v]) => inHex(u - x, v - y, 60)).length, name).toBeGreaterThan(3);
  });
});

describe('rivers', () => {
  it('grow from the spring to the mouth and swell where hexes meet', () => {
    for (const line of board.lines) {
      const widths = beadsOf(line, 60).map(({ width }) => width);
      expect(widths[widths.length - 1]).toBeGreaterThan(widths[0]);
      expect(widths[2]).toBeGreaterThan(widths[1]);
    }
  });
});

describe('pieces of the valley', () => {
  it('show each species and each tribe by more than a colour', () => {
    expect(new Set(SPECIES.map((species) => definition(beast(species)))).size).toBe(SPECIES.length);
    expect(definition(human('E', 'woman', false))).toContain('>E</text>');
    expect(definition(flag('F'))).toContain('>F</text>');
  });

  it('tell a village from a cave and a standing field from a trampled one', () => {
    expect(definition(camp('B', true))).not.toBe(definition(camp('B', false)).replace('villB', 'caveB'));
    expect(definition(lying('crop-damaged')).replace('damaged', 'intact')).not.toBe(definition(lying('crop-intact')));
  });

  it('have a drawing for everything that can lie on a hex', () => {
    for (const what of ['crop-intact', 'crop-damaged', 'palisade', 'hexfire', 'hexflood', 'hexlava'] as const) expect(definition(lying(what))).toContain(`id="${what}"`);
  });
});

describe('cards of the valley', () => {
  interface Row {
    name: string;
    copies: Record<string, number>;
  }
  const box = path.join(import.meta.dirname, '..', '..', '..', 'src', 'tundra', 'games', 'mammoth_valley');
  const base = (file: string): string[] => (JSON.parse(readFileSync(path.join(box, file), 'utf8')) as Row[]).filter(({ copies }) => '2002' in copies).map(({ name }) => name).sort();

  it('are painted for all tricks of the box, and all events have a picture', () => {
    expect([...TRICK_NAMES].sort()).toEqual(base('tricks.json'));
    expect([...EVENT_NAMES].sort()).toEqual(base('events.json'));
  });
});
