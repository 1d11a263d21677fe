/** The options of a game as a form: what can be set, and whether what was typed fits. */
import type { Told } from './protocol';

export type OptionValue = number | boolean | string;

export type OptionForm =
  | { kind: 'whole'; name: string; low: number; high: number; default: number }
  | { kind: 'choice'; name: string; choices: string[]; default: string }
  | { kind: 'switch'; name: string; default: boolean }
  /** What lies in the box: the text of a file, or nothing for our own list. */
  | { kind: 'box'; name: string; default: string };

export const optionForms = (told: readonly Told[]): OptionForm[] => told as unknown as OptionForm[];

export function usualValues(forms: readonly OptionForm[]): Record<string, OptionValue> {
  return Object.fromEntries(forms.map((form) => [form.name, form.default]));
}

/** A number field that was emptied or holds nonsense gives null or a fraction: neither fits. */
export function fits(form: OptionForm, value: unknown): boolean {
  if (form.kind === 'switch') return typeof value === 'boolean';
  if (form.kind === 'box') return typeof value === 'string';
  if (form.kind === 'choice') return typeof value === 'string' && form.choices.includes(value);
  return typeof value === 'number' && Number.isInteger(value) && form.low <= value && value <= form.high;
}

/** Only what differs from the usual: a table then follows the game's own defaults. */
export function changed(forms: readonly OptionForm[], values: Record<string, OptionValue>): Record<string, OptionValue> {
  return Object.fromEntries(
    forms.filter((form) => values[form.name] !== form.default).map((form) => [form.name, values[form.name] ?? form.default]),
  );
}
