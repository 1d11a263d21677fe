/** The trick cards as one picture, green edge; and the painted walls of the events. Loaded when cards are first shown. */
import type { Picture } from './bake';
import { BASE, CARD, dots, paper, patch, type Tone } from './cards';
import { filters } from './defs';
import { RAIN, WOMAN } from './hunt-silhouettes';
import animalSkull from './icons/animal-skull';
import babyFace from './icons/baby-face';
import bearHead from './icons/bear-head';
import boneMace from './icons/bone-mace';
import burningTree from './icons/burning-tree';
import caveman from './icons/caveman';
import crossedBones from './icons/crossed-bones';
import deathSkull from './icons/death-skull';
import doubleFish from './icons/double-fish';
import drum from './icons/drum';
import earthCrack from './icons/earth-crack';
import fallingLeaf from './icons/falling-leaf';
import fallingRocks from './icons/falling-rocks';
import flame from './icons/flame';
import flintSpark from './icons/flint-spark';
import flowers from './icons/flowers';
import footprint from './icons/footprint';
import hand from './icons/hand';
import herbsBundle from './icons/herbs-bundle';
import highGrass from './icons/high-grass';
import knapsack from './icons/knapsack';
import lightningStorm from './icons/lightning-storm';
import linkedRings from './icons/linked-rings';
import log from './icons/log';
import meat from './icons/meat';
import mountains from './icons/mountains';
import palisade from './icons/palisade';
import paw from './icons/paw';
import pineTree from './icons/pine-tree';
import plantRoots from './icons/plant-roots';
import plantSeed from './icons/plant-seed';
import rat from './icons/rat';
import ropeBridge from './icons/rope-bridge';
import run from './icons/run';
import shakingHands from './icons/shaking-hands';
import sittingDog from './icons/sitting-dog';
import snowflake from './icons/snowflake-2';
import spikyPit from './icons/spiky-pit';
import stoneAxe from './icons/stone-axe';
import thrownSpear from './icons/thrown-spear';
import torch from './icons/torch';
import volcano from './icons/volcano';
import waves from './icons/waves';
import wheat from './icons/wheat';
import whirlwind from './icons/whirlwind';
import wildfires from './icons/wildfires';
import wolfHead from './icons/wolf-head';
import wolfHowl from './icons/wolf-howl';
import { blob } from './paths';
import { seeded } from './seed';
import { EYE } from './silhouettes';

const RAFT = '<path id="i-raft" d="M-46 2H40Q46 2 46 8T40 14H-46Q-40 8-46 2ZM-46 18H40Q46 18 46 24T40 30H-46Q-40 24-46 18ZM-40-14H34Q40-14 40-8T34-2H-40Q-34-8-40-14ZM-4-18V-48H2L24-22H4V-18Z"/>';
const SUN = '<path id="i-sun" d="M0-24A24 24 0 1 1 0 24A24 24 0 1 1 0-24ZM-5-30L0-48L5-30ZM-5 30L0 48L5 30ZM-30-5L-48 0L-30 5ZM30-5L48 0L30 5ZM-25-18L-34-34L-18-25ZM25-18L34-34L18-25ZM-25 18L-34 34L-18 25ZM25 18L34 34L18 25Z"/>';
const HEART = '<path id="i-heart" d="M0 42C-30 18-46 2-44-18C-42-36-20-44-6-30L0-22L6-30C20-44 42-36 44-18C46 2 30 18 0 42Z"/>';

const ICONS: Record<string, string> = {
  'animal-skull': animalSkull, 'baby-face': babyFace, 'bear-head': bearHead, 'bone-mace': boneMace, 'burning-tree': burningTree, caveman, 'crossed-bones': crossedBones, 'death-skull': deathSkull,
  'double-fish': doubleFish, drum, 'earth-crack': earthCrack, eye: EYE, 'falling-leaf': fallingLeaf, 'falling-rocks': fallingRocks, flame, 'flint-spark': flintSpark, flowers, footprint, hand, heart: HEART,
  'herbs-bundle': herbsBundle, 'high-grass': highGrass, knapsack, 'lightning-storm': lightningStorm, 'linked-rings': linkedRings, log, meat, mountains, palisade, paw, 'pine-tree': pineTree, 'plant-roots': plantRoots,
  'plant-seed': plantSeed, raft: RAFT, rain: RAIN, rat, 'rope-bridge': ropeBridge, run, 'shaking-hands': shakingHands, 'sitting-dog': sittingDog, 'snowflake-2': snowflake, 'spiky-pit': spikyPit, 'stone-axe': stoneAxe,
  sun: SUN, 'thrown-spear': thrownSpear, torch, volcano, waves, wheat, whirlwind, wildfires, 'wolf-head': wolfHead, 'wolf-howl': wolfHowl, woman: WOMAN,
};

