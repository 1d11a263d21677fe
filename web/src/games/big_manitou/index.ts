/** Big Manitou at the table. */
import { isHero } from '../../art/hunt-cards';
import type { Fact, GameModule, Hint, Translate } from '../../board/types';
import { aimsOf } from './aims';
import { ManitouChoice } from './choice.svelte';
import Controls from './Controls.svelte';
import Field from './Field.svelte';
import Hands from './Hands.svelte';
import { logLines, playTime } from './story';
import { countAll, ROUNDS, type ManitouView } from './view';
import { cardName, standingLines } from './words';

const NONE: Hint = { text: '', preview: null, warn: false };

const promptHint: GameModule['promptHint'] = ({ view: shown, legal, seat, players, choice, t }) => {
  const view = shown as ManitouView;
  const mind = choice as ManitouChoice;
  if (legal.length === 0 || seat === null) return NONE;
  if (view.phase === 'select') return { ...NONE, text: t('big_manitou.board.hint.select', { n: view.selection.sizes[seat], have: mind.gathered.size }) };
  const card = mind.card ?? mind.hunter;
  if (card === null) return NONE;
  const text = t(mind.card !== null ? 'big_manitou.board.hint.card' : 'big_manitou.board.hint.hunter', { card: cardName(card, t) });
  const aim = mind.pointed === null ? undefined : aimsOf(view, seat, legal, mind, players, t)[mind.pointed];
  if (!aim?.able) return { ...NONE, text };
  const now = standingLines(view.grounds[(mind.pointed ?? 1) - 1], players, t).join(' ');
  return { text, preview: isHero(card) ? aim.forecast || now : `${aim.forecast} ${now}`.trim(), warn: aim.warn };
};

/** Where the game stands, for the bar. */
function facts(shown: unknown, t: Translate): Fact[] {
  const view = shown as ManitouView;
  const out: Fact[] = [{ label: t('big_manitou.board.fact.hunt'), value: `${view.hunt}/${view.hunts}` }];
  if (view.phase === 'play') out.push({ label: t('big_manitou.board.fact.round'), value: `${view.round}/${ROUNDS}` });
  out.push({ label: t('big_manitou.board.fact.bag'), value: String(countAll(view.bag)) });
  return out;
}

const bigManitou: GameModule = {
  Field,
  Controls,
  Hands,
  newChoice: () => new ManitouChoice(),
  promptHint,
  logLines,
  facts,
  playTime,
  losses: () => import('./losses'),
};
export default bigManitou;
