import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Letter, Player, Told } from '../../board/types';
import { say, type Texts } from '../../lib/i18n.svelte';
import { logLines, playTime } from './story';

const LOCALE = new URL('../../../../src/tundra/locale/', import.meta.url);
const read = (lang: string): Texts => JSON.parse(readFileSync(new URL(`${lang}/ice_age.json`, LOCALE), 'utf-8')) as Texts;
const players: Player[] = ['Ann', 'Ben', 'Cleo'].map((name, seat) => ({ name, letter: 'ABC'[seat] as Letter }));

const side = { owner: 0, from: 6, region: 7, clubbed: false, club: false };
const EVENTS: Told[] = [
  { kind: 'initial', seat: 0, region: 6 },
  { kind: 'dealt', seat: 1, light: 2, dark: 3 },
  { kind: 'dealt', seat: 0, light: 1, dark: 1, cards: ['swap', 'dark_fire'] },
  { kind: 'round', round: 2, first: 1, fire: [5, 6], aside: 12, last: false },
  { kind: 'round', round: 4, first: 1, fire: [5, 6], aside: 12, last: true },
  { kind: 'turn', seat: 2 },
  { kind: 'played', seat: 0, card: 'place_forest', effect: 'place_forest', option: null, cult: null },
  ...['place', 'step', 'jump'].map((option) => ({ kind: 'played', seat: 0, card: 'mammoth', effect: 'mammoth', option })),
  { kind: 'copied', seat: 0, card: 'cult_dark', effect: 'swap', colour: 'light', option: null },
  { kind: 'copied', seat: 0, card: 'cult_dark', effect: 'mammoth', colour: 'light', option: 'step' },
  { kind: 'blank', seat: 0, card: 'cult_light' },
  { kind: 'paid', seat: 0, stones: 1 },
  { kind: 'gained', seat: 0, stones: 6, dark: 4, light: 2 },
  { kind: 'ending', seat: 0 },
  { kind: 'forfeited', seat: 0, stones: 4 },
  { kind: 'named', seat: 0, other: 1 },
  { kind: 'mode', seat: 0, mode: 'terrain', terrain: 'forest' },
  { kind: 'mode', seat: 0, mode: 'anywhere', terrain: 'forest' },
  { kind: 'placed', seat: 0, region: 6, club: false },
  { kind: 'placed', seat: 0, region: 6, club: true },
  ...[[false, false], [true, false], [false, true]].map(([clubbed, club]) => ({ kind: 'relocated', seat: 0, from: 6, region: 9, clubbed, club })),
  { kind: 'stepped', seat: 0, owner: 1, from: 6, region: 7, clubbed: false, club: false },
  ...[[false, false], [true, false], [false, true]].map(([clubbed, club]) => ({ kind: 'stepped', seat: 0, owner: 0, from: 6, region: 7, clubbed, club })),
  { kind: 'settled', seat: 0, region: 6 },
  { kind: 'swapped', seat: 0, one: side, two: { ...side, owner: 1, from: 7, region: 6 }, owner: 0, region: 7, other: 1, other_region: 6 },
  { kind: 'grouped', seat: 0, from: 7, region: 8, plain: 2, clubbed: 0, mammoth: false, clubs: 0, count: 2 },
  { kind: 'grouped', seat: 0, from: 7, region: 8, plain: 1, clubbed: 0, mammoth: true, clubs: 0, count: 1 },
  { kind: 'grouped', seat: 0, from: 7, region: 8, plain: 2, clubbed: 1, mammoth: true, clubs: 1, count: 3 },
  ...[0, 1].flatMap((owner) => [false, true].map((clubbed) => ({ kind: 'removed', seat: 0, owner, region: 6, clubbed }))),
  { kind: 'mammoth_placed', seat: 0, region: 6 },
  { kind: 'mammoth_moved', seat: 0, from: 6, region: 7 },
  { kind: 'mammoth_removed', seat: 0, region: 6 },
  { kind: 'fire_moved', seat: 0, from: 6, region: 9 },
  { kind: 'club_taken', seat: 0 },
  { kind: 'club_attached', seat: 0, region: 6 },
  { kind: 'club_kept', seat: 0 },
  { kind: 'waived', seat: 0, card: 'swap' },
  { kind: 'idle', seat: 0, card: 'remove_mammoth' },
  ...['light', 'dark'].flatMap((colour) => [{ kind: 'dropped', seat: 1, colour }, { kind: 'drew', seat: 1, colour }, { kind: 'reshuffled', colour, count: 7 }]),
  { kind: 'dropped', seat: 0, colour: 'light', card: 'swap' },
  { kind: 'drew', seat: 0, colour: 'dark', card: 'all_place_2' },
  { kind: 'kept', seat: 0 },
  { kind: 'migration_over', seat: 0, round: 2 },
  { kind: 'revealed', regions: [{ region: 5, fire: [2], capacity: 5, hunters: 7 }] },
  { kind: 'conflict', region: 5, capacity: 5, hunters: 7, order: [[0, 1], [2]], count: 2 },
  { kind: 'lost', region: 5, seats: [0, 1], count: 2, hunters: 5 },
  { kind: 'lost', region: 5, seats: [2], count: 1, hunters: 4 },
  { kind: 'conflict_over', region: 5, hunters: 5, capacity: 5, left: [1, 1, 3], clubs_only: false },
  { kind: 'conflict_over', region: 5, hunters: 6, capacity: 5, left: [3, 3, 0], clubs_only: true },
  { kind: 'clubs_back', count: 2 },
  { kind: 'scored', region: 5, mammoths: 1, each: 2, hunters: [1, 0, 3], points: [2, 0, 6], total: 8 },
  { kind: 'totals', round: 2, gains: [2, 0, 6], scores: [12, 9, 16] },
  ...['points', 'hunters', 'stones', 'lot'].map((tie) => ({ kind: 'last_player', seat: 1, tie })),
  { kind: 'covered', seat: 1, region: 6, hunters: [2, 1, 1], mammoths: 1, count: 4 },
  { kind: 'declined', seat: 1 },
  { kind: 'stones_back', count: 9, reserve: 9 },
  { kind: 'levy', each: 2, paid: [2, 2, 1], count: 5, reserve: 11 },
  ...['points', 'hunters', 'stones', 'shared'].map((reason) => ({ kind: 'ended', reason, places: [1, 2, 3], scores: [40, 30, 20], hunters: [5, 5, 5], stones: [1, 2, 3] })),
];

