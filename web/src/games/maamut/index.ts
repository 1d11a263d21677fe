/** Mâamut at the table. */
import type { Fact, GameModule, Hint, Translate } from '../../board/types';
import Controls from './Controls.svelte';
import Field from './Field.svelte';
import Hands from './Hands.svelte';
import { MaamutChoice } from './choice.svelte';
import { dies, flightIn, logLines, playTime, previewSentence } from './story';
import { targetsOf, type MaamutView } from './view';

const promptHint: GameModule['promptHint'] = ({ view: shown, legal, seat, players, choice, t }) => {
  const view = shown as MaamutView;
  const mind = choice as MaamutChoice;
  const none: Hint = { text: '', preview: null, warn: false };
  if (legal.length === 0 || seat === null) return none;
  if (view.phase === 'place') return { ...none, preview: cutOff(view, mind, t), warn: true };
  // The prompt itself says all there is to say about a flight.
  if (view.phase !== 'turn') return none;
  if (mind.exchanging) return { ...none, text: t('maamut.board.hint.exchange') };
  const all = targetsOf(view, seat, legal);
  if (mind.card === null) return { ...none, text: t(`maamut.board.hint.${all.length ? 'turn' : 'blocked'}`) };
  const targets = all.filter((target) => target.card === mind.card);
  if (targets.length === 0) return { ...none, text: t('maamut.board.hint.stuck', { card: mind.card }) };
  const text = t('maamut.board.hint.card', { card: mind.card });
  const pointed = targets.find((target) => target.text === mind.pointed);
  const ahead = pointed ?? targets.find((target) => flightIn(mind.foreseen[target.text] ?? []) || dies(mind.foreseen[target.text] ?? [], seat));
  const events = ahead ? (mind.foreseen[ahead.text] ?? []) : [];
  return { text, preview: previewSentence(events, seat, players, t), warn: dies(events, seat) };
};

/** Spoken up before a hunter is placed where it can never reach the mammoth. */
function cutOff(view: MaamutView, mind: MaamutChoice, t: Translate): string | null {
  const tile = mind.pointed?.split('-')[1];
  return tile && view.cut_off?.includes(tile) ? t('maamut.warning.cut_off') : null;
}

/** Counters of the table; the two that end the game show when less than a quarter is left. */
function facts(shown: unknown, t: Translate): Fact[] {
  const view = shown as MaamutView;
  const out: Fact[] = [
    { label: t('maamut.board.fact.turn'), value: String(view.turns + 1) },
    { label: t('maamut.board.fact.pile'), value: String(view.pile) },
  ];
  const low = (used: number, limit: number): boolean => limit > 0 && limit - used < limit / 4;
  if (low(view.quiet, view.quiet_limit)) out.push({ label: t('maamut.board.fact.quiet'), value: String(view.quiet_limit - view.quiet) });
  if (low(view.turns, view.turn_cap)) out.push({ label: t('maamut.board.fact.cap'), value: String(view.turn_cap - view.turns) });
  return out;
}

const maamut: GameModule = {
  Field,
  Controls,
  Hands,
  newChoice: () => new MaamutChoice(),
  promptHint,
  logLines,
  facts,
  playTime,
  losses: () => import('./losses'),
};
export default maamut;
