/** Positions made by hand, for the gallery and for tests. */
import type { Player } from '../../board/types';
import type { MapView, Side } from './boards';
import type { ValleyView } from './view';

const sides = (text: string): Side[] => text.split(' ').map((side) => side.split('.') as Side);

/** The western massif and the basin with the lake. */
export const MAP: MapView = {
  terrain: 'MFMMMFMPPPVPFVFPFFPFFFMPFPPPPMPLFPFPM',
  region: [1, 1, 4, 4, 1, 1, 4, 4, 4, 1, 1, 2, 4, 5, 5, 1, 2, 2, 2, 4, 5, 5, 2, 3, 2, 5, 6, 6, 3, 3, 5, 0, 6, 3, 3, 5, 6],
  entries: { C: 'c2r0', g: 'c3r0', D: 'c4r0', E: 'c5r0', B: 'c1r1', h: 'c5r1', f: 'c1r2', i: 'c6r2', e: 'c0r3', j: 'c6r3', A: 'c1r4', k: 'c6r4', c: 'c1r5', l: 'c5r5', b: 'c2r6', a: 'c3r6', p: 'c4r6', F: 'c5r6' },
  rivers: [
    { id: 'west', sides: sides('c2r4.E c2r4.NE c1r3.SE c1r4.NE c0r3.SE'), die: [1, 2] },
    { id: 'great', sides: sides('c2r3.NE c2r3.E c3r4.NE c3r3.SE c4r4.NE c4r4.E'), die: [3, 4] },
    { id: 'torrent', sides: sides('c4r3.NE c4r3.E c5r4.NE c5r3.SE c6r4.NE'), die: [5, 6] },
  ],
  lava: { c2r2: ['c1r3', 'c2r3'], c5r2: ['c6r2', 'c5r3'] },
  fish: ['c3r3', 'c2r3', 'c3r4', 'c2r4', 'c4r4', 'c4r3', 'c5r4', 'c3r5', 'c4r6', 'c5r5'],
};

export const PEOPLE: Player[] = [
  { name: 'Noé', letter: 'A' },
  { name: 'Björn', letter: 'B' },
  { name: 'Aïda', letter: 'C' },
  { name: 'Chloé', letter: 'D' },
  { name: 'Emma', letter: 'E' },
  { name: 'Farid', letter: 'F' },
];

const tribe = (camps: number, food: number, warriors: number, women: number, more: Partial<ValleyView['tribes'][number]> = {}): ValleyView['tribes'][number] => ({
  status: 'active', food, fire: false, camps, warriors, women, reserve: { warriors: 10 - warriors, women: 6 - women, camps: 5 - camps }, hand: 4, announced: false, returned: false, ...more,
});

/** A summer with four tribes; the first one is to move. */
export function position(more: Partial<ValleyView> = {}): ValleyView {
  return {
    board: 'A1B1',
    map: MAP,
    options: { fire: true, camps_goal: 4, hand_limit: 5, max_years: 8, harvest: [8, 4], sow_cost: 1, max_warriors: 10 },
    year: 2, season: 'summer', turn: 2, season_length: 3, game_turn: 8, phase: 'movement', first: 0, order: [0, 1, 2, 3], active: 0,
    tribes: [tribe(3, 14, 6, 4, { fire: true, hand: ['raft', 'torches', 'flint', 'forced_march', 'love_at_first_sight'] }), tribe(2, 9, 5, 3), tribe(4, 11, 6, 4, { announced: true }), tribe(3, 7, 6, 3, { fire: true })],
    hexes: {
      c3r3: { camp: { seat: 0, kind: 'village' }, crop: 'intact', tribes: [{ seat: 0, w: 2, f: 1, t: 0 }] },
      c3r2: { tribes: [{ seat: 0, w: 3, f: 0, t: 1 }] },
      c2r3: { camp: { seat: 0, kind: 'village' }, tribes: [{ seat: 0, w: 1, f: 2, t: 0 }] },
      c2r5: { camp: { seat: 0, kind: 'cave' }, tribes: [{ seat: 0, w: 0, f: 1, t: 0 }] },
      c4r2: { animals: { mammoth: 2 } },
      c5r0: { camp: { seat: 1, kind: 'cave' }, tribes: [{ seat: 1, w: 2, f: 1, t: 0 }] },
      c5r1: { camp: { seat: 1, kind: 'village' }, crop: 'damaged', palisade: true, tribes: [{ seat: 1, w: 3, f: 2, t: 0 }] },
      c4r4: { camp: { seat: 2, kind: 'village' }, crop: 'intact', tribes: [{ seat: 2, w: 1, f: 2, t: 0 }] },
      c5r4: { camp: { seat: 2, kind: 'village' }, tribes: [{ seat: 2, w: 1, f: 1, t: 0 }] },
      c3r5: { camp: { seat: 2, kind: 'village' }, tribes: [{ seat: 2, w: 3, f: 1, t: 0 }] },
      c4r6: { camp: { seat: 2, kind: 'village' }, tribes: [{ seat: 2, w: 1, f: 0, t: 0 }] },
      c1r2: { camp: { seat: 3, kind: 'village' }, tribes: [{ seat: 3, w: 2, f: 1, t: 0 }] },
      c1r5: { camp: { seat: 3, kind: 'village' }, crop: 'intact', tribes: [{ seat: 3, w: 3, f: 1, t: 0 }, { seat: 1, w: 2, f: 0, t: 0 }], animals: { wolf: 2 } },
      c2r0: { camp: { seat: 3, kind: 'cave' }, tribes: [{ seat: 3, w: 1, f: 1, t: 0 }] },
      c1r1: { animals: { bear: 1 } }, c0r3: { animals: { bison: 3 } }, c6r2: { marker: 'fire' }, c5r3: { marker: 'lava' }, c6r4: { marker: 'flood' },
      c2r1: { animals: { wolf: 2 } }, c5r6: { animals: { tiger: 1 } }, c3r6: { animals: { rhino: 1, bison: 2 } }, c6r3: { neutral: ['woman'] },
    },
    moving: { seat: 0, classes: { c3r2: { w: 3, t: 1 }, c3r3: { w: 1, w1: 1, f: 1 }, c2r3: { w: 1, f: 2 }, c2r5: { f: 1 } }, group: null, carries: false, left: 0 },
    battle: null, survival: null, event: 'good_rains', lasting: ['good_rains'], direction: 'E', cap: 2, frozen: [],
    bag: { wolf: ['A', 'B', 'C', 'D'], tiger: ['A', 'B', 'E', 'F', 'c', 'g', 'j'], bear: ['A', 'C', 'D', 'h', 'i'], bison: ['a', 'b', 'c'], rhino: ['a', 'e', 'f', 'g', 'i', 'j', 'l'], mammoth: ['a', 'b', 'e', 'h', 'k'] },
    packs: 8, tricks: { pile: 17, discards: ['net', 'bridge'] },
    events: { summer: { pile: 11, discards: ['flood'], next: null, known_to: [] }, winter: { pile: 12, discards: [], next: null, known_to: [] } },
    window: null, choice: null, trampled: [],
    ...more,
  };
}

export const MOVE_LEGAL = ['c3r2:w', 'c3r3:w', 'c3r3:f', 'c3r3:w1', 'c2r3:w', 'c2r3:f', 'c2r5:f', 'settle-c2r3', 'fire-c2r3', 'play-flint', 'end'];
