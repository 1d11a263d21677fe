/** Positions worth looking at. */
import type { Player, Told } from '../board/types';
import type { MaamutView } from '../games/maamut/view';

export interface Sample {
  view: MaamutView;
  legal: string[];
  seat: number | null;
  last: Told[];
  card?: number;
  foreseen?: Record<string, Told[]>;
}

export const PLAYERS: Player[] = [
  { name: 'Noé', letter: 'A' },
  { name: 'Björn', letter: 'B', note: 'robot, niveau 3' },
  { name: 'Aïda', letter: 'C' },
  { name: 'Chloé', letter: 'D' },
];

const VIEW: MaamutView = {
  terrain: 'sgrs' + 'ggsgr' + 'rggsgs' + 'gsgxgrg' + 'sgggsg' + 'rgssg' + 'grsr',
  mammoth: 'c4',
  hunters: ['e5', 'd7', 'c2', 'e2'],
  alive: [true, true, true, true],
  traps: { a2: 0, d3: 0, c5: 1, b1: 2, c3: 2, f2: 3 },
  supply: [2, 3, 2, 3],
  hands: [[1, 2, 3], 3, 3, 3],
  pile: 21,
  discard: [1, 1, 1],
  phase: 'turn',
  to_move: 0,
  first: 2,
  turns: 13,
  turn_cap: 320,
  quiet: 2,
  quiet_limit: 60,
  run: null,
};
const LEGAL = ['1E', '1SE', '1SW', '1W', '1NW', '1NE', '2W', '2SW', '2NW', '3SW', 'pass-1', 'pass-2', 'pass-3'];
const SPRUNG: Told[] = [
  { kind: 'played', seat: 0, card: 2, direction: 'NW' },
  { kind: 'walked', seat: 0, tile: 'd5', from: 'e5' },
  { kind: 'walked', seat: 0, tile: 'c4', from: 'd5' },
  { kind: 'scared', seat: 0, tile: 'c4', direction: 'NW', length: 2 },
  { kind: 'ran', tile: 'b3', from: 'c4' },
  { kind: 'ran', tile: 'a2', from: 'b3' },
  { kind: 'trapped', seat: 0, tile: 'a2', by: 0 },
  { kind: 'ended', reason: 'trap', places: [1, 2, 2, 2] },
];

export const SAMPLES: Record<string, Sample> = {
  table: { view: VIEW, legal: LEGAL, seat: 0, last: [], card: 2, foreseen: { '2NW': SPRUNG } },
  fresh: {
    view: VIEW,
    legal: LEGAL,
    seat: 0,
    last: [
      { kind: 'played', seat: 3, card: 1, direction: 'E' },
      { kind: 'walked', seat: 3, from: 'e1', tile: 'e2' },
      { kind: 'turn', seat: 0 },
    ],
  },
  place: {
    view: { ...VIEW, phase: 'place', mammoth: 'd4', hunters: [null, 'd7', null, null], traps: {}, cut_off: ['a4'], to_move: 0, turns: 0 },
    legal: ['a1', 'a2', 'a4', 'b1', 'c6', 'd1', 'e1', 'e6', 'f5', 'g1', 'g3'].map((tile) => `place-${tile}`),
    seat: 0,
    last: [],
  },
  flee: {
    view: { ...VIEW, phase: 'flee', to_move: 0, mammoth: 'e5', run: { seat: 1, card: 2, direction: 'SW', left: 1, walk: 0 } },
    legal: ['flee-d5', 'flee-e4', 'flee-f4', 'flee-e6'],
    seat: 0,
    last: [],
  },
  shared: {
    view: { ...VIEW, hunters: ['d3', 'd3', 'd3', 'd3'], traps: { ...VIEW.traps, e3: 1 }, mammoth: 'd5' },
    legal: [],
    seat: 1,
    last: [],
  },
  pair: {
    view: { ...VIEW, hunters: ['d3', 'b2', 'b2', 'c3'], alive: [true, true, true, true] },
    legal: ['lift', 'pass-1'],
    seat: 0,
    last: [{ kind: 'laid', seat: 3, tile: 'f2' }],
  },
  over: {
    view: { ...VIEW, phase: 'over', to_move: null, mammoth: 'a2', hunters: ['c4', 'd7', null, 'e2'], alive: [true, true, false, true] },
    legal: [],
    seat: 0,
    last: SPRUNG,
  },
  deadly: {
    view: VIEW,
    legal: LEGAL,
    seat: 0,
    last: [],
    card: 2,
    foreseen: { '2NW': [{ kind: 'scared', seat: 0, tile: 'c4' }, { kind: 'cornered', tile: 'c4' }, { kind: 'eliminated', seat: 0, tile: 'c4', cause: 'cornered' }] },
  },
};
