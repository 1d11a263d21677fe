import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Told } from '../../board/types';
import { say, type Texts } from '../../lib/i18n.svelte';
import { playTime, plan, arrivals } from './motion';
import { PEOPLE } from './sample';
import { position } from './sample';
import { accountsIn, figuresOf, fightsIn, herdsIn, thisTurn } from './scene';
import { logLines } from './story';
import recorded from './told.json';

const told = recorded as unknown as Told[];
const locale = path.join(import.meta.dirname, '..', '..', '..', '..', 'src', 'tundra', 'locale');
const catalogue = (lang: string): Texts => JSON.parse(readFileSync(path.join(locale, lang, 'mammoth_valley.json'), 'utf8')) as Texts;

describe('the log', () => {
  it.each(['en', 'fr'] as const)('has one sentence for every event that was ever told, in %s', (lang) => {
    const texts = catalogue(lang);
    const t = (key: string, fields = {}): string => say(texts, lang, key, fields);
    for (const event of told) {
      const [line] = logLines([event], PEOPLE, t);
      const sentence = t(line.key, line.fields);
      expect(sentence, JSON.stringify(event)).not.toContain('mammoth_valley.');
      expect(sentence, JSON.stringify(event)).not.toMatch(/[{}_]/);
    }
  });

  it('names people, places and animals', () => {
    const texts = catalogue('en');
    const t = (key: string, fields = {}): string => say(texts, 'en', key, fields);
    const said = (event: Told): string => logLines([event], PEOPLE, t).map((line) => t(line.key, line.fields))[0];
    expect(said({ kind: 'moved', seat: 1, from: 'c1r3', hex: 'c2r2', warriors: 2, women: 1, tame: 0 })).toBe('Björn: 2 warriors, 1 woman from c1r3 to c2r2.');
    expect(said({ kind: 'herd_moved', seat: null, species: 'mammoth', count: 2, from: 'c3r2', hex: 'c4r2', path: ['c4r2'] })).toBe('2 mammoths: from c3r2 to c4r2.');
    expect(said({ kind: 'captured', seat: 0, from: 2, hex: 'c5r4', women: 1, lost: 0 })).toBe('Noé took 1 woman of Aïda in c5r4.');
    expect(said({ kind: 'played', seat: 1, card: 'forced-march', window: 'movement_own', mode: 'b', hex: 'c1r3' })).toBe('Björn played Forced March: past a mountain.');
  });

  it('says of every die whose it is, or what it names', () => {
    const texts = catalogue('en');
    const t = (key: string, fields = {}): string => say(texts, 'en', key, fields);
    const said = (facts: object, seat: number | null = null): string => logLines([{ kind: 'die', seat, value: 4, ...facts } as Told], PEOPLE, t).map((line) => t(line.key, line.fields))[0];
    expect(said({ what: 'fire' }, 1)).toBe('Björn threw a die for Fire: 4.');
    expect(said({ what: 'species', species: 'bison' })).toBe('The die showed 4: bison.');
    expect(said({ what: 'region', hexes: ['c1r1', 'c2r1'] })).toBe('The die showed 4: c1r1, c2r1.');
    expect(said({ what: 'river', river: 'great' })).toBe('The die showed 4: Great River.');
    expect(said({ what: 'river', river: null })).toBe('The die showed 4.');
    expect(said({ what: 'token', token: 'warrior' })).toBe('The die showed 4: a warrior of every tribe.');
    expect(said({ what: 'token', token: null })).toBe('The die showed 4: nobody was taken.');
  });

  it('says why Fire was gained or lost', () => {
    const texts = catalogue('fr');
    const t = (key: string, fields = {}): string => say(texts, 'fr', key, fields);
    const said = (kind: string, why: string): string => logLines([{ kind, seat: 1, why }], PEOPLE, t).map((line) => t(line.key, line.fields))[0];
    expect(said('fire_gained', 'burning')).toBe('Björn a gagné le Feu (case en feu).');
    expect(said('fire_lost', 'storms')).toBe('Björn a perdu le Feu (Orages).');
    expect(said('fire_lost', 'camp')).toBe('Björn a perdu le Feu avec son dernier camp.');
  });

  it('counts food, women and the sick in the right number in French', () => {
    const texts = catalogue('fr');
    const t = (key: string, fields = {}): string => say(texts, 'fr', key, fields);
    const said = (event: Told): string => logLines([event], PEOPLE, t).map((line) => t(line.key, line.fields))[0];
    const of = (n: number): string[] => [
      said({ kind: 'sowed', seat: 0, hex: 'c3r3', cost: n }),
      said({ kind: 'fed', seat: 0, paid: n, starved: 0, left: 3 }),
      said({ kind: 'camp_taken', seat: 0, from: 1, hex: 'c3r3', razed: true, food: n }),
      said({ kind: 'captured', seat: 0, from: 1, hex: 'c3r3', women: n, lost: 0 }),
      said({ kind: 'sick', seat: null, species: 'wolf', count: n }),
    ];
    const endings = (said: string[]): string[] => said.map((sentence) => /(nourriture|femme|mort)s?\b/.exec(sentence)?.[0] ?? sentence);
    expect(endings(of(1))).toEqual(['nourriture', 'nourriture', 'nourriture', 'femme', 'mort']);
    expect(endings(of(2))).toEqual(['nourritures', 'nourritures', 'nourritures', 'femmes', 'morts']);
  });

  it('tells a walk of two hexes once, and who is left behind or taken along apart', () => {
    const step = (from: string, hex: string, warriors: number): Told => ({ kind: 'moved', seat: 1, from, hex, warriors, women: 0, tame: 0 });
    const told = (...events: Told[]): string[] => logLines(events, PEOPLE, (key, fields = {}) => say(catalogue('en'), 'en', key, fields)).map(({ fields, minor }) => `${fields?.group} ${fields?.from} ${fields?.hex} ${minor}`);
    expect(told(step('c1r3', 'c2r3', 2), step('c2r3', 'c3r3', 2))).toEqual(['2 warriors c1r3 c3r3 false']);
    expect(told(step('c1r3', 'c2r3', 2), step('c2r3', 'c3r3', 1))).toEqual(['2 warriors c1r3 c2r3 false', '1 warrior c2r3 c3r3 false']);
  });
});

