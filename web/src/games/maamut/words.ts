/** What things on this board are called, and what is said about them. */
import type { Player, Translate } from '../../board/types';
import { groundOf } from './tiles';
import { huntersOn, type MaamutView, type Target } from './view';

/** A name with a few sentences about it, and the rule to read. */
export interface Explanation {
  title: string;
  lines: string[];
  rule: string;
}

const RULES = { rock: '1.2', grass: '1.3', snow: '1.4', cross: '1.4' } as const;
const nameOf = (players: readonly Player[], seat: number): string => players[seat]?.name ?? String(seat + 1);

/** Who and what is on a tile, in words. */
function onTile(view: MaamutView, tile: string, players: readonly Player[], t: Translate): string[] {
  const out: string[] = [];
  if (view.mammoth === tile) out.push(t('maamut.board.mammoth'));
  for (const seat of huntersOn(view, tile)) out.push(t('maamut.board.hunter', { seat: nameOf(players, seat) }));
  if (tile in view.traps) out.push(t('maamut.board.trap', { owner: nameOf(players, view.traps[tile]) }));
  return out;
}

function actionName(target: Target, t: Translate): string {
  if (target.kind !== 'walk') return t(`maamut.action.${target.kind}.full`, { tile: target.tile });
  return t('maamut.action.move.full', { card: target.card ?? 0, direction: t(`maamut.direction.${target.direction}`) });
}

/** What a screen reader says of a tile. */
export function tileLabel(
  view: MaamutView,
  tile: string,
  target: Target | null,
  players: readonly Player[],
  t: Translate,
): string {
  const terrain = t(`maamut.terrain.${groundOf(view.terrain, tile)}`);
  const parts = [t('maamut.board.tile', { tile, terrain }), ...onTile(view, tile, players, t)];
  if (target) parts.push(actionName(target, t));
  if (target && view.cut_off?.includes(tile)) parts.push(t('maamut.warning.cut_off'));
  return parts.join(', ');
}

/** What hovering over a tile explains: the most interesting thing there, and the ground. */
export function explainTile(view: MaamutView, tile: string, players: readonly Player[], t: Translate): Explanation {
  const ground = groundOf(view.terrain, tile);
  const groundName = t(`maamut.terrain.${ground}`);
  const about = t(`maamut.help.${ground}`);
  const name = (what: string): string => `${what} · ${tile}`;
  if (view.mammoth === tile)
    return { title: name(t('maamut.board.mammoth')), lines: [t('maamut.help.mammoth'), groundName], rule: '4.1' };
  const lines = onTile(view, tile, players, t);
  if (view.cut_off?.includes(tile)) lines.push(t('maamut.warning.cut_off'));
  if (tile in view.traps) return { title: name(lines.join(' · ')), lines: [t('maamut.help.trap')], rule: '4.4' };
  if (lines.length) return { title: name(lines.join(' · ')), lines: [about], rule: RULES[ground] };
  return { title: name(groundName), lines: [about], rule: RULES[ground] };
}
