/** Positions of Mammut worth looking at. */
import { isSpecies, SPECIES, type LootFace, type Species } from '../art/loot';
import type { Player, Told } from '../board/types';
import type { Evaluation, Heap, MammutView, Tile } from '../games/mammut/view';

export interface MammutSample {
  view: MammutView;
  legal: string[];
  seat: number | null;
  players: Player[];
  last: Told[];
  /** Tiles ticked, the heap grabbed, the card lifted. */
  ticked?: number[];
  steal?: string;
  card?: string;
}

const PEOPLE: Player[] = [
  { name: 'Noé', letter: 'A' },
  { name: 'Björn', letter: 'B', note: 'robot, niveau 3' },
  { name: 'Aïda', letter: 'C' },
  { name: 'Chloé', letter: 'D', note: 'robot, niveau 2' },
  { name: 'Maximilienne', letter: 'E' },
];
const BAG: LootFace[] = [
  '?', '?', '?', '?', 'axe', 'axe', 'axe', 'hide', 'hide', 'hide', 'hide', 'hide', 'tusk', 'tusk', 'tusk', 'tusk',
  'meat', 'meat', 'meat', 'meat', 'meat', 'fire', 'fire', 'fire', 'hare', 'fox', 'marmot', 'marmot', 'ptarmigan', 'hedgehog', 'salmon', 'red',
];
const order = (face: LootFace): number => BAG.indexOf(face) * 4;

function tilesWith(places: Record<string, number[]>): Tile[] {
  const placeOf = (id: number): string => Object.keys(places).find((place) => places[place].includes(id)) ?? 'middle';
  const tiles = BAG.map((face, id): Tile => {
    const looked = id === 1;
    const open = id === 3;
    return { id, face, under: looked ? 'tusk' : open ? 'meat' : null, known: looked ? 'private' : open ? 'open' : 'no', lookers: looked ? [0] : id === 2 ? [1] : [], place: placeOf(id), class: order(face) + (looked ? 1 : open ? 2 : id === 2 ? 3 : 0) };
  });
  return tiles.sort((a, b) => a.class - b.class || a.id - b.id);
}

function heapsWith(seats: number, slots: 1 | 2, places: Record<string, number[]>): Heap[] {
  return [...'ABCDE'].slice(0, seats).flatMap((letter, seat) => Array.from({ length: slots }, (_, k) => ({ id: `${letter}${k + 1}`, seat, tiles: places[`${letter}${k + 1}`] ?? [] })));
}

function position(seats: number, places: Record<string, number[]>, more: Partial<MammutView> = {}): MammutView {
  const slots = seats === 2 ? 2 : 1;
  const tiles = tilesWith(places);
  const heaps = heapsWith(seats, slots, places);
  const holder = heaps.find((heap) => heap.tiles.includes(31))?.seat ?? null;
  const turns = (list: number[]): number[] => list.slice(0, seats);
  const owned: Species[][] = [['hare', 'fox', 'salmon'], ['beaver'], ['hedgehog', 'marmot', 'hare', 'fox'], [], ['ptarmigan']];
  return {
    round: 3, last_round: 5, hide_value: 3, phase: 'turn', to_move: 0, start: 2, slots, last_slot: false,
    points: turns([24, 31, 18, 9, 57]), hides: turns([7, 9, 4, 4, 12]), animals: owned.slice(0, seats),
    supply: Object.fromEntries(SPECIES.map((name) => [name, 4])) as Record<Species, number>,
    set_points: [0, 0, 0, 4, 9, 15, 22, 30], meat_prizes: [8, 5, 2].slice(0, seats - 1), start_points: 10,
    hands: [['look', 'look', 'most-hide-4vp', 'animal-swap'], 3, 1, 0, 4].slice(0, seats), laid: [['hide-one'], 1, 0, 2, 0].slice(0, seats),
    played: ['flip'], pile: 6, discard: ['look', 'most-axe-fire', 'return'],
    tiles, heaps, middle: tiles.filter((tile) => tile.place === 'middle').map((tile) => tile.id),
    shaman: { tile: 31, arrow: 'red', holder, order: holder === null ? null : Array.from({ length: seats }, (_, i) => (holder + i) % seats) },
    picking: null, touched: null, swap: null, evaluation: null, ...more,
  };
}

const HEAPS = { B1: [4, 7, 8, 12, 16, 21, 24, 31], C1: [0, 5, 9, 13, 17, 18, 22, 26, 29] };
const TURN = ['take', 'steal-B1', 'steal-C1', 'play-look', 'play-most-hide-4vp', 'play-animal-swap'];