describe.each(['en', 'fr'])('the log in %s', (lang) => {
  const texts = read(lang);
  const t = (key: string, fields = {}): string => say(texts, lang as 'en' | 'fr', key, fields);
  it('has a whole sentence for every event, with the names of cards and terrains', () => {
    for (const line of logLines(EVENTS, players, t)) {
      const sentence = t(line.key, line.fields);
      expect(sentence).not.toBe(line.key);
      expect(sentence, line.key).not.toMatch(/[{}]|ice_age\.|undefined|\b\w+_\w+\b/);
    }
  });
});

/** One event as its sentence. */
const saidIn = (lang: 'en' | 'fr') => {
  const texts = read(lang);
  const t = (key: string, fields = {}): string => say(texts, lang, key, fields);
  return (event: Told): string => logLines([event], players, t).map(({ key, fields }) => t(key, fields)).join();
};

describe('the log', () => {
  const said = saidIn('en');
  it('says where points come from', () => {
    expect(said({ kind: 'scored', region: 5, mammoths: 1, each: 2, hunters: [1, 0, 3], points: [2, 0, 6], total: 8 })).toBe('Region 5 (1 mammoth), 2 for each hunter: Ann +2, Cleo +6.');
    expect(said({ kind: 'scored', region: 9, mammoths: 0, each: 1, hunters: [1, 0, 0], points: [1, 0, 0], total: 1 })).toContain('no mammoth');
  });
  it('tells what was paid for with a mammoth, also through a Cult', () => {
    const mammoth = { seat: 0, card: 'mammoth', effect: 'mammoth', option: 'step' };
    expect(said({ kind: 'played', ...mammoth })).toBe('Ann played Mammoth, to lead one to a neighbour region.');
    expect(said({ kind: 'copied', ...mammoth, card: 'cult_dark', colour: 'light' })).toBe('Ann played Dark Cult as Mammoth, to lead one to a neighbour region.');
    for (const option of ['place', 'jump']) expect(said({ kind: 'copied', ...mammoth, card: 'cult_dark', colour: 'light', option })).toContain(' as Mammoth, to ');
  });
  it('tells a drawn card to whoever drew it, and only its colour to others', () => {
    expect(said({ kind: 'drew', seat: 1, colour: 'dark' })).toBe('Ben drew a dark card.');
    expect(said({ kind: 'drew', seat: 0, colour: 'dark', card: 'all_place_2' })).toContain('Two hunters each');
  });
  it('tells all cards to those who see everything, with the name of their owner', () => {
    expect(said({ kind: 'dealt', seat: 1, light: 1, dark: 1, cards: ['swap', 'dark_fire'] })).toBe('Ben was dealt: Swap, Moving fire.');
    expect(said({ kind: 'dropped', seat: 1, colour: 'light', card: 'swap' })).toBe('Ben put Swap under its draw pile.');
  });
  it('does not name a player twice who moves or removes an own hunter', () => {
    const hunter = { seat: 0, from: 6, region: 7, clubbed: false, club: false };
    expect(said({ kind: 'stepped', ...hunter, owner: 1 })).toBe('Ann moved a hunter of Ben from region 6 to region 7.');
    expect(said({ kind: 'stepped', ...hunter, owner: 0 })).toBe('Ann moved one of their own hunters from region 6 to region 7.');
    expect(said({ kind: 'stepped', ...hunter, owner: 0, club: true })).toContain('and gave it a club');
    expect(said({ kind: 'removed', ...hunter, owner: 0, clubbed: true })).toBe('Ann removed one of their own hunters and its club from region 7.');
  });
  it('names everything that went back when a glacier came', () => {
    expect(said({ kind: 'covered', seat: 1, region: 6, hunters: [2, 1, 0], mammoths: 1, count: 3 })).toBe('Ben covered region 6 with a glacier. Back in the supplies: Ann 2, Ben 1, 1 mammoth.');
    expect(said({ kind: 'covered', seat: 1, region: 6, hunters: [0, 0, 0], mammoths: 2, count: 0 })).toContain(': 2 mammoths.');
    expect(said({ kind: 'covered', seat: 1, region: 6, hunters: [0, 0, 0], mammoths: 0, count: 0 })).toContain('Nothing stood there.');
  });
  it('tells of clubs and mammoths on the way', () => {
    expect(said({ kind: 'grouped', seat: 0, from: 7, region: 8, plain: 2, clubbed: 1, mammoth: true, clubs: 1, count: 3 })).toBe('Ann led 3 hunters (1 with a club) and a mammoth from region 7 to region 8, and put 1 club under them.');
    expect(said({ kind: 'grouped', seat: 0, from: 7, region: 8, plain: 1, clubbed: 0, mammoth: false, clubs: 0, count: 1 })).toBe('Ann led 1 hunter from region 7 to region 8.');
    const swapped = { kind: 'swapped', seat: 0, one: { ...side, club: true }, two: { ...side, owner: 1, from: 7, region: 6 }, owner: 0, region: 7, other: 1, other_region: 6 };
    expect(said(swapped)).toBe('Ann swapped Ann’s hunter with a new club, now in region 7, and Ben’s hunter, now in region 6.');
  });
  it('tells half a settling from the end of a card', () => {
    expect(said({ kind: 'waived', seat: 0, card: 'settle', part: 'hunters' })).toBe('Ann went on to the mammoth.');
    expect(said({ kind: 'waived', seat: 0, card: 'settle' })).toBe('Ann left it at that.');
  });
  it('tells the values of the fires, region by region', () => {
    const regions = [{ region: 5, fire: [2], capacity: 5, hunters: 7 }, { region: 6, fire: [0, 1], capacity: 4, hunters: 0 }, { region: 7, fire: [], capacity: 3, hunters: 1 }];
    expect(said({ kind: 'revealed', regions })).toBe('All fire tokens were turned up: 5 → 2 · 6 → 0 + 1.');
  });
  it('names the winner, or all who share the victory', () => {
    const ended = (reason: string, places: number[]): Told => ({ kind: 'ended', reason, places, scores: [40, 40, 20], hunters: [5, 5, 5], stones: [1, 2, 3] });
    expect(said(ended('points', [2, 1, 3]))).toBe('The game was over: Ben won with 40 points.');
    expect(said(ended('hunters', [2, 1, 3]))).toContain('Ben won, level at 40 points but with more hunters');
    expect(said(ended('shared', [1, 1, 3]))).toContain('Ann, Ben shared the victory');
  });
});

