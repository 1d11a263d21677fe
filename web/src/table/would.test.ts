import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { GameModule, Player, Told } from '../board/types';
import { sentencesOf } from './would';

const GAMES = ['maamut', 'mammut', 'big_manitou', 'ice_age', 'mammoth_valley'];
const PLAYERS: Player[] = [{ name: 'Ann', letter: 'A' }];
const TEXTS: Record<string, string> = { 'g.would.fled': '{seat} would flee.', 'g.would.walked': '{seat} would walk.', 'g.would.fled.far': '{seat} would flee far.' };
const t = (key: string, fields: Record<string, string | number> = {}): string => (TEXTS[key] ?? key).replace(/\{(\w+)\}/g, (_, name: string) => String(fields[name]));
const game = {
  logLines: (events: Told[]) => events.map(({ kind }) => ({ key: `g.event.${kind}`, fields: { seat: 'Ann' }, seat: 0, minor: kind === 'walked' })),
} as unknown as GameModule;
const said = (...kinds: string[]): string[] => sentencesOf(kinds.map((kind) => ({ kind, seat: 0 })), game, PLAYERS, t);

type Catalogue = Record<string, string | Record<string, string>>;
const catalogue = (lang: string, name: string): Catalogue =>
  JSON.parse(readFileSync(path.join(import.meta.dirname, `../../../src/tundra/locale/${lang}/${name}.json`), 'utf8')) as Catalogue;

describe('what an act would bring', () => {
  it('is told as something that has not happened, by variant or by kind', () => {
    expect(said('fled')).toEqual(['Ann would flee.']);
    expect(said('fled.far', 'fled.near')).toEqual(['Ann would flee far.', 'Ann would flee.']);
    expect(said('unheard')).toEqual([]);
  });

  it('leaves small steps out unless there is nothing else', () => {
    expect(said('walked', 'fled')).toEqual(['Ann would flee.']);
    expect(said('walked')).toEqual(['Ann would walk.']);
  });

  it.each(GAMES)('is in the catalogue of %s, for events that it has, and never in the past', (name) => {
    const [english, french] = [catalogue('en', name), catalogue('fr', name)];
    const keys = Object.keys(english).filter((key) => key.startsWith(`${name}.would.`));
    expect(keys.length).toBeGreaterThan(10);
    for (const key of keys) {
      const event = key.replace('.would.', '.event.');
      expect(Object.keys(english).some((other) => other === event || other.startsWith(`${event}.`)), key).toBe(true);
      expect(JSON.stringify(english[key]), key).toContain('would');
      expect(JSON.stringify(french[key]), key).not.toMatch(/\{seat\} (a|ont|a été) /);
    }
  });
});