const herd = (species: string, from: string, ...path: string[]): Told => ({ kind: 'herd_moved', seat: null, species, count: 1, from, hex: path[path.length - 1], path });

describe('the march of the animals', () => {
  const events = [{ kind: 'direction', die: 2, direction: 'E' }, herd('wolf', 'c1r3', 'c2r3', 'c3r3'), herd('wolf', 'c4r3', 'c5r3'), herd('bison', 'c1r4', 'c2r4')];

  it('begins when the die has fallen, and goes species by species', () => {
    const { travels, rose } = plan(events);
    expect(rose).toBe(0);
    expect(travels[0].at).toBeGreaterThan(0);
    expect(travels[1].at).toBe(travels[0].at);
    expect(travels[2].at).toBe(travels[0].at + travels[0].ms);
  });

  it('shows a herd in its new place only once it has arrived', () => {
    const story = plan(events);
    expect(arrivals(story).get('c3r3/wolf')).toBe(story.travels[0].at + story.travels[0].ms);
  });

  it('takes no time where nothing moves', () => {
    expect(playTime(events, 0)).toBe(0);
    expect(playTime(events, 2)).toBe(playTime(events, 1) / 2);
  });
});

const SHOWN = ['drew', 'dealt', 'event', 'played', 'captured', 'wandered', 'food', 'income', 'fire_gained', 'fire_lost'];

describe('cards, captures and food', () => {
  it.each(told.filter(({ kind }) => SHOWN.includes(kind)))('take their time to be seen: $kind', (event) => {
    const { travels, signs, shows, deals, gains, ms } = plan([event]);
    expect(travels.length + signs.length + shows.length + deals.length + gains.length).toBe(1);
    expect(ms).toBeGreaterThan(0);
    expect([playTime([event], 0), playTime([event], 2)]).toEqual([0, ms / 2]);
  });

  it('are told in their order: a trick is read before its spoils are counted, and two numbers at one name do not overlap', () => {
    const story = plan([{ kind: 'played', seat: 1, card: 'traps' }, { kind: 'food', seat: 1, amount: 1 }, { kind: 'food', seat: 1, amount: -2 }, { kind: 'food', seat: 0, amount: 3 }]);
    expect(story.gains.map(({ seat, amount }) => [seat, amount])).toEqual([[1, 1], [1, -2], [0, 3]]);
    const [first, second] = story.gains;
    expect(first.at).toBeGreaterThanOrEqual(story.shows[0].read);
    expect(second.at - first.at).toBeGreaterThanOrEqual(first.ms / 2);
  });

  it('show nothing where nothing came in, and mourn women whom nobody could take along', () => {
    expect(plan([{ kind: 'income', seat: 0, stock: 3, income: 0, need: 2 }]).ms).toBe(0);
    expect(plan([{ kind: 'captured', seat: 0, from: 1, hex: 'c3r3', women: 0, lost: 2 }]).signs[0].mark).toBe('death');
    expect(plan([{ kind: 'captured', seat: 0, from: 1, hex: 'c3r3', women: 2, lost: 0 }]).signs[0]).toMatchObject({ mark: 'capture', seat: 0, count: 2 });
  });

  it('let the Solitary walk, who stands in the new place once it has arrived', () => {
    const story = plan([{ kind: 'wandered', seat: null, token: 'woman', from: 'c0r3', hex: 'c1r3' }]);
    expect(story.travels).toMatchObject([{ what: { stranger: 'woman' }, path: ['c0r3', 'c1r3'] }]);
    expect(arrivals(story).get('c1r3/?woman')).toBe(story.ms);
  });

  it('never get shorter when more is told, as a story that is cut short must be found in', () => {
    const times = told.map((_, i) => plan(told.slice(0, i + 1)).ms);
    expect(times).toEqual([...times].sort((a, b) => a - b));
  });
});

