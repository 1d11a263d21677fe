/** Small helpers for things that move: transform and opacity only, and never in the way of the state. */
import type { Speed } from './types';

/** How long things take at each speed, beside how they were drawn. */
export const PACE: Record<Speed, number> = { 0: 0, 1: 1, 2: 0.5 };

/** The speed a viewer gets: none where the system asks for reduced motion. */
export function effectiveSpeed(wanted: Speed): Speed {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : wanted;
}

export const shift = (x: number, y: number): string => `translate(${x}px, ${y}px)`;

/** Running animations of one board; a new story ends the old one at once. */
export class Stage {
  private running: Animation[] = [];

  play(element: Element | undefined, frames: Keyframe[], options: KeyframeAnimationOptions): Animation | null {
    if (!element) return null;
    const animation = element.animate(frames, options);
    this.running.push(animation);
    return animation;
  }
  settle(): void {
    this.running.forEach((animation) => animation.cancel());
    this.running = [];
  }
}

export interface Place {
  x: number;
  y: number;
  size: number;
}
export function placeOf(element: Element): Place {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2, size: width };
}

/** Things with names that change their place: they are moved back to where they were, and run forward. */
export class Moves {
  protected before = new Map<string, Place>();
  protected readonly stage = new Stage();

  protected nameOf(thing: HTMLElement): string {
    return thing.dataset.moves ?? thing.dataset.flies ?? '';
  }
  protected thingsIn(field: Element): HTMLElement[] {
    return [...field.querySelectorAll<HTMLElement>('[data-moves], [data-flies]')];
  }
  /** Remembers where everything is, before the page changes. */
  remember(field: Element | undefined): void {
    this.before = new Map(field ? this.thingsIn(field).map((thing) => [this.nameOf(thing), placeOf(thing)]) : []);
  }
  settle(): void {
    this.stage.settle();
  }

  /** Times are in milliseconds. `upright` undoes a turn the thing has on the page. */
  protected fly(thing: HTMLElement, from: Place, delay: number, duration: number, upright = ''): void {
    const to = placeOf(thing);
    const back = `${upright} ${shift(from.x - to.x, from.y - to.y)} scale(${Math.min(3, from.size / (to.size || 1))})`;
    this.stage.play(thing, [{ transform: back, zIndex: 9 }, { transform: 'none', zIndex: 9 }], { duration, delay, easing: 'cubic-bezier(.3,.1,.3,1)', fill: 'backwards' });
  }
  /** New things drop onto the table one after the other. */
  protected deal(things: HTMLElement[], gap: number, factor: number): void {
    const above = { transform: 'translateY(-55px) scale(.5) rotate(45deg)', opacity: 0 };
    things.forEach((thing, i) =>
      this.stage.play(thing, [above, { transform: 'none', opacity: 1 }], { duration: 380 * factor, delay: i * gap * factor, easing: 'cubic-bezier(.3,1.35,.5,1)', fill: 'backwards' }),
    );
  }
}
