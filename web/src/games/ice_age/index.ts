/** Ice Age at the table. */
import type { Fact, GameModule, Hint, Translate } from '../../board/types';
import { IceAgeChoice } from './choice.svelte';
import Controls from './Controls.svelte';
import Field from './Field.svelte';
import Hands from './Hands.svelte';
import { gatherable } from './moves';
import { logLines, playTime } from './story';
import { handOf, playsOf, type IceAgeView } from './view';
import { capital, pieceName, playForecast } from './words';

const NONE: Hint = { text: '', preview: null, warn: false };

const promptHint: GameModule['promptHint'] = ({ view: shown, legal, seat, players, choice, t }) => {
  const view = shown as IceAgeView;
  const mind = choice as IceAgeChoice;
  if (legal.length === 0 || seat === null) return NONE;
  const card = mind.slot === null ? undefined : handOf(view, seat)[mind.slot];
  if (view.phase === 'play' && card) return cardHint(view, seat, card, t);
  const most = gatherable(view, seat);
  if (most > 1) return { ...NONE, text: t('ice_age.board.hint.gather', { n: most, have: mind.picks.length }) };
  const { from, piece } = mind.plan;
  if (from === null) return NONE;
  if (piece === null && legal.some((text) => /^(swap|with|remove)-[A-E]/.test(text))) return { ...NONE, text: t('ice_age.board.hint.piece', { region: from }) };
  return { ...NONE, text: piece ? t('ice_age.board.hint.piece.to', { piece: capital(pieceName(piece, players, t)), region: from }) : t('ice_age.board.hint.to', { region: from }) };
};

/** What the card does, and what playing it would mean. Of several ways each says so itself: nothing may move under the pointer. */
function cardHint(view: IceAgeView, seat: number, card: string, t: Translate): Hint {
  const plays = playsOf(view, card);
  const play = plays.length === 1 ? plays[0] : undefined;
  return { text: t(`ice_age.card.${card}.help`), preview: play ? playForecast(view, play, seat, t) : null, warn: play?.ends ?? false, seen: !play?.ends };
}

/** Where the game stands, for the bar. */
function facts(shown: unknown, t: Translate): Fact[] {
  const view = shown as IceAgeView;
  return [
    { label: t('ice_age.board.fact.round'), value: `${view.round}/${view.rounds}` },
    { label: t('ice_age.board.fact.dark'), value: String(view.dark_reserve) },
    { label: t('ice_age.board.fact.light'), value: String(view.light_reserve) },
  ];
}

const iceAge: GameModule = { Field, Controls, Hands, newChoice: () => new IceAgeChoice(), promptHint, logLines, facts, playTime, losses: () => import('./losses') };
export default iceAge;