const side = (seat: number | null, die: number, bonus: number) => ({ seat, species: seat === null ? 'bear' : null, count: 1, bonuses: [], die, bonus });

describe('a fight on the screen', () => {
  const events: Told[] = [
    { kind: 'battle', seat: 0, hex: 'c3r3' },
    { kind: 'round', seat: null, hex: 'c3r3', sides: [side(0, 2, 1), side(null, 4, 1)], losers: [0], beast: null },
    { kind: 'died', seat: 0, hex: 'c3r3', token: 'woman', cause: 'fight' },
    { kind: 'round', seat: null, hex: 'c3r3', sides: [side(0, 6, 1), side(null, 1, 1)], losers: [], beast: 'bear' },
    { kind: 'beast_died', seat: null, hex: 'c3r3', species: 'bear', count: 1 },
    { kind: 'food', seat: 0, amount: 3, why: 'hunt' },
  ];

  it('keeps each round with its totals and who lost it', () => {
    const [fight] = fightsIn(events);
    expect(fight.rounds.map((rolls) => rolls.map(({ total, lost }) => [total, lost]))).toEqual([[[3, true], [5, false]], [[7, false], [2, true]]]);
  });

  it('tells who fell and what was won', () => {
    expect(fightsIn(events)[0].results.map(({ kind }) => kind)).toEqual(['died', 'beast_died', 'food']);
  });

  it('shows who stands and who fell, head by head', () => {
    const [fight] = fightsIn(events);
    const view = position({ hexes: { c3r3: { tribes: [{ seat: 0, w: 2, f: 0, t: 0 }], animals: { wolf: 1 } } } });
    expect(figuresOf(fight.rounds[0][0], view, 'c3r3', fight)).toEqual([{ what: 'w', fallen: false }, { what: 'w', fallen: false }, { what: 'f', fallen: true }]);
    expect(figuresOf(fight.rounds[0][1], view, 'c3r3', fight)).toEqual([{ what: 'bear', fallen: true }]);
    expect(herdsIn(view, 'c3r3')).toMatchObject([{ species: 'wolf', count: 1, bonus: 1 }]);
  });

  it('is told piece by piece as the steps come in, and forgotten in the next turn', () => {
    const begun = [{ events: [...events, { kind: 'turn', seat: null }] }, { events: events.slice(0, 3) }];
    expect(fightsIn(thisTurn(begun))).toEqual(fightsIn(events.slice(0, 3)));
    expect(fightsIn(thisTurn([...begun, { events: events.slice(3) }]))).toEqual(fightsIn(events));
    expect(fightsIn(thisTurn([...begun, { events: [{ kind: 'turn', seat: null }] }]))).toEqual([]);
    expect(fightsIn(thisTurn([{ events }]))).toHaveLength(1);
  });
});

describe('the food of the tribes', () => {
  it('is booked tribe by tribe: income, need, what is left, who starved', () => {
    const fed = [{ kind: 'income', seat: 2, stock: 3, income: 2, need: 6 }, { kind: 'fed', seat: 2, paid: 5, starved: 1, left: 0 }];
    expect(accountsIn(fed)).toEqual([{ seat: 2, income: 2, need: 6, left: 0, starved: 1 }]);
    expect(accountsIn([...fed, { kind: 'turn', seat: null }])).toEqual([]);
  });
});