/** What is painted on each trick, and on which stone. */
const TRICKS: Record<string, [figure: string, tone: Tone]> = {
  friend: ['shaking-hands', 'sand'], animal_call_single: ['wolf-howl', 'dusk'], good_herbs: ['herbs-bundle', 'moss'], camouflage: ['high-grass', 'moss'], cannibals: ['crossed-bones', 'red'],
  rockfall: ['falling-rocks', 'sand'], like_an_animal: ['paw', 'dusk'], love_at_first_sight: ['heart', 'red'], stamina: ['mountains', 'sand'], wild_child: ['baby-face', 'moss'],
  natural_fertiliser: ['wheat', 'ochre'], spying: ['eye', 'dusk'], childbed_fever: ['death-skull', 'night'], net: ['double-fish', 'ice'], headstrong: ['bone-mace', 'red'],
  flight: ['run', 'sand'], climbing_trees: ['pine-tree', 'moss'], fertility_herbs: ['flowers', 'moss'], firebug: ['wildfires', 'red'], intuition: ['eye', 'ice'],
  wolfling: ['sitting-dog', 'dusk'], forced_march: ['footprint', 'sand'], swimming: ['waves', 'ice'], pacs: ['linked-rings', 'ochre'], stockade: ['palisade', 'ochre'],
  traps: ['spiky-pit', 'red'], cut_stone: ['stone-axe', 'red'], bridge: ['rope-bridge', 'ice'], spear_thrower: ['thrown-spear', 'red'], roots_gathering: ['plant-roots', 'ochre'],
  raft: ['raft', 'ice'], late_planting: ['plant-seed', 'moss'], flint: ['flint-spark', 'red'], war_drum: ['drum', 'dusk'], terraces: ['wheat', 'sand'],
  scorched_earth: ['flame', 'night'], torches: ['torch', 'ochre'], tree_trunks: ['log', 'ice'], family_visit: ['caveman', 'ochre'], theft: ['knapsack', 'night'],
};
const SUMMER: Record<string, string> = {
  mild_fall: 'falling-leaf', good_rains: 'rain', epidemic: 'death-skull', epizooty: 'animal-skull', volcanic_eruption_summer: 'volcano', forest_fire: 'burning-tree', flood: 'waves',
  storms: 'lightning-storm', rodents: 'rat', locusts: 'wheat', drought: 'sun', solitary_summer: 'caveman', earthquake: 'earth-crack',
};
const WINTER: Record<string, string> = {
  avalanches: 'falling-rocks', blizzard: 'whirlwind', snowfall: 'snowflake-2', volcanic_eruption_winter: 'volcano', frozen_river: 'snowflake-2', cold_snap: 'snowflake-2', long_winter: 'snowflake-2',
  wolf_pack_3: 'wolf-head', wolf_pack_4: 'wolf-head', cave_bear: 'bear-head', solitary_winter: 'caveman', snow_storm: 'whirlwind', lean_meat: 'meat', scarce_game: 'footprint',
};
/** What is painted while no event lies on the table. */
const CALM: Record<string, string> = { calm_summer: 'sun', calm_winter: 'pine-tree' };

export const TRICK_NAMES: readonly string[] = Object.keys(TRICKS);
export const EVENT_NAMES: readonly string[] = [...Object.keys(SUMMER), ...Object.keys(WINTER)];

const INK = '#43240c';
const EDGE = '#2f4a1e';

function front(name: string): string {
  const [figure, tone] = TRICKS[name];
  const ink = tone === 'night' ? '#e6cf9c' : INK;
  return (
    paper(EDGE) + patch(name, 8, 8, 84, 92, tone) + dots(name, 50, 54, 24, ink, 36) +
    `<g filter="url(#pigment)"><use href="#i-${figure}" transform="translate(50 54)scale(.66)" fill="${ink}"/></g>`
  );
}

/** A hand stencil on green stone. */
const back = (): string =>
  paper(EDGE) + patch('trickback', 7, 7, 86, 126, 'moss') +
  `<g filter="url(#pigment)"><path d="${blob(50, 68, 35, 44, seeded('bk'), 11, 0.1)}" fill="#8c3416" opacity=".85"/></g>` +
  `<use href="#i-hand" transform="translate(50 68)scale(.58)" fill="#f0d9a8"/>${dots('trickbackd', 50, 68, 24, '#7a2810', 36)}`;

/** The wall of an event: ochre by summer, ice by winter. */
function wall(name: string): string {
  const cold = name in WINTER || name === 'calm_winter';
  const ink = cold ? '#173f58' : '#6e2810';
  const figure = { ...SUMMER, ...WINTER, ...CALM }[name];
  return (
    patch(name, 2, 2, WALL.width - 4, WALL.height - 4, cold ? 'ice' : 'ochre') + dots(name, 66, 29, 30, ink, 56) +
    `<g filter="url(#pigment)"><use href="#i-${figure}" transform="translate(66 29)scale(.47)" fill="${ink}"/></g>`
  );
}

const WALL = { width: 132, height: 58 };

interface Plan {
  columns: number;
  rows: number;
  names: readonly string[];
  cell: { width: number; height: number };
  picture(): Picture;
}

function sheetOf(names: readonly string[], columns: number, cell: Plan['cell'], draw: (name: string) => string): Plan {
  const { width, height } = cell;
  const rows = Math.ceil(names.length / columns);
  return {
    columns,
    rows,
    names,
    cell,
    picture() {
      const cells = names.map((name, i) => `<g transform="translate(${(i % columns) * width} ${Math.floor(i / columns) * height})">${draw(name)}</g>`);
      return { viewBox: `0 0 ${columns * width} ${rows * height}`, body: `<defs>${filters}${BASE}${Object.values(ICONS).join('')}</defs>${cells.join('')}` };
    },
  };
}

export const TRICK_SHEET = sheetOf([...TRICK_NAMES, 'back'], 10, CARD, (name) => (name === 'back' ? back() : front(name)));
export const EVENT_SHEET = sheetOf([...EVENT_NAMES, ...Object.keys(CALM)], 5, WALL, wall);
