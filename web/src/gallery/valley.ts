/** Sample positions of Mammoth Valley. */
import type { Told } from '../board/types';
import { MOVE_LEGAL, position } from '../games/mammoth_valley/sample';
import type { ValleyView } from '../games/mammoth_valley/view';

export interface ValleySample {
  view: ValleyView;
  legal: string[];
  seat: number | null;
  last: Told[];
  /** The hex whose people are taken up. */
  take?: string;
  point?: string;
}

const BATTLE: ValleyView['battle'] = {
  hex: 'c1r5', stage: 'tribes', species: null, round: 2,
  sides: [
    { seat: 3, species: null, count: 4, bonuses: [{ what: 'warriors', value: 3 }, { what: 'camp', value: 1 }], bonus: 4, die: 2 },
    { seat: 1, species: null, count: 2, bonuses: [{ what: 'warriors', value: 2 }, { what: 'cards', value: 1 }], bonus: 3, die: 5 },
  ],
};
const round = (a: number, b: number): Told => ({ kind: 'round', hex: 'c1r5', sides: [{ seat: 3, species: null, count: 4, bonuses: [], die: a, bonus: 4 }, { seat: 1, species: null, count: 2, bonuses: [], die: b, bonus: 3 }], losers: [a + 4 < b + 3 ? 3 : 1], beast: null });
const FIGHT: Told[] = [{ kind: 'battle', seat: 3, hex: 'c1r5' }, { kind: 'played', seat: 1, card: 'cut_stone', window: 'before_combat', hex: 'c1r5' }, round(4, 2), { kind: 'died', seat: 1, hex: 'c1r5', token: 'warrior', cause: 'fight' }, round(2, 5), { kind: 'died', seat: 3, hex: 'c1r5', token: 'warrior', cause: 'fight' }];
const WINTER: Partial<ValleyView> = { season: 'winter', event: 'frozen_river', lasting: ['lean_meat'], frozen: ['great', 'lake'], direction: 'SW' };
const herd = (species: string, count: number, path: string[]): Told => ({ kind: 'herd_moved', seat: null, species, count, from: path[0], hex: path[path.length - 1], path: path.slice(1) });

export const VALLEY: Record<string, ValleySample> = {
  move: { view: position(), legal: MOVE_LEGAL, seat: 0, last: [] },
  group: { view: position(), legal: MOVE_LEGAL, seat: 0, last: [], take: 'c3r2', point: 'c4r2' },
  winter: { view: position(WINTER), legal: MOVE_LEGAL, seat: 0, last: [] },
  battle: { view: position({ phase: 'combat', active: 3, battle: BATTLE }), legal: ['lose-c1r5:w', 'lose-c1r5:f'], seat: 3, last: FIGHT },
  feed: {
    view: position({ ...WINTER, phase: 'survival', survival: { seat: 0, stock: 5, people: 10, starving: [], rows: [{ hex: 'c3r3', what: 'fish', points: 1 }, { hex: 'c2r3', what: 'fish', points: 1 }], need: 10, least: 3 } }),
    legal: ['starve-c3r2:w', 'starve-c3r3:w'], seat: 0,
    last: [{ kind: 'income', seat: 3, stock: 13, income: 3, need: 9 }, { kind: 'fed', seat: 3, paid: 9, left: 7, starved: 0 }, { kind: 'income', seat: 2, stock: 7, income: 4, need: 10 }, { kind: 'fed', seat: 2, paid: 10, left: 1, starved: 1 }],
  },
  window: { view: position({ phase: 'combat', battle: BATTLE, window: { window: 'before_combat', struck: [] } }), legal: ['play-torches', 'play-flint', 'pass'], seat: 0, last: [] },
  animals: { view: position({ phase: 'animals' }), legal: [], seat: 0, last: [{ kind: 'direction', die: 2, direction: 'E' }, herd('wolf', 2, ['c1r1', 'c2r1']), herd('bison', 3, ['c1r3', 'c0r3']), herd('bison', 2, ['c2r6', 'c3r6']), herd('mammoth', 2, ['c3r2', 'c4r2'])] },
  sow: { view: position({ phase: 'sowing', season: 'winter' }), legal: ['sow-c2r3', 'sow-c3r2', 'done'], seat: 0, last: [] },
  setup: { view: position({ phase: 'setup', hexes: {}, moving: null, event: null, lasting: [], direction: null }), legal: ['c3r3', 'c2r3', 'c4r4', 'c1r2'].map((hex) => `camp-${hex}`), seat: 0, last: [] },
  onlooker: { view: position(), legal: [], seat: null, last: [] },
};
