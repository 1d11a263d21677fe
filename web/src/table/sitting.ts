/** Sitting down: with a secret link, or on a chair that is open to all. */
import { post, whyOf } from '../lib/api';
import { heardAs } from '../lib/me.svelte';
import type { Claim, Claimed, Why } from '../lib/protocol';

export interface Invitation {
  seat: number;
  key: string;
}

/** The secret of a link stands after its #, where no server log sees it. */
export function invitationIn(hash: string): Invitation | null {
  const said = new URLSearchParams(hash.replace(/^#/, ''));
  const seat = Number(said.get('seat') ?? NaN);
  const key = said.get('key');
  return Number.isInteger(seat) && seat >= 0 && key ? { seat, key } : null;
}

/** What stands after the # of such a link. */
export const hashOf = ({ seat, key }: Invitation): string => `#seat=${seat}&key=${encodeURIComponent(key)}`;

/** Takes the chair; a reason comes back when it cannot be had. */
export async function sitDown(table: string, claim: Claim): Promise<Why | null> {
  try {
    await post<Claimed>(`/api/tables/${table}/claim`, claim);
    heardAs(claim.name);
    return null;
  } catch (problem) {
    return whyOf(problem);
  }
}
