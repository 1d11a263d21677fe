import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Letter, Player, Told } from '../../board/types';
import { say, type Texts } from '../../lib/i18n.svelte';
import { fails, logLines, playTime, reasonOf, reasonsByGround } from './story';

const LOCALE = new URL('../../../../src/tundra/locale/', import.meta.url);
const read = (lang: string): Texts => JSON.parse(readFileSync(new URL(`${lang}/big_manitou.json`, LOCALE), 'utf-8')) as Texts;
const ENGLISH = read('en');
const t = (key: string, fields = {}): string => say(ENGLISH, 'en', key, fields);
const players: Player[] = ['Ann', 'Ben', 'Cleo'].map((name, seat) => ({ name, letter: 'ABC'[seat] as Letter }));

const DUEL: Told = { kind: 'duel', seat: 0, card: 'scout', ground: 2, other: 1, target: 'sorcerer', result: 'wins', fallen: [{ seat: 1, card: 'sorcerer' }], stays: { seat: 0, cards: ['scout'] } };
const SHARED: Told = { kind: 'ground', ground: 1, totals: [12, null, 7], hero: 1, takers: [{ seat: 1, share: 'hero', tiles: 1 }, { seat: 0, share: 'first', tiles: 2 }], tied: [] };
const ENDED: Told = { kind: 'ended', reason: 'points', places: [2, 1, 3], table: [{ total: 5 }, { total: 9 }, { total: 2 }] };
const EVENTS: Told[] = [
  { kind: 'hunt', hunt: 1, dealer: 2, first: 0, tiles: [['bison1'], ['horse'], ['totem']], sizes: [9, 8, 7], fresh: true },
  { kind: 'hunt', hunt: 2, dealer: 0, first: 1, tiles: [[], [], []], sizes: [7, 9, 8], fresh: false },
  { kind: 'ready', seat: 1, count: 8 },
  { kind: 'ready', seat: 0, count: 2, cards: ['h1', 'chief'] },
  { kind: 'assigned', seat: 1, count: 8 },
  { kind: 'assigned', seat: 0, count: 1, cards: ['h1'] },
  { kind: 'drew', seat: 1, count: 3 },
  { kind: 'drew', seat: 0, count: 1, cards: ['scout'] },
  { kind: 'turn', seat: 1, round: 4 },
  { kind: 'played', seat: 0, card: 'h7', ground: 3, extra: false },
  { kind: 'played', seat: 0, card: 'h7', ground: 3, extra: true },
  { kind: 'paired', seat: 0, ground: 1, cards: ['scout', 'chief'] },
  ...['wins', 'loses', 'equal', 'sacrifice', 'sacrifice_equal', 'repelled'].map((result) => ({ ...DUEL, result })),
  { kind: 'skipped', seat: 2, round: 7 },
  { kind: 'passed', seat: 0, phase: 'extra' },
  { kind: 'passed', seat: 0, phase: 'move' },
  { kind: 'moved', seat: 0, card: 'h2', from: 1, ground: 3 },
  { kind: 'force', totals: [31, 31, 18], most: 31, seats: [0, 1] },
  { kind: 'force', totals: [0, 0, 0], most: 0, seats: [] },
  { kind: 'spared', seat: 1 },
  { kind: 'discarded', seat: 0, tile: 'bison2' },
  SHARED,
  { ...SHARED, totals: [7, 7, 3], tied: [0, 1] },
  { ...SHARED, totals: [null, null, null] },
  { ...SHARED, totals: [7, null, 7], takers: [], tied: [0, 2] },
  { ...SHARED, totals: [null, null, null], takers: [] },
  ...['hero', 'first', 'second'].map((share) => ({ kind: 'took', seat: 1, tile: 'tipi3', ground: 2, share })),
  { kind: 'removed', ground: 3, tiles: ['horse', 'totem'], count: 2 },
  { kind: 'cylinder', seat: 0, tile: 'totem', from: null },
  { kind: 'cylinder', seat: 0, tile: 'horse', from: 1 },
  { kind: 'cylinder_lost', seat: 0, tile: 'horse' },
  { kind: 'hunt_over', hunt: 1, recovered: false },
  { kind: 'hunt_over', hunt: 2, recovered: true },
  ...['points', 'tipi', 'tiles', 'shared'].map((reason) => ({ ...ENDED, reason })),
];