const EVALUATION: Evaluation = {
  round: 3, hide_value: 3, holder: 1, arrow: 'red', order: [1, 2, 0],
  counts: { axe: [2, 1, 1], hide: [3, 3, 1], tusk: [1, 3, 2], meat: [3, 3, 1], fire: [0, 2, 0], animal: [2, 3, 2] },
  turned: [{ tile: 0, face: 'meat', seat: 2 }],
  cards: [['hide-one', 'animal-swap'], ['most-tusk-4vp'], []], drew: [2, 1, 1],
  points: { axe: [0, 0, 0], hide: [0, 3, -3], tusk: [2, 10, 4], meat: [5, 8, 0], fire: [-5, 0, 0], set: [0, 0, 0] },
  pawns: [['marmot'], ['hare', 'salmon'], []],
};
const scored = (seat: number, category: string, reason: string, points: number, total: number, tied: number[] = []): Told => ({ kind: 'scored', seat, category, reason, count: 1, points, amount: Math.abs(points), total, tied });
const SCORING: Told[] = [
  { kind: 'swept', seat: 2, heap: 'C1', tiles: [1, 2], count: 2 },
  { kind: 'evaluation', round: 3, holder: 1, arrow: 'red', order: [1, 2, 0] },
  { kind: 'revealed', seat: 1, cards: ['most-tusk-4vp'], count: 1 },
  { kind: 'revealed', seat: 0, cards: ['hide-one', 'animal-swap'], count: 2 },
  { kind: 'turned_up', tiles: [{ tile: 0, face: 'meat', seat: 2 }], count: 4 },
  { kind: 'counted', counts: EVALUATION.counts },
  { kind: 'drew', seat: 1, count: 1 },
  { kind: 'drew', seat: 2, count: 1 },
  { kind: 'drew', seat: 0, count: 2, cards: ['look', 'flip'] },
  { kind: 'advanced', seat: 1, steps: 3, to: 9 },
  { kind: 'advanced', seat: 2, steps: 1, to: 4 },
  { kind: 'advanced', seat: 0, steps: 3, to: 7 },
  scored(1, 'hide', 'hide_leader', 3, 24),
  scored(2, 'hide', 'hide_last', -3, 15),
  scored(1, 'tusk', 'tusk_points', 6, 30),
  scored(2, 'tusk', 'tusk_points', 4, 19),
  scored(0, 'tusk', 'tusk_points', 2, 24),
  scored(1, 'tusk', 'most_tusk_4vp', 4, 34),
  scored(1, 'meat', 'meat_1', 8, 42, [0]),
  scored(0, 'meat', 'meat_2', 5, 29, [1]),
  scored(0, 'fire', 'fire_least', -5, 24, [2]),
  { kind: 'pawn', seat: 1, species: 'hare', cause: 'tile', owned: 2 },
  { kind: 'pawn', seat: 1, species: 'salmon', cause: 'tile', owned: 3 },
  { kind: 'swapped', seat: 0, from: 'hare', species: 'marmot' },
  { kind: 'pawn', seat: 0, species: 'marmot', cause: 'swap', owned: 4 },
  { kind: 'evaluated', round: 3 },
];

const three = position(3, HEAPS);
const swapTiles = BAG.filter(isSpecies).slice(0, 2);

export const MAMMUT: Record<string, MammutSample> = {
  turn: { view: three, legal: TURN, seat: 0, players: PEOPLE.slice(0, 3), last: [] },
  gather: { view: three, legal: TURN, seat: 0, players: PEOPLE.slice(0, 3), last: [], ticked: [1, 10, 14, 19, 23, 25] },
  steal: { view: three, legal: TURN, seat: 0, players: PEOPLE.slice(0, 3), last: [], steal: 'C1', ticked: [9, 22] },
  card: { view: three, legal: TURN, seat: 0, players: PEOPLE.slice(0, 3), last: [], card: 'most-hide-4vp' },
  start: { view: position(5, {}, { start: 0 }), legal: ['take', 'play-look'], seat: 0, players: PEOPLE, last: [] },
  five: { view: position(5, { ...HEAPS, D1: [10, 14, 19, 23, 25, 27], E1: [6, 11, 15] }, { last_slot: true }), legal: ['sweep', 'steal-B1', 'steal-C1', 'steal-D1', 'steal-E1'], seat: 0, players: PEOPLE, last: [] },
  two: { view: position(2, { A1: [4, 7, 8, 12], B1: [16, 21, 24, 31, 0, 5], B2: [9, 13, 17, 18, 22, 26, 29] }), legal: ['sweep', 'steal-B1', 'steal-B2'], seat: 0, players: PEOPLE.slice(0, 2), last: [] },
  flip: { view: position(3, HEAPS, { phase: 'flip' }), legal: ['t0', 't1', 't4', 't6', 't10', 't14', 't19', 't23'], seat: 0, players: PEOPLE.slice(0, 3), last: [{ kind: 'played', seat: 0, card: 'flip' }] },
  swap: { view: position(3, HEAPS, { phase: 'swap', swap: { seat: 0, left: 1, tiles: swapTiles } }), legal: [...['beaver', 'marmot', 'hedgehog', 'ptarmigan'].flatMap((to) => swapTiles.map((from) => `swap-${from}-${to}`)), 'decline'], seat: 0, players: PEOPLE.slice(0, 3), last: [] },
  show: { view: position(3, {}, { evaluation: EVALUATION }), legal: [], seat: 0, players: PEOPLE.slice(0, 3), last: SCORING },
  onlooker: { view: { ...three, hands: [4, 3, 1], laid: [1, 1, 0] }, legal: [], seat: null, players: PEOPLE.slice(0, 3), last: [] },
};
