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

/** What is said, and where the thing lies, from the middle of the board; nothing further out than `rim` beside it. */
export function tipOn(field: Element | undefined, shown: Explained | null, rim = Infinity): (Explanation & { at: [number, number] }) | null {
  if (!shown || !field) return null;
  const [box, all] = [shown.node.getBoundingClientRect(), field.getBoundingClientRect()];
  const across = box.left + box.width / 2 - all.left - all.width / 2;
  const along = box.top + box.height / 2 - all.top - all.height / 2;
  return { title: shown.title, lines: shown.lines, rule: shown.rule, at: [Math.min(across, all.width / 2 + rim), along] };
}

const HOVER = 350;
const FOCUS = 700;

export class Explainer {
  private open = $state.raw<{ node: Element; what: () => Explanation } | null>(null);
  /** True of the position of now, even if it changes while somebody reads. */
  readonly shown = $derived<Explained | null>(this.open && { ...this.open.what(), node: this.open.node });
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** The thing that is, or is about to be, explained. */
  private asked: Element | null = null;
  /** The finger has rested on something, whatever that thing lies upon. */
  private held = false;

  close(): void {
    clearTimeout(this.timer);
    this.open = null;
  }

  /** What is said or about to be said of this thing is taken back; what is said of another one stays. */
  private leave(node: Element): void {
    if (this.asked === node) this.close();
  }

  private later(node: Element, what: () => Explanation, ms: number, then?: () => void): void {
    clearTimeout(this.timer);
    this.asked = node;
    this.timer = setTimeout(() => {
      this.now(node, what);
      then?.();
    }, ms);
  }

  private now(node: Element, what: () => Explanation): void {
    this.asked = node;
    this.open = { node, what };
  }

  /** Makes a thing explain itself; with `tap`, where a press does nothing else, it explains at once. */
  of(what: () => Explanation, tap = false): Attachment<HTMLElement> {
    return (node) => {
      const byMouse = (event: Event): boolean => (event as PointerEvent).pointerType === 'mouse';
      const press = (event: Event): void => {
        // Of things that lie on one another, the uppermost is meant.
        event.stopPropagation();
        this.held = false;
        if (!byMouse(event)) this.later(node, what, HOVER, () => (this.held = true));
      };
      // A long press asks, it does not act; a key press (which has no detail) does.
      const swallow = (event: Event): void => {
        if (!this.held || (event as MouseEvent).detail === 0) return this.close();
        event.preventDefault();
        event.stopImmediatePropagation();
      };
      const handlers: [string, (event: Event) => void, boolean][] = [
        ['pointerenter', (event) => byMouse(event) && this.later(node, what, HOVER), false],
        ['pointerleave', (event) => byMouse(event) && this.leave(node), false],
        ['pointerdown', press, false],
        ['pointerup', () => this.held || clearTimeout(this.timer), false],
        ['pointercancel', () => clearTimeout(this.timer), false],
        ['contextmenu', (event) => this.held && event.preventDefault(), false],
        ['focus', () => node.matches(':focus-visible') && this.later(node, what, FOCUS), false],
        // A thing that is taken away while it has the focus loses it in the midst of an update.
        ['blur', () => queueMicrotask(() => this.leave(node)), false],
        ['click', swallow, true],
        ['click', () => tap && this.now(node, what), false],
      ];
      for (const [name, handler, capture] of handlers) node.addEventListener(name, handler, capture);
      return () => {
        queueMicrotask(() => this.leave(node));
        for (const [name, handler, capture] of handlers) node.removeEventListener(name, handler, capture);
      };
    };
  }
}
