import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { GameModule, Losses, Player, Told, Translate } from '../board/types';
import bigManitou from '../games/big_manitou/losses';
import { logLines as manitouLines } from '../games/big_manitou/story';
import iceAge from '../games/ice_age/losses';
import { logLines as iceLines } from '../games/ice_age/story';
import maamut from '../games/maamut/losses';
import { logLines as maamutLines } from '../games/maamut/story';
import valley from '../games/mammoth_valley/losses';
import { logLines as valleyLines } from '../games/mammoth_valley/story';
import mammut from '../games/mammut/losses';
import { logLines as mammutLines } from '../games/mammut/story';
import { say, type Texts } from '../lib/i18n.svelte';
import { byPlace, lossesIn } from './losses';

const PLAYERS: Player[] = [{ name: 'Ann', letter: 'A' }, { name: 'Ben', letter: 'B' }, { name: 'Cleo', letter: 'C' }];
const speaking = (game: string): Translate => {
  const texts = JSON.parse(readFileSync(new URL(`../../../src/tundra/locale/en/${game}.json`, import.meta.url), 'utf8')) as Texts;
  return (key, fields) => say(texts, 'en', key, fields);
};

/** What Ann is told about steps of others, one event each, after step 0. */
function told(game: string, logLines: GameModule['logLines'], losses: Losses, ...steps: Told[][]): [string, string][] {
  const story = steps.map((events, i) => ({ seq: i + 1, events, at: null }));
  return lossesIn(story, 0, 0, losses, { logLines } as GameModule, PLAYERS, speaking(game)).map(({ selector, sentences }) => [selector, sentences.join(' ')]);
}