describe.each(['en', 'fr'])('the log in %s', (lang) => {
  const texts = read(lang);
  const translate = (key: string, fields = {}): string => say(texts, lang as 'en' | 'fr', key, fields);
  it('has a whole sentence for every event', () => {
    for (const line of logLines(EVENTS, players, translate)) {
      const sentence = translate(line.key, line.fields);
      expect(sentence).not.toBe(line.key);
      expect(sentence).not.toMatch(/[{}]/);
      expect(sentence).not.toMatch(/\b(h\d+|bison\d|tipi\d|sacrifice_equal)\b/);
    }
  });
});

describe('the log', () => {
  const said = (event: Told): string => {
    const [line] = logLines([event], players, t);
    return t(line.key, line.fields);
  };
  it('names who beat whom, and where', () => {
    expect(said(DUEL)).toContain('Scout beat Sorcerer');
    expect(said(DUEL)).toContain('Ground 2');
  });
  it('tells each play, also when it is kept short', () => {
    const played: Told = { kind: 'played', seat: 0, card: 'h5', ground: 2 };
    expect(logLines([played], players, t)[0].minor).toBe(false);
    expect(said(played)).toBe(t('big_manitou.event.played', { seat: 'Ann', card: t('big_manitou.card.h5'), ground: 2 }));
  });
  it('tells own cards to their owner and only their number to others', () => {
    expect(said(EVENTS[2])).toBe('Ben chose 8 cards.');
    expect(said(EVENTS[3])).toContain('Great Chief');
  });
});

describe('the log of a ground', () => {
  const said = (event: Told): string => logLines([event], players, t).map(({ key, fields }) => t(key, fields))[0];
  it('says who takes how many tiles, as what, and what the hunters count', () => {
    expect(said(SHARED)).toBe('Ground 1 was shared out: Ben 1 (hero), Ann 2 (best hunters). Hunters: Ann 12 · Cleo 7.');
  });
  it('names those who are tied', () => {
    expect(said({ ...SHARED, totals: [7, 7, 3], tied: [0, 1] })).toContain('Tied, so out: Ann, Ben.');
    expect(said({ ...SHARED, totals: [7, 7, null], takers: [], tied: [0, 1] })).toBe('Nobody took a tile from ground 1. Hunters: Ann 7 · Ben 7. Tied, so out: Ann, Ben.');
  });
  it('does not speak of hunters where there are none', () => {
    expect(said({ ...SHARED, totals: [null, null, null], takers: [{ seat: 2, share: 'hero', tiles: 1 }] })).toBe('Ground 1 was shared out: Cleo 1 (hero). There were no hunters.');
    expect(said({ ...SHARED, totals: [null, null, null], takers: [] })).toContain('no hunters, no active hero');
  });
});

describe('the log of the end', () => {
  const said = (event: Told): string => logLines([event], players, t).map(({ key, fields }) => t(key, fields))[0];
  it('names the winner, the points, and what broke a tie', () => {
    expect(said(ENDED)).toBe('The match was over. Most points: Ben, 9.');
    expect(said({ ...ENDED, reason: 'tipi' })).toBe('The match was over. Level on points (9), most tipi points: Ben.');
  });
  it('names all who share a victory', () => {
    expect(said({ ...ENDED, reason: 'shared', places: [1, 1, 3], table: [{ total: 4 }, { total: 4 }, { total: 2 }] })).toBe('The match was over. A shared victory: Ann, Ben, 4 each.');
  });
});

describe('a duel on the board', () => {
  it('is explained in a few words', () => {
    expect(reasonOf([{ kind: 'played', seat: 0 }, DUEL], players, t)).toBe('Scout beats Sorcerer');
    expect(reasonOf([{ ...DUEL, result: 'loses' }], players, t)).toBe('Sorcerer beats Scout');
  });
  it('is explained on its own ground', () => {
    expect(reasonsByGround([DUEL], players, t)).toEqual({ 2: 'Scout beats Sorcerer' });
  });
  it('is bad news for an attacker who falls for nothing', () => {
    expect(fails([{ ...DUEL, result: 'loses' }], 0)).toBe(true);
    expect(fails([{ ...DUEL, result: 'repelled' }], 0)).toBe(true);
    expect(fails([{ ...DUEL, result: 'sacrifice' }], 0)).toBe(false);
    expect(fails([DUEL], 0)).toBe(false);
  });
});

describe('the time events take', () => {
  it('is none where nothing moves, and half at double speed', () => {
    expect(playTime(EVENTS, 0)).toBe(0);
    expect(playTime(EVENTS, 2)).toBe(playTime(EVENTS, 1) / 2);
  });
});
