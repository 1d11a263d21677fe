/** Who this browser is at the tables: a signed cookie and a nickname, no account. */
import { get, put } from './api';
import type { Me } from './protocol';

export const NAME_MAX = 24;

let known = $state.raw<Me>({ name: '', known: false });
let asked: Promise<Me> | null = null;

export const me = (): Me => known;

/** Gets the cookie. Every page is shown after this, so a socket never opens without it. */
export function meet(): Promise<Me> {
  asked ??= get<Me>('/api/me').then(
    (answer) => (known = answer),
    (problem: unknown) => {
      asked = null;
      throw problem;
    },
  );
  return asked;
}

/** The server has heard this name with something else. */
export function heardAs(name: string): void {
  known = { ...known, name: name.trim() };
}

/** This browser is somebody else from now on. */
export function became(answer: Me): void {
  known = answer;
}

export async function rename(name: string): Promise<void> {
  known = await put<Me>('/api/me', { name: name.trim() });
}
