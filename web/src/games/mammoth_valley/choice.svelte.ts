/** What the player has in mind: a group and where it might walk, a card, hexes or tokens picked one by one. */
import type { Choice } from '../../board/types';
import type { Group, TokenClass } from './moves';

export class ValleyChoice implements Choice {
  /** The hex the group stands on. */
  from = $state<string | null>(null);
  group = $state<Group>({});
  /** The hex under pointer or focus. */
  pointed = $state<string | null>(null);
  /** The card lifted out of the hand. */
  card = $state<string | null>(null);
  /** It was lifted after the group was taken up: the group is chosen, and the card is read. */
  reads = $state(false);
  /** Groups with a card that would help them, as the server has answered. */
  helps = $state<string[]>([]);
  /** Texts picked and not sent: tokens that starve, fields to sow. */
  picks = $state<string[]>([]);

  busy(): boolean {
    return this.from !== null || this.card !== null || this.picks.length > 0;
  }
  clear(): void {
    this.from = null;
    this.group = {};
    this.pointed = null;
    this.card = null;
    this.helps = [];
    this.picks = [];
  }
  /** Takes a group up, or puts it down again. */
  take(hex: string, group: Group): void {
    const again = this.from === hex;
    this.from = again ? null : hex;
    this.group = again ? {} : { ...group };
    this.reads = false;
  }
  count(name: TokenClass, count: number): void {
    this.group = { ...this.group, [name]: Math.max(0, count) };
  }
  lift(card: string): void {
    this.card = this.card === card ? null : card;
    this.reads = this.card !== null;
  }
  /** Picks a text once, or drops it. */
  toggle(text: string): void {
    this.picks = this.picks.includes(text) ? this.picks.filter((other) => other !== text) : [...this.picks, text];
  }
  /** How often a text is picked: several tokens of one kind in one hex. */
  times(text: string): number {
    return this.picks.filter((other) => other === text).length;
  }
  setTimes(text: string, times: number): void {
    const others = this.picks.filter((other) => other !== text);
    this.picks = [...others, ...Array<string>(Math.max(0, times)).fill(text)];
  }
}
