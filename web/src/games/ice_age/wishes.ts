/** What somebody hoped to do with a region or a piece, for asking why it cannot be done. */
import type { Letter } from '../../art/shapes';
import type { Reason } from '../../board/types';
import { neighboursOf, REGIONS } from './land';
import { fits, type Move, type Plan } from './moves';
import { regionOf, type IceAgeView, type RegionView } from './view';

export interface Wish {
  region: number;
  /** The hunter that was pressed: "B", or "B*" with its club; null where the land itself was. */
  piece: string | null;
}

const REGION_VERB: Record<string, string> = { placement: 'place', place: 'place', settle_place: 'place', attach: 'club', settle: 'settle', mammoth_place: 'mammoth', settle_mammoth: 'mammoth', club_or_mammoth: 'mammoth', remove_mammoth: 'remove-mammoth', glacier: 'cover' };
/** Steps that go to a neighbour only: further off there is nothing to ask the rules about. */
const TO_NEIGHBOURS = ['step', 'group', 'mammoth_step'];
/** Questions about one's own hunters, and the rule that says so. */
const OWN_ONLY: Record<string, string> = { place: '4.5', settle_place: '4.5', move: '5.12', club_or_move: '5.12', group: '5.7', attach: '4.4' };
const LETTERS = 'ABCDE';

const other = (region: number): number => REGIONS.find((id) => id !== region) ?? 1;
const refusal = (key: string, rule: string, params = {}): Reason => ({ key: `ice_age.refusal.${key}`, params, rule });

/** Whoever stands there, one's own hunters first. */
function someone({ plain, clubbed }: RegionView, own: Letter): string {
  const there = [...LETTERS].flatMap((letter, seat) => [...(plain[seat] > 0 ? [letter] : []), ...(clubbed[seat] > 0 ? [`${letter}*`] : [])]);
  return there.find(([letter]) => letter === own) ?? there[0] ?? own;
}

/** A text to ask the rules about, or the reason where they have no text for it; empty if nothing is asked. */
export function wishFor(view: IceAgeView, plan: Plan, { region, piece }: Wish, own: Letter, moves: readonly Move[]): string | Reason {
  const asked = view.question;
  if (!asked) return '';
  const begun = plan.from === null || plan.from === region ? undefined : moves.find((move) => fits(move, plan) && move.to !== null);
  if (begun && plan.from !== null && TO_NEIGHBOURS.includes(asked.kind) && !neighboursOf(plan.from).includes(region)) return refusal('not_neighbours', '1.2', { from: plan.from, region });
  if (begun) return begun.text.replace(/-\d+\+?$/, `-${region}`);
  const moving = moves.some(({ from }) => from !== null);
  if (piece !== null && piece[0] !== own && OWN_ONLY[asked.kind] && (moving || asked.kind === 'attach')) return refusal(asked.kind === 'attach' ? 'club_not_yours' : 'others_hunter', OWN_ONLY[asked.kind]);
  const hunter = piece ?? someone(regionOf(view, region), own);
  const written = `${hunter[0]}${region}${hunter.slice(1)}`;
  const near = neighboursOf(region)[0];
  switch (asked.kind) {
    case 'fire':
      return `fire-${region}-${other(region)}`;
    case 'mammoth_step':
      return `mammoth-${region}-${near}`;
    case 'mammoth_jump':
      return `mammoth-${region}-${other(region)}`;
    case 'group':
      return `group-${region}-${near}`;
    case 'step':
      return `step-${written}-${near}`;
    case 'swap':
    case 'remove':
      return `${asked.kind}-${written}`;
    case 'swap_with':
      return `with-${written}`;
    case 'move':
    case 'club_or_move':
      return `relocate-${region}${ownForm(hunter, own)}-${other(region)}`;
  }
  if (moving) return asked.kind === 'place' || asked.kind === 'settle_place' ? `relocate-${region}${ownForm(hunter, own)}-${asked.zone.find((id) => id !== region) ?? near}` : `mammoth-${region}-${other(region)}`;
  const verb = REGION_VERB[asked.kind];
  return verb ? `${verb}-${region}` : '';
}

const ownForm = (hunter: string, own: Letter): string => (hunter[0] === own ? hunter.slice(1) : '');
