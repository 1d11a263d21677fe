/** Cards, tiles and cylinders that changed their place are moved back to where they were and run forward. */
import { effectiveSpeed, Moves, PACE, placeOf } from '../../board/motion';
import type { Speed, Told } from '../../board/types';
import { list, whole } from './story';

/** Moves of one table; a new story ends the old one at once. */
export class Trek extends Moves {
  tell(field: Element | undefined, events: Told[], speed: Speed): void {
    this.stage.settle();
    const factor = PACE[effectiveSpeed(speed)];
    if (!field || factor === 0) return;
    let at = 0;
    for (const event of events) {
      this.show(field, event, at, factor);
      if (event.kind === 'played' || event.kind === 'took' || event.kind === 'moved') at += 160 * factor;
    }
  }

  private show(field: Element, event: Told, at: number, factor: number): void {
    const seat = event.seat ?? -1;
    if (event.kind === 'played' || event.kind === 'moved') this.arrive(field, `[data-ground="${whole(event.ground)}"] [data-moves^="${seat}:${String(event.card)}:"]`, seat, at, factor, 420);
    else if (event.kind === 'took') this.carry(field, event, seat, at, factor);
    else if (event.kind === 'duel') this.fall(field, event, at, factor);
    else if (event.kind === 'discarded') this.shake(field, `[data-seat="${seat}"]`, at, factor);
    else if (event.kind === 'cylinder') this.arrive(field, `[data-flies="cyl-${String(event.tile)}"]`, seat, at, factor, 460);
    else if (event.kind === 'hunt') this.deal([...field.querySelectorAll<HTMLElement>('[data-ground] [data-flies]')], 24, factor);
  }

  /** From where it was, or from its owner's place. */
  private arrive(field: Element, selector: string, seat: number, at: number, factor: number, ms: number): void {
    const found = [...field.querySelectorAll<HTMLElement>(selector)].at(-1);
    const home = field.querySelector(`[data-seat="${seat}"]`);
    if (!found || !home) return;
    const from = this.before.get(this.nameOf(found)) ?? { ...placeOf(home), size: 30 };
    this.fly(found, from, at, ms * factor);
  }

  /** A tile goes to the heap of whoever took it. */
  private carry(field: Element, event: Told, seat: number, at: number, factor: number): void {
    const tile = String(event.tile);
    const from = this.before.get(`${whole(event.ground)}:${tile}:0`);
    const chip = field.querySelector<HTMLElement>(`[data-chip="${seat}:${tile.replace(/\d$/, '')}"], [data-chip="${seat}:all"]`);
    if (from && chip) this.fly(chip, from, at, 480 * factor);
  }

  /** Those who fell turn over where they lie. */
  private fall(field: Element, event: Told, at: number, factor: number): void {
    for (const fallen of list(event.fallen) as { seat: number; card: string }[]) {
      const card = [...field.querySelectorAll(`[data-ground="${whole(event.ground)}"] [data-moves^="${fallen.seat}:${fallen.card}:"]`)].at(-1);
      this.stage.play(card, [{ transform: 'rotateY(180deg) scale(1.15)' }, { transform: 'none' }], { duration: 500 * factor, delay: at + 320 * factor, easing: 'ease-out', fill: 'backwards' });
    }
  }

  private shake(field: Element, selector: string, at: number, factor: number): void {
    const frames = [0, -5, 5, -3, 0].map((x) => ({ transform: `translateX(${x}px)` }));
    this.stage.play(field.querySelector(selector) ?? undefined, frames, { duration: 400 * factor, delay: at });
  }
}
