/** What the player has in mind: a card, perhaps to be given up, and what would come of it. */
import type { Choice, Told } from '../../board/types';

export class MaamutChoice implements Choice {
  card = $state<number | null>(null);
  /** Which of the cards in the hand, where two are alike. */
  slot = $state<number | null>(null);
  /** The next card picked is given up. */
  exchanging = $state(false);
  /** The text of the target under pointer or focus. */
  pointed = $state<string | null>(null);
  foreseen = $state<Record<string, Told[]>>({});

  busy(): boolean {
    return this.card !== null || this.exchanging;
  }
  clear(): void {
    this.card = null;
    this.slot = null;
    this.exchanging = false;
    this.pointed = null;
    this.foreseen = {};
  }
  pick(card: number, slot: number | null): void {
    const again = this.card === card && (slot === null || this.slot === slot);
    this.card = again && slot !== null ? null : card;
    this.slot = this.card === null ? null : slot;
  }
}
