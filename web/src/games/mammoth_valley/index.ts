/** Mammoth Valley at the table. */
import type { Fact, GameModule, Hint, Translate } from '../../board/types';
import { boardOf } from './boards';
import { ValleyChoice } from './choice.svelte';
import Controls from './Controls.svelte';
import Field from './Field.svelte';
import Hands from './Hands.svelte';
import { meeting } from './meeting';
import { playTime } from './motion';
import { sizeOf, starts } from './moves';
import { speakerFor } from './places';
import { logLines } from './story';
import { targetsOf } from './targets';
import { PHASES, type ValleyView } from './view';

const KEY = 'mammoth_valley.board';

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
  losses: () => import('./losses'),
  speaker: (shown, t) => speakerFor(boardOf(shown as ValleyView), t),
};
export default mammothValley;
