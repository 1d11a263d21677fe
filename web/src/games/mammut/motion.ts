/** Tiles that change their place are moved back to where they were and run forward. */
import { effectiveSpeed, Moves, PACE, placeOf } from '../../board/motion';
import type { Speed, Told } from '../../board/types';

const MOVES = new Set(['took', 'swept', 'stole', 'returned']);
/** What stirs when something happens to it: somebody's cards, a pile, somebody's points or animals. */
const STIRS: Record<string, string> = { laid: '[data-cards="SEAT"]', drew: '[data-cards="SEAT"]', played: '[data-pile="played"]', reshuffled: '[data-pile="pile"]', scored: '[data-seat="SEAT"] .points', pawn: '[data-seat="SEAT"] .animals' };
const FLY = 460;
const GAP = 22;

/** Moves of one table; a new story ends the old one at once. */
export class Tumble extends Moves {
  tell(field: Element | undefined, events: Told[], speed: Speed): void {
    this.stage.settle();
    const factor = PACE[effectiveSpeed(speed)];
    if (!field || factor === 0) return;
    const kinds = new Set(events.map((event) => event.kind));
    // After an evaluation the tiles are new ones, with the old numbers.
    if (kinds.has('round')) this.deal(this.thingsIn(field), 12, factor);
    else if ([...kinds].some((kind) => MOVES.has(kind))) this.carry(field, factor);
    for (const event of events)
      if (event.kind === 'flipped' || event.kind === 'looked') this.touch(field, String(event.tile), event.kind, factor);
      else if (event.kind in STIRS) this.stir(field, STIRS[event.kind].replace('SEAT', String(event.seat)), factor);
  }

  /** Whatever lies elsewhere than before goes there. */
  private carry(field: Element, factor: number): void {
    let count = 0;
    for (const thing of this.thingsIn(field)) {
      const from = this.before.get(this.nameOf(thing));
      const to = placeOf(thing);
      if (!from || Math.hypot(from.x - to.x, from.y - to.y) < 24) continue;
      this.fly(thing, from, count++ * GAP * factor, FLY * factor, 'rotate(calc(-1 * var(--turn, 0deg)))');
    }
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
