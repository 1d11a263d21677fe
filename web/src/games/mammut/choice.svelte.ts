/** What the player gathers and has not sent: tiles, heaps, or a card to be played. */
import { SvelteSet } from 'svelte/reactivity';
import type { Choice } from '../../board/types';

export type Mode = 'take' | 'steal' | 'return' | null;

export class MammutChoice implements Choice {
  mode = $state<Mode>(null);
  /** Ticked tiles: to take from the middle, or to give back of a heap. */
  ticked = new SvelteSet<number>();
  /** Heaps to send back. */
  heaps = new SvelteSet<string>();
  /** The heap that lies spread out: to choose from, or just to look at. */
  open = $state<string | null>(null);
  /** The kind of card lifted out of the hand. */
  card = $state<string | null>(null);
  /** The animal tile to swap. */
  animal = $state<string | null>(null);

  busy(): boolean {
    return this.mode !== null || this.card !== null || this.animal !== null;
  }
  clear(): void {
    this.mode = null;
    this.ticked.clear();
    this.heaps.clear();
    this.open = null;
    this.card = null;
    this.animal = null;
  }
  tick(tile: number): void {
    if (this.mode !== 'take' && this.mode !== 'steal') {
      this.clear();
      this.mode = 'take';
    }
    if (!this.ticked.delete(tile)) this.ticked.add(tile);
    if (this.mode === 'take' && this.ticked.size === 0) this.mode = null;
  }
  steal(heap: string): void {
    this.clear();
    this.mode = 'steal';
    this.open = heap;
  }
  sendBack(): void {
    this.clear();
    this.mode = 'return';
  }
  tickHeap(heap: string): void {
    if (!this.heaps.delete(heap)) this.heaps.add(heap);
  }
  /** Lifts a card out of the hand, or puts it back. */
  lift(card: string): void {
    const same = this.card === card;
    this.clear();
    this.card = same ? null : card;
  }
}
