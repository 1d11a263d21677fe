/** Places as a person would call them: the forest by the lake (c4r2). Made from the board alone, so always the same. */
import type { Fields, Translate } from '../../board/types';
import { COMPASS, neighbour, type Board, type Hex } from './boards';
import { wordFor } from './story';

const KEY = 'mammoth_valley.place';
/** From the right, as the angle grows: clockwise on the screen. */
const SIDES = ['E', 'SE', 'S', 'SW', 'W', 'NW', 'N', 'NE'];
const HEX = /\bc\dr\d\b/g;
const SENTENCE = /\.(event|refusal)\./;

/** What a person would point at beside a hex, the most striking first. */
function nearOf(board: Board, hex: Hex): { what: string; name: string } | null {
  const around = COMPASS.flatMap((direction) => neighbour(board, hex.name, direction) ?? []);
  const beside = (what: string): boolean => around.some(({ land }) => land === what);
  if (beside('lake')) return { what: 'lake', name: '' };
  if (hex.entry) return { what: 'letter', name: hex.entry };
  if (beside('volcano')) return { what: 'volcano', name: '' };
  const river = around.map(({ name }) => board.between.get(`${hex.name}|${name}`)).find(Boolean);
  return river ? { what: 'river', name: river } : null;
}

function sideOf({ x, y }: Hex): string {
  if (Math.hypot(x, y) < 1) return 'middle';
  return SIDES[Math.round(Math.atan2(y, x) / (Math.PI / 4) + 8) % 8];
}

function shortName(board: Board, hex: Hex, t: Translate): string {
  const land = t(`${KEY}.${hex.land}`);
  const near = hex.land === 'lake' ? null : nearOf(board, hex);
  if (!near) return land;
  const name = near.what === 'river' ? wordFor(t, 'river', near.name) : near.name;
  return `${land} ${t(`${KEY}.near.${near.what}`, { near: name })}`;
}

/** Every hex by its name; where two would be called the same, their sides of the valley tell them apart. */
export function placeNames(board: Board, t: Translate): Map<string, string> {
  const short = new Map(board.hexes.map((hex) => [hex.name, shortName(board, hex, t)]));
  const all = [...short.values()];
  return new Map(
    board.hexes.map((hex) => {
      const name = short.get(hex.name) ?? hex.name;
      const alone = all.indexOf(name) === all.lastIndexOf(name);
      return [hex.name, t(KEY, { place: alone ? name : `${name} ${t(`${KEY}.side.${sideOf(hex)}`)}`, hex: hex.name })];
    }),
  );
}

/** Says the sentences of the game with places called by their names; one that begins with a place begins with a capital. */
export function withPlaces(board: Board, t: Translate): Translate {
  let names = new Map<string, string>();
  let language = '';
  const nameOf = (hex: string): string => {
    // Another language has other names.
    if (language !== (language = t(KEY + '.forest'))) names = placeNames(board, t);
    return names.get(hex) ?? hex;
  };
  return (key, fields = {}) => {
    if (!key.startsWith('mammoth_valley.')) return t(key, fields);
    const told = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, typeof value === 'string' ? value.replace(HEX, nameOf) : value])) as Fields;
    const said = t(key, told);
    return told.hex !== fields.hex && said.startsWith(String(told.hex)) && SENTENCE.test(key) ? said.charAt(0).toLocaleUpperCase() + said.slice(1) : said;
  };
}

const speakers = new WeakMap<Board, Translate>();
/** The same for every view of a board: nothing is drawn anew because it is called by its name. */
export function speakerFor(board: Board, t: Translate): Translate {
  const speaker = speakers.get(board) ?? withPlaces(board, t);
  speakers.set(board, speaker);
  return speaker;
}
