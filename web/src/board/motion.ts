/** Small helpers for things that move: transform and opacity only, and never in the way of the state. */
import type { Speed } from './types';

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
