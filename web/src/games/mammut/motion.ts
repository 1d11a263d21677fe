/** Tiles that change their place are moved back to where they were and run forward. */
import { effectiveSpeed, Stage } from '../../board/motion';
import type { Speed, Told } from '../../board/types';
import { PACE } from './story';

type Place = { x: number; y: number; size: number };
const MOVES = new Set(['took', 'swept', 'stole', 'returned']);
/** What stirs when something happens to it: somebody's cards, a pile, somebody's points. */
const STIRS: Record<string, string> = { laid: '[data-cards="SEAT"]', drew: '[data-cards="SEAT"]', played: '[data-pile="played"]', reshuffled: '[data-pile="pile"]', scored: '[data-seat="SEAT"] .points' };
const FLY = 460;
const GAP = 22;

const thingsIn = (field: Element): HTMLElement[] => [...field.querySelectorAll<HTMLElement>('[data-moves]')];

function placeOf(element: Element): Place {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2, size: width };
}

/** Moves of one table; a new story ends the old one at once. */
export class Tumble {
  private before = new Map<string, Place>();
  private readonly stage = new Stage();

  /** Remembers where everything is, before the page changes. */
  remember(field: Element | undefined): void {
    this.before = new Map(field ? thingsIn(field).map((thing) => [thing.dataset.moves ?? '', placeOf(thing)]) : []);
  }
  settle(): void {
    this.stage.settle();
  }

  tell(field: Element | undefined, events: Told[], speed: Speed): void {
    this.stage.settle();
    const factor = PACE[effectiveSpeed(speed)];
    if (!field || factor === 0) return;
    const kinds = new Set(events.map((event) => event.kind));
    // After an evaluation the tiles are new ones, with the old numbers.
    if (kinds.has('round')) this.deal(field, factor);
    else if ([...kinds].some((kind) => MOVES.has(kind))) this.fly(field, factor);
    for (const event of events)
      if (event.kind === 'flipped' || event.kind === 'looked') this.touch(field, String(event.tile), event.kind, factor);
      else if (event.kind in STIRS) this.stir(field, STIRS[event.kind].replace('SEAT', String(event.seat)), factor);
  }

  private fly(field: Element, factor: number): void {
    let count = 0;
    for (const thing of thingsIn(field)) {
      const from = this.before.get(thing.dataset.moves ?? '');
      const to = placeOf(thing);
      if (!from || Math.hypot(from.x - to.x, from.y - to.y) < 24) continue;
      const back = `rotate(calc(-1 * var(--turn, 0deg))) translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${from.size / (to.size || 1)})`;
      this.stage.play(thing, [{ transform: back, zIndex: 9 }, { transform: 'none', zIndex: 9 }], {
        duration: FLY * factor,
        delay: count++ * GAP * factor,
        easing: 'cubic-bezier(.3,.1,.3,1)',
        fill: 'backwards',
      });
    }
  }

  /** A new round: the bag is tipped out. */
  private deal(field: Element, factor: number): void {
    thingsIn(field).forEach((thing, i) =>
      this.stage.play(thing, [{ transform: 'translate(0,-60px) scale(.5) rotate(50deg)', opacity: 0 }, { transform: 'none', opacity: 1 }], {
        duration: 380 * factor,
        delay: i * 12 * factor,
        easing: 'cubic-bezier(.3,1.35,.5,1)',
        fill: 'backwards',
      }),
    );
  }

  private stir(field: Element, selector: string, factor: number): void {
    this.stage.play(field.querySelector(selector) ?? undefined, [{ transform: 'none' }, { transform: 'scale(1.25) rotate(-3deg)' }, { transform: 'none' }], { duration: 420 * factor, easing: 'ease-out' });
  }

  private touch(field: Element, tile: string, kind: string, factor: number): void {
    const thing = field.querySelector(`[data-moves="${CSS.escape(tile)}"]`) ?? undefined;
    const frames = kind === 'flipped' ? [{ transform: 'rotateY(180deg) scale(1.25)' }, { transform: 'none' }] : [{ transform: 'none' }, { transform: 'translateY(-9px) rotate(7deg)' }, { transform: 'none' }];
    this.stage.play(thing, frames, { duration: 440 * factor, easing: 'ease-out' });
  }
}
