/** Cards, tiles and cylinders that changed their place are moved back to where they were and run forward; numbers that changed stir. */
import { effectiveSpeed, Moves, PACE, placeOf, type Place } from '../../board/motion';
import type { Speed, Told } from '../../board/types';
import { list, whole } from './story';

/** How much later what follows an event begins. */
const GAPS: Record<string, number> = { played: 160, took: 160, moved: 160, ready: 60, assigned: 60, drew: 40, force: 200, discarded: 160, ground: 240, removed: 160 };
const BAG = '[data-open="bag"]';

const kindOf = (tile: string): string => tile.replace(/\d$/, '');
const seatsOf = (value: unknown): number[] => list(value).filter((seat): seat is number => typeof seat === 'number');

/** A seat's card on a ground; of two alike, the later one is the last found. */
const laid = (seat: number, event: Told): string => `[data-ground="${whole(event.ground)}"] [data-moves^="${seat}:${String(event.card)}:"]`;

/** Moves on the board; a new story ends the old one at once. */
export class Trek extends Moves {
  /** Tiles as they lay before the page changed, to show those that left the table. */
  private lay = new Map<string, HTMLElement>();

  override remember(field: Element | undefined): void {
    super.remember(field);
    this.lay = new Map(field ? [...field.querySelectorAll<HTMLElement>('[data-ground] [data-flies]')].map((tile) => [this.nameOf(tile), tile]) : []);
  }

  tell(field: HTMLElement | undefined, events: Told[], speed: Speed): void {
    this.stage.settle();
    const factor = PACE[effectiveSpeed(speed)];
    if (!field || factor === 0) return;
    let at = 0;
    for (const event of events) {
      this.show(field, event, at, factor);
      at += (GAPS[event.kind] ?? 0) * factor;
    }
  }

  private show(field: HTMLElement, event: Told, at: number, factor: number): void {
    const seat = event.seat ?? -1;
    const place = `[data-seat="${seat}"]`;
    switch (event.kind) {
      case 'hunt':
        return this.deal([...field.querySelectorAll<HTMLElement>('[data-ground] [data-flies]')], 24, factor);
      case 'ready':
        return this.stir(field, `${place} .ready`, at, factor);
      case 'assigned':
      case 'drew':
        return this.stir(field, `${place} [data-cards]`, at, factor);
      case 'played':
        return this.arrive(field, laid(seat, event), place, at, 420 * factor, false);
      case 'moved':
        return this.arrive(field, laid(seat, event), place, at, 420 * factor);
      case 'duel':
        return this.fall(field, event, at, factor);
      case 'force':
        return seatsOf(event.seats).forEach((who) => this.stir(field, `[data-seat="${who}"] .force`, at, factor));
      case 'discarded':
        return this.pay(field, event, place, at, factor);
      case 'ground':
        return this.count(field, event, at, factor);
      case 'took':
        return this.carry(field, event, seat, at, factor);
      case 'removed':
        return this.clearAway(field, event, at, factor);
      case 'cylinder':
      case 'cylinder_lost':
        return this.arrive(field, `[data-flies="cyl-${String(event.tile)}"]`, place, at, 460 * factor);
    }
  }

  /** From where it was, or from its owner's place: a card that is played may have a twin on another ground, under the same name. */
  private arrive(field: Element, selector: string, place: string, at: number, ms: number, known = true): void {
    const found = [...field.querySelectorAll<HTMLElement>(selector)].at(-1);
    const home = field.querySelector(place);
    if (!found || !home) return;
    const [was, to] = [this.before.get(this.nameOf(found)), placeOf(found)];
    const went = known && was !== undefined && Math.hypot(was.x - to.x, was.y - to.y) > 4;
    this.fly(found, went ? was : { ...placeOf(home), size: 30 }, at, ms);
  }

  /** A tile goes to the heap of whoever took it. */
  private carry(field: Element, event: Told, seat: number, at: number, factor: number): void {
    const tile = String(event.tile);
    const from = this.before.get(`${whole(event.ground)}:${tile}:0`);
    const chip = field.querySelector<HTMLElement>(`[data-chip="${seat}:${kindOf(tile)}"], [data-chip="${seat}:all"]`);
    if (from && chip) this.fly(chip, from, at, 480 * factor);
  }

