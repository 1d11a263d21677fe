/** Hover, focus or a long press on anything explains it. */
import type { Attachment } from 'svelte/attachments';

/** A name with a few sentences about it, and the rule to read. */
export interface Explanation {
  title: string;
  lines: string[];
  rule: string;
}
export interface Explained extends Explanation {
  node: Element;
}

const HOVER = 350;
const FOCUS = 700;

export class Explainer {
  shown = $state.raw<Explained | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  close(): void {
    clearTimeout(this.timer);
    this.shown = null;
  }

  private later(node: Element, what: () => Explanation, ms: number, then?: () => void): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.shown = { ...what(), node };
      then?.();
    }, ms);
  }

  /** Makes a thing explain itself; with `tap`, where a press does nothing else, it explains at once. */
  of(what: () => Explanation, tap = false): Attachment<HTMLElement> {
    return (node) => {
      let held = false;
      const byMouse = (event: Event): boolean => (event as PointerEvent).pointerType === 'mouse';
      const press = (event: Event): void => {
        // Of things that lie on one another, the uppermost is meant.
        event.stopPropagation();
        held = false;
        if (!byMouse(event)) this.later(node, what, HOVER, () => (held = true));
      };
      // A long press asks, it does not act.
      const swallow = (event: Event): void => {
        if (!held) return this.close();
        event.preventDefault();
        event.stopImmediatePropagation();
      };
      const handlers: [string, (event: Event) => void, boolean][] = [
        ['pointerenter', (event) => byMouse(event) && this.later(node, what, HOVER), false],
        ['pointerleave', (event) => byMouse(event) && this.close(), false],
        ['pointerdown', press, false],
        ['pointerup', () => held || clearTimeout(this.timer), false],
        ['pointercancel', () => clearTimeout(this.timer), false],
        ['contextmenu', (event) => held && event.preventDefault(), false],
        ['focus', () => node.matches(':focus-visible') && this.later(node, what, FOCUS), false],
        // A thing that is taken away while it has the focus loses it in the midst of an update.
        ['blur', () => queueMicrotask(() => this.close()), false],
        ['click', swallow, true],
        ['click', () => tap && (this.shown = { ...what(), node }), false],
      ];
      for (const [name, handler, capture] of handlers) node.addEventListener(name, handler, capture);
      return () => {
        queueMicrotask(() => this.shown?.node === node && this.close());
        for (const [name, handler, capture] of handlers) node.removeEventListener(name, handler, capture);
      };
    };
  }
}
