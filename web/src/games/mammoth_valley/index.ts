/** Mammoth Valley at the table. */
import type { Fact, GameModule, Hint, Player, Translate } from '../../board/types';
import { boardOf } from './boards';
import { ValleyChoice } from './choice.svelte';
import Controls from './Controls.svelte';
import Field from './Field.svelte';
import Hands from './Hands.svelte';
import { playTime } from './motion';
import { sizeOf, starts } from './moves';
import { chanceToWin } from './odds';
import { groupWords, herdWords, logLines, nameOf } from './story';
import { targetsOf } from './targets';
import { hexView, humansOf, PHASES, type ValleyView } from './view';
import type { Beast } from '../../art/valley-pieces';

const KEY = 'mammoth_valley.board';

/** Who would be met where the group is led, and the chance to win. */
function meeting(view: ValleyView, seat: number, hex: string, mind: ValleyChoice, players: readonly Player[], t: Translate): { said: string; chance: number } | null {
  const there = hexView(view, hex);
  const own = there.tribes?.find((band) => band.seat === seat);
  const count = (kind: 'w' | 'f'): number => (mind.group[kind] ?? 0) + (mind.group[`${kind}1`] ?? 0) + (own?.[kind] ?? 0);
  const group = groupWords({ w: count('w'), f: count('f') }, t);
  const foes = (there.tribes ?? []).filter((band) => band.seat !== seat && humansOf(band) > 0);
  const camp = there.camp?.seat === seat ? (there.camp.kind === 'cave' ? 2 : 1) : 0;
  if (foes.length > 0) {
    const [foe] = foes;
    if (foe.w === 0 || foes.length > 1) return { said: t(`${KEY}.meets.tribe`, { group, seat: nameOf(players, foe.seat) }), chance: 1 };
    const wall = there.camp?.seat === foe.seat ? (there.camp.kind === 'cave' ? 2 : 1) : 0;
    const chance = chanceToWin({ strong: count('w'), weak: 0, bonus: camp }, { strong: foe.w, weak: 0, bonus: wall });
    return { said: t(`${KEY}.meets.warriors`, { group, seat: nameOf(players, foe.seat), n: foe.w, percent: Math.round(chance * 100) }), chance };
  }
  const herds = Object.entries(there.animals ?? {}) as [Beast, number][];
  if (herds.length !== 1) return null;
  const [species, n] = herds[0];
  const fire = view.tribes[seat]?.fire ? 1 : 0;
  const chance = chanceToWin({ strong: count('w'), weak: count('f'), bonus: camp + fire }, { strong: n, weak: 0, bonus: 0 });
  return { said: t(`${KEY}.meets.herd`, { group, herd: herdWords(species, n, t), percent: Math.round(chance * 100) }), chance };
}

const promptHint: GameModule['promptHint'] = ({ view: shown, legal, seat, players, choice, t }) => {
  const view = shown as ValleyView;
  const mind = choice as ValleyChoice;
  const none: Hint = { text: '', preview: null, warn: false };
  if (legal.length === 0 || seat === null) return none;
  if (mind.from !== null) {
    const targets = targetsOf(view, boardOf(view), seat, legal, mind).filter(({ kind }) => kind === 'walk');
    const text = sizeOf(mind.group) === 0 ? t(`${KEY}.hint.nobody`) : targets.length === 0 ? t(`${KEY}.hint.stuck`) : t(`${KEY}.hint.walk`, { n: targets.length });
    const aim = targets.find(({ hex, danger }) => hex === mind.pointed && danger);
    const met = aim ? meeting(view, seat, aim.hex, mind, players, t) : null;
    return { text, preview: met?.said ?? null, warn: met !== null && met.chance < 0.5 };
  }
  if (view.moving?.seat === seat && starts(legal).size > 0 && legal.includes('end')) return { ...none, text: t(`${KEY}.hint.move`) };
  return none;
};

/** Season and turn, year and phase for the bar; a phone has room for the first. */
function facts(shown: unknown, t: Translate): Fact[] {
  const view = shown as ValleyView;
  const phase = (PHASES as readonly string[]).indexOf(view.phase);
  return [
    { label: t(`mammoth_valley.season.${view.season}`), value: `${view.turn}/${view.season_length}` },
    { label: t(`${KEY}.fact.year`), value: String(view.year) },
    { label: t(`mammoth_valley.phase.${view.phase}`), value: phase >= 0 ? `${phase + 1}/${PHASES.length}` : '' },
  ];
}

const mammothValley: GameModule = {
  Field,
  Controls,
  Hands,
  newChoice: () => new ValleyChoice(),
  promptHint,
  logLines,
  facts,
  playTime,
};
export default mammothValley;
