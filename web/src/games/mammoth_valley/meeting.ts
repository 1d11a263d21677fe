/** What a group would run into where it is led: who waits there, and the chance to win. */
import type { Beast } from '../../art/valley-pieces';
import type { Player, Translate } from '../../board/types';
import type { ValleyChoice } from './choice.svelte';
import { chanceToWin } from './odds';
import { groupWords, herdWords, nameOf } from './story';
import { hexView, humansOf, type ValleyView } from './view';

const KEY = 'mammoth_valley.board';

export interface Meeting {
  said: string;
  chance: number;
}

export function meeting(view: ValleyView, seat: number, hex: string, mind: ValleyChoice, players: readonly Player[], t: Translate): Meeting | null {
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
