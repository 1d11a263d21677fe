/** What the player has in mind: a card, a piece to move, hunters to place. */
import { Explainer } from '../../board/explain.svelte';
import type { Choice } from '../../board/types';
import type { Band } from './band';
import { NOTHING, type Pick, type Plan } from './moves';

export class IceAgeChoice implements Choice {
  /** The place in the hand of the card that is looked at. */
  slot = $state<number | null>(null);
  /** The way to play it under pointer or focus, as a text. */
  pointed = $state<string | null>(null);
  plan = $state.raw<Plan>(NOTHING);
  /** Hunters to be placed, in the order they were chosen. */
  picks = $state.raw<Pick[]>([]);
  /** The next hunter gets a club. */
  club = $state(false);
  /** Who goes along, once somebody has changed it. */
  band = $state.raw<Band | null>(null);
  /** A card or piece explains itself; the board shows what it says. */
  readonly explainer = new Explainer();
  private moment = '';

  busy(): boolean {
    return this.slot !== null || this.plan.from !== null || this.picks.length > 0;
  }
  clear(): void {
    this.slot = null;
    this.pointed = null;
    this.plan = NOTHING;
    this.picks = [];
    this.club = false;
    this.band = null;
  }
  /** Forgets plans made for another moment. */
  settle(moment: string): void {
    if (this.moment !== moment) this.clear();
    this.moment = moment;
  }
  lift(slot: number): void {
    this.slot = this.slot === slot ? null : slot;
    this.pointed = null;
  }
  gather(pick: Pick): void {
    this.picks = [...this.picks, pick];
    this.club = false;
  }
  giveBack(at: number): void {
    this.picks = this.picks.filter((_, i) => i !== at);
  }
}
