/** Short messages that come and go by themselves. */
import { untrack } from 'svelte';

export type ToastKind = 'plain' | 'good' | 'bad';

export interface Toast {
  id: number;
  text: string;
  kind: ToastKind;
}

/** Long enough to read: a base and a little for each letter. */
const READING = { base: 3500, letter: 45 };

let counted = 0;
let shown = $state<Toast[]>([]);

export const toasts = (): readonly Toast[] => shown;

export function dismiss(id: number): void {
  shown = shown.filter((toast) => toast.id !== id);
}

/** Shows a sentence that is already translated. */
export function toast(text: string, kind: ToastKind = 'plain'): void {
  const id = ++counted;
  // Whoever shows a message does not wait for others: an effect would run for ever.
  const others = untrack(() => shown.filter((other) => other.text !== text));
  shown = [...others, { id, text, kind }].slice(-3);
  setTimeout(() => dismiss(id), READING.base + READING.letter * text.length);
}