  /** Tiles that nobody took leave the game beside the bag. */
  private clearAway(field: HTMLElement, event: Told, at: number, factor: number): void {
    const gone = new Map<string, number>();
    for (const tile of list(event.tiles).map(String)) {
      const copy = gone.get(tile) ?? 0;
      gone.set(tile, copy + 1);
      const name = `${whole(event.ground)}:${tile}:${copy}`;
      const [from, picture] = [this.before.get(name), this.lay.get(name)];
      if (from && picture) this.leave(field, picture, from, at, factor);
    }
  }

  /** The price of force: the payer trembles, and a tile leaves the game. */
  private pay(field: HTMLElement, event: Told, place: string, at: number, factor: number): void {
    const frames = [0, -5, 5, -3, 0].map((x) => ({ transform: `translateX(${x}px)` }));
    this.stage.play(field.querySelector(place) ?? undefined, frames, { duration: 400 * factor, delay: at });
    const chip = field.querySelector<HTMLElement>(`[data-chip="${event.seat}:${kindOf(String(event.tile))}"]`);
    if (chip) this.leave(field, chip, placeOf(chip), at, factor);
  }

  /** A copy of what is no longer there goes to the bag, where all that left the game is listed, and is gone. */
  private leave(field: HTMLElement, picture: HTMLElement, from: Place, at: number, factor: number): void {
    const bag = field.querySelector(BAG);
    if (!bag) return;
    const ghost = document.createElement('span');
    const [here, to] = [field.getBoundingClientRect(), placeOf(bag)];
    ghost.setAttribute('aria-hidden', 'true');
    ghost.append(...[...picture.children].map((child) => child.cloneNode(true)));
    ghost.querySelectorAll('[data-flies]').forEach((other) => other.remove());
    Object.assign(ghost.style, { position: 'absolute', zIndex: '4', pointerEvents: 'none', width: `${from.size}px`, height: `${from.size}px`, left: `${from.x - here.left - from.size / 2}px`, top: `${from.y - here.top - from.size / 2}px` });
    field.append(ghost);
    const away = { transform: `translate(${to.x - from.x}px, ${to.y - from.y}px) scale(.4)`, opacity: 0 };
    const flight = this.stage.play(ghost, [{ transform: 'none', opacity: 1 }, { ...away, opacity: 0.9, offset: 0.85 }, away], { duration: 620 * factor, delay: at, easing: 'cubic-bezier(.5,0,.6,1)', fill: 'both' });
    const vanish = (): void => ghost.remove();
    flight?.finished.then(vanish, vanish);
  }

  /** Those who fell turn over where they lie. */
  private fall(field: Element, event: Told, at: number, factor: number): void {
    for (const fallen of list(event.fallen) as { seat: number; card: string }[]) {
      const card = [...field.querySelectorAll(laid(fallen.seat, { ...event, card: fallen.card }))].at(-1);
      this.stage.play(card, [{ transform: 'rotateY(180deg) scale(1.15)' }, { transform: 'none' }], { duration: 500 * factor, delay: at + 320 * factor, easing: 'ease-out', fill: 'backwards' });
    }
  }

  /** A ground is shared out: those who take something, in their order. */
  private count(field: Element, event: Told, at: number, factor: number): void {
    const takers = list(event.takers) as { seat: number }[];
    [...new Set(takers.map(({ seat }) => seat))].forEach((seat, i) => this.stir(field, `[data-ground="${whole(event.ground)}"] [data-row="${seat}"] .head`, at + i * 120 * factor, factor));
  }

  private stir(field: Element, selector: string, at: number, factor: number): void {
    this.stage.play(field.querySelector(selector) ?? undefined, [{ transform: 'none' }, { transform: 'scale(1.3)' }, { transform: 'none' }], { duration: 420 * factor, delay: at, easing: 'ease-out' });
  }
}

/** Cards that come into the viewer's hand, from the pack. */
export class Draw extends Moves {
  tell(hand: Element | undefined, events: Told[], seat: number, speed: Speed): void {
    this.stage.settle();
    const factor = PACE[effectiveSpeed(speed)];
    const pack = hand?.querySelector('[data-pile="pack"]');
    if (!hand || !pack || factor === 0) return;
    const cards = events.filter((event) => event.kind === 'drew' && event.seat === seat).flatMap((event) => list(event.cards).map(String));
    const from = { ...placeOf(pack), size: 30 };
    const taken = new Set<HTMLElement>();
    cards.forEach((card, i) => {
      const found = [...hand.querySelectorAll<HTMLElement>(`[data-card="${card}"]`)].find((thing) => !taken.has(thing));
      if (!found || from.x === 0) return;
      taken.add(found);
      this.fly(found, from, i * 120 * factor, 420 * factor);
    });
  }
}