describe.each(['en', 'fr'] as const)('one of a kind, in %s', (lang) => {
  const texts = read(lang);
  const t = (key: string, fields = {}): string => say(texts, lang, key, fields);
  const said = saidIn(lang);
  const MANY = /\b1 (stones|hunters|mammoths|clubs|cards|points|are|stay|pierres|chasseurs|mammouths|massues|cartes|claires|sombres)\b|les 1 /;
  it('is never many in the log', () => {
    const single: Told[] = [
      { kind: 'paid', seat: 0, stones: 1 },
      { kind: 'forfeited', seat: 0, stones: 1 },
      { kind: 'lost', region: 5, seats: [0, 1], count: 2, hunters: 1 },
      { kind: 'lost', region: 5, seats: [0], count: 1, hunters: 1 },
      { kind: 'conflict_over', region: 5, hunters: 1, capacity: 5, left: [1, 0, 0], clubs_only: false },
      { kind: 'clubs_back', count: 1 },
      { kind: 'reshuffled', colour: 'light', count: 1 },
      { kind: 'covered', seat: 1, region: 6, hunters: [1, 0, 0], mammoths: 1, count: 1 },
      { kind: 'grouped', seat: 0, from: 7, region: 8, plain: 0, clubbed: 1, mammoth: true, clubs: 0, count: 1 },
      { kind: 'grouped', seat: 0, from: 7, region: 8, plain: 1, clubbed: 0, mammoth: false, clubs: 1, count: 1 },
      { kind: 'levy', each: 1, paid: [1, 1, 1], count: 3, reserve: 10 },
    ];
    for (const event of single) expect(said(event), event.kind).not.toMatch(MANY);
  });
  it('is never many in any other sentence that counts', () => {
    const ones = { n: 1, count: 1, stones: 1, cost: 1, hunters: 1, light: 1, dark: 1, points: 1, board: 1, supply: 1, least: 3, most: 5, mammoths: 1, have: 1, capacity: 4, clubs: 1, each: 1, reserve: 10, total: 1 };
    // Two and three cards are dealt, and a region is never crowded with less than four.
    const fixed = ['event.dealt', 'event.conflict', 'board.room.risky', 'board.room.over', 'board.conflict.about'].map((key) => `ice_age.${key}`);
    const left = Object.keys(texts).filter((key) => !fixed.includes(key) && MANY.test(t(key, ones)));
    expect(left).toEqual([]);
  });
});

describe('the time events take', () => {
  it('is none where nothing moves, and half at double speed', () => {
    expect(playTime(EVENTS, 0)).toBe(0);
    expect(playTime(EVENTS, 2)).toBe(playTime(EVENTS, 1) / 2);
  });
});
