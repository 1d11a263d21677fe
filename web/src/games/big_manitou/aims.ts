/** What a press on each ground would do with the card or hunter in mind. */
import { isHero } from '../../art/hunt-cards';
import type { Player, Told, Translate } from '../../board/types';
import { fails, reasonOf } from './story';
import { groundsFor, movesFor, valueOf, type Ground, type ManitouView } from './view';
import { cardName } from './words';

export interface Aim {
  text: string;
  able: boolean;
  label: string;
  /** What would come of it, in a few words. */
  forecast: string;
  /** The forecast is bad news for the viewer. */
  warn: boolean;
}

export interface Plan {
  /** A card of the hand. */
  card: string | null;
  /** An own hunter that lies on a ground. */
  hunter: string | null;
  foreseen: Record<string, Told[]>;
}

const totalWith = (ground: Ground, seat: number, card: string, bonus: number): number => (ground.totals[seat] ?? 0) + valueOf(card) + bonus;

/** The aims by ground; nothing while neither card nor hunter was picked. */
export function aimsOf(view: ManitouView, seat: number | null, legal: readonly string[], plan: Plan, players: readonly Player[], t: Translate): Record<number, Aim> {
  const card = plan.card ?? plan.hunter;
  if (seat === null || card === null || legal.length === 0) return {};
  const open = plan.card !== null ? groundsFor(card, legal) : movesFor(card, legal);
  const aims = view.grounds.map((ground): [number, Aim] => {
    const text = plan.card !== null ? `${card}-${ground.ground}` : `move-${card}-${ground.ground}`;
    const able = open.includes(ground.ground);
    const events = plan.foreseen[text] ?? [];
    const forecast = able ? forecastOf(ground, seat, card, view.bonus[seat] ?? 0, events, players, t) : '';
    const name = t(plan.card !== null ? 'big_manitou.board.play.on' : 'big_manitou.board.move.to', { card: cardName(card, t), ground: ground.ground });
    const label = [name, forecast, able ? '' : t('big_manitou.board.not_here')].filter(Boolean).join('. ');
    return [ground.ground, { text, able, label, forecast, warn: fails(events, seat) }];
  });
  return Object.fromEntries(aims);
}

function forecastOf(ground: Ground, seat: number, card: string, bonus: number, events: readonly Told[], players: readonly Player[], t: Translate): string {
  if (!isHero(card)) return t('big_manitou.board.forecast.total', { n: totalWith(ground, seat, card, bonus) });
  return reasonOf(events, players, t) ?? (events.length > 0 ? t('big_manitou.board.forecast.stays') : '');
}
