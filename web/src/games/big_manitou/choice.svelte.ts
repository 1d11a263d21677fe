/** What the player has in mind: cards for the coming hunt, a card to play, a hunter to move. */
import { SvelteSet } from 'svelte/reactivity';
import { Explainer } from '../../board/explain.svelte';
import type { Choice, Told } from '../../board/types';

export class ManitouChoice implements Choice {
  /** Cards gathered for the hunt, by their place in the pool. */
  gathered = new SvelteSet<number>();
  /** The card lifted out of the hand. */
  card = $state<string | null>(null);
  /** The own hunter on a ground that is to be moved. */
  hunter = $state<string | null>(null);
  /** The ground under pointer or focus. */
  pointed = $state<number | null>(null);
  /** What would happen, by action text. */
  foreseen = $state<Record<string, Told[]>>({});
  /** Something was gathered or put back: what was picked earlier need not be shown again. */
  begun = $state(false);
  /** How often a set was suggested: each time another one. */
  suggested = $state(0);
  /** Explains things on the board and in the hand; the board shows what it says. */
  readonly explainer = new Explainer();
  private moment = '';

  busy(): boolean {
    return this.card !== null || this.hunter !== null;
  }
  clear(): void {
    this.gathered.clear();
    this.card = null;
    this.hunter = null;
    this.pointed = null;
    this.foreseen = {};
    this.suggested = 0;
    this.begun = false;
  }
  /** Forgets plans made for another moment. */
  settle(moment: string): void {
    if (this.moment !== moment) this.clear();
    this.moment = moment;
  }
  toggle(slot: number): void {
    if (!this.gathered.delete(slot)) this.gathered.add(slot);
    this.begun = true;
  }
  /** Gathers these cards instead. */
  gather(cards: readonly string[], pool: readonly string[]): void {
    this.gathered.clear();
    this.begun = true;
    const rest = [...cards];
    pool.forEach((card, slot) => {
      const at = rest.indexOf(card);
      if (at < 0) return;
      rest.splice(at, 1);
      this.gathered.add(slot);
    });
  }
  lift(card: string): void {
    const same = this.card === card;
    this.card = same ? null : card;
    this.hunter = null;
    this.foreseen = {};
  }
  take(hunter: string): void {
    this.hunter = this.hunter === hunter ? null : hunter;
    this.card = null;
  }
}
