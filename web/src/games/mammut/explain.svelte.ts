/** Hover, focus or a long press on anything explains it. */
import type { Attachment } from 'svelte/attachments';
import type { Explanation } from './words';

export interface Shown extends Explanation {
  node: Element;
  pressed: boolean;
}

const HOVER = 350;
const FOCUS = 700;

export class Explainer {
  shown = $state.raw<Shown | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  close(): void {
    clearTimeout(this.timer);
    this.shown = null;
  }

  private later(node: Element, what: () => Explanation, ms: number, then?: () => void): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.shown = { ...what(), node, pressed: then !== undefined };
      then?.();
    }, ms);
  }

  /** Makes a thing explain itself; where a press does nothing else, it explains at once. */
  of(what: () => Explanation, tap = false): Attachment<HTMLElement> {
    return (node) => {
      let held = false;
      const leave = (): void => this.close();
      const handlers: [string, (event: Event) => void, boolean][] = [
        ['pointerenter', (event) => (event as PointerEvent).pointerType === 'mouse' && this.later(node, what, HOVER), false],
        ['pointerleave', (event) => (event as PointerEvent).pointerType === 'mouse' && leave(), false],
        ['pointerdown', (event) => this.press(event as PointerEvent, node, what, (value) => (held = value)), false],
        ['pointerup', () => held || clearTimeout(this.timer), false],
        ['pointercancel', () => clearTimeout(this.timer), false],
        ['contextmenu', (event) => held && event.preventDefault(), false],
        ['focus', () => node.matches(':focus-visible') && this.later(node, what, FOCUS), false],
        // A thing that is taken away while it has the focus loses it in the midst of an update.
        ['blur', () => queueMicrotask(leave), false],
        // A long press asks, it does not act.
        ['click', (event) => this.clicked(event, held), true],
        ['click', () => tap && (this.shown = { ...what(), node, pressed: true }), false],
      ];
      for (const [name, handler, capture] of handlers) node.addEventListener(name, handler, capture);
      return () => {
        queueMicrotask(() => this.shown?.node === node && this.close());
        for (const [name, handler, capture] of handlers) node.removeEventListener(name, handler, capture);
      };
    };
  }

  private press(event: PointerEvent, node: Element, what: () => Explanation, hold: (value: boolean) => void): void {
    hold(false);
    if (event.pointerType !== 'mouse') this.later(node, what, HOVER, () => hold(true));
  }

  private clicked(event: Event, held: boolean): void {
    if (held) {
      event.preventDefault();
      event.stopImmediatePropagation();
    } else this.close();
  }
}