describe('what I lose is told at its place, with who did it and why', () => {
  it('in Mammoth Valley: a woman and her camp, to a card that was played a step before', () => {
    const card: Told = { kind: 'played', seat: 1, card: 'love-at-first-sight', window: 'movement_own' };
    const woman: Told = { kind: 'converted', seat: 1, other: 0, from: 'c3r3', hex: 'c3r2', token: 'woman', placed: true };
    const lost = told('mammoth_valley', valleyLines, valley, [card], [woman, { kind: 'camp_gone', seat: 0, hex: 'c3r3' }]);
    expect(lost.map(([where]) => where)).toEqual(['[data-tile="c3r3"]', '[data-tile="c3r3"]']);
    expect(lost[1][1]).toBe('Ben played Love at First Sight. The camp of Ann in c3r3 was gone.');
    expect(byPlace(['x', 'x'].map((selector, i) => ({ id: String(i), seq: 2, selector, sentences: ['why', String(i)] })))).toEqual([{ selector: 'x', sentences: ['why', '0', '1'], ids: ['0', '1'] }]);
  });

  it('in Mammoth Valley: people in a fight, food to an event, a camp to an attack', () => {
    const sides = [{ seat: 0, species: null, count: 1, bonuses: [], bonus: 1, die: 2 }, { seat: 2, species: null, count: 2, bonuses: [], bonus: 2, die: 5 }];
    const fight = told('mammoth_valley', valleyLines, valley, [{ kind: 'round', seat: null, hex: 'c1r1', sides, losers: [0] }, { kind: 'died', seat: 0, hex: 'c1r1', token: 'warrior', cause: 'fight' }]);
    expect(fight[0][1]).toBe('In c1r1: Ann 2 + 1 = 3 · Cleo 5 + 2 = 7. Ann lost a warrior in the fight in c1r1.');
    expect(told('mammoth_valley', valleyLines, valley, [{ kind: 'event', seat: null, event: 'rodents' }, { kind: 'food', seat: 0, amount: -2, why: 'rodents' }])[0][0]).toBe('[data-seat="0"]');
    expect(told('mammoth_valley', valleyLines, valley, [{ kind: 'camp_taken', seat: 2, from: 0, hex: 'c1r1', food: 3, razed: true }])[0][1]).toBe('Cleo razed the camp of Ann in c1r1 and took 3 food.');
  });

  it('in Mâamut: a trap, and the hunter', () => {
    expect(told('maamut', maamutLines, maamut, [{ kind: 'lifted', seat: 1, tile: 'd4', owner: 0 }])).toEqual([['[data-tile="d4"]', 'Ben lifted a trap from d4 and Ann got it back.']]);
    const scared: Told = { kind: 'scared', seat: 2, tile: 'c3', direction: 'E', length: 2 };
    expect(told('maamut', maamutLines, maamut, [scared, { kind: 'eliminated', seat: 0, tile: 'c5', cause: 'trampled' }])[0][1]).toMatch(/^Cleo scared the mammoth on c3.* Ann lost their hunter on c5, trampled by the mammoth\.$/);
  });

  it('in Mammut: a heap that is stolen or sent back, and a tile turned over in it', () => {
    const stolen: Told = { kind: 'stole', seat: 1, victim: 0, count: 2, back: 1, kept_faces: ['axe', 'axe'], given_faces: ['hide'] };
    expect(told('mammut', mammutLines, mammut, [stolen])[0]).toEqual(['[data-seat="0"]', expect.stringContaining('Ben stole Ann’s heap')]);
    expect(told('mammut', mammutLines, mammut, [{ kind: 'returned', seat: 2, heaps: ['A1', 'B1'], count: 3 }, { kind: 'flipped', seat: 2, tile: 4, place: 'A1', from: 'axe', to: 'hide' }, { kind: 'flipped', seat: 2, tile: 4, place: 'middle', from: 'axe', to: 'hide' }])).toHaveLength(2);
  });

  it('in Big Manitou: a hero, and a cylinder', () => {
    const duel = (result: string): Told => ({ kind: 'duel', seat: 1, other: 0, ground: 2, card: 'scout', target: 'sorcerer', result });
    expect(told('big_manitou', manitouLines, bigManitou, [duel('wins')])[0][0]).toBe('[data-ground="2"] [data-row="0"]');
    expect(told('big_manitou', manitouLines, bigManitou, [duel('loses')])).toEqual([]);
    expect(told('big_manitou', manitouLines, bigManitou, [{ kind: 'cylinder', seat: 1, tile: 'totem', from: 0 }])[0][1]).toContain('Ben took the totem cylinder');
  });

  it('in Ice Age: hunters whom others move or remove, who lose a conflict or are buried', () => {
    const card: Told = { kind: 'played', seat: 1, card: 'remove_1_hunter' };
    const removed: Told = { kind: 'removed', seat: 2, owner: 0, region: 5 };
    expect(told('ice_age', iceLines, iceAge, [card], [removed])[0]).toEqual(['[data-region="5"]', expect.stringMatching(/^Ben played .* Cleo removed a hunter of Ann from region 5\.$/)]);
    expect(told('ice_age', iceLines, iceAge, [{ kind: 'lost', seat: null, region: 3, seats: [0, 1], hunters: 4 }, { kind: 'lost', seat: null, region: 3, seats: [2], hunters: 3 }, { kind: 'covered', seat: 1, region: 2, hunters: [2, 0, 0], count: 2, mammoths: 0 }])).toHaveLength(2);
  });

  it('but not what I did myself, nor what I have seen', () => {
    const dead: Told = { kind: 'died', seat: 0, hex: 'c1r1', token: 'warrior', cause: 'hunger' };
    expect(told('mammoth_valley', valleyLines, valley, [dead])).toEqual([]);
    const story = [{ seq: 4, events: [{ kind: 'event', seat: null, event: 'rodents' }, dead] as Told[], at: null }];
    const after = (seen: number): number => lossesIn(story, seen, 0, valley, { logLines: valleyLines } as GameModule, PLAYERS, speaking('mammoth_valley')).length;
    expect([after(3), after(4)]).toEqual([1, 0]);
  });
});
