/** Mammut at the table. */
import type { Fact, GameModule, Hint, Translate } from '../../board/types';
import { MammutChoice } from './choice.svelte';
import Controls from './Controls.svelte';
import Field from './Field.svelte';
import Hands from './Hands.svelte';
import { planOf } from './plan';
import { logLines, playTime } from './story';
import { tallyOf } from './tally';
import { heapNamed, type MammutView } from './view';
import { heapName, tallyWords } from './words';

const promptHint: GameModule['promptHint'] = ({ view: shown, legal, seat, players, choice, t }) => {
  const view = shown as MammutView;
  const mind = choice as MammutChoice;
  const none: Hint = { text: '', preview: null, warn: false };
  if (legal.length === 0 || seat === null) return none;
  const words = tallyWords(tallyOf(planOf(view, seat, mind, legal).gained), t);
  if (mind.mode === 'take') return { ...none, text: t('mammut.board.hint.take'), preview: words };
  if (mind.mode === 'return') return { ...none, text: t('mammut.board.hint.return') };
  if (mind.mode === 'steal') {
    const heap = mind.open === null ? undefined : heapNamed(view, mind.open);
    const name = heap ? heapName(view, heap, seat, players, t) : '';
    return { ...none, text: t('mammut.board.hint.steal', { heap: name }), preview: mind.ticked.size > 0 ? t('mammut.board.hint.keep', { loot: words }) : null };
  }
  return none;
};

/** Counters of the table for the bar. */
function facts(shown: unknown, t: Translate): Fact[] {
  const view = shown as MammutView;
  return [
    { label: t('mammut.board.fact.round'), value: `${view.round}/${view.last_round}` },
    { label: t('mammut.board.fact.hides'), value: `±${view.hide_value}` },
    { label: t('mammut.board.fact.pile'), value: String(view.pile) },
    { label: t('mammut.board.fact.discard'), value: String(view.discard.length) },
  ];
}

const mammut: GameModule = {
  Field,
  Controls,
  Hands,
  newChoice: () => new MammutChoice(),
  promptHint,
  logLines,
  facts,
  playTime,
  losses: () => import('./losses'),
};
export default mammut;
