/** The chairs of a table that is about to be opened: who sits where, and what is still missing. */
import type { Bot, NewChair } from './protocol';

export type Sitter = 'me' | 'here' | 'link' | 'open' | 'bot';
export const SITTERS: readonly Sitter[] = ['me', 'here', 'link', 'open', 'bot'];
export const USUAL_BOT: Bot = '2';

export interface Draft {
  /** Stays with the chair when chairs change places. */
  id: number;
  sitter: Sitter;
  name: string;
  bot: Bot;
}

export const draft = (id: number, sitter: Sitter, name = ''): Draft => ({ id, sitter, name, bot: USUAL_BOT });

/** Three at a table, or what comes nearest within the game's seats. */
export const usualSeats = (seats: readonly number[]): number => (seats.includes(3) ? 3 : (seats[0] ?? 2));

/** You against bots. */
export const withBots = (count: number, name: string, bot: Bot = USUAL_BOT): Draft[] =>
  Array.from({ length: count }, (_, at) => (at === 0 ? draft(at, 'me', name) : { ...draft(at, 'bot'), bot }));

/** You against two bots, or what comes nearest. */
export const usualChairs = (seats: readonly number[], name: string): Draft[] => withBots(usualSeats(seats), name);

export function moved(chairs: readonly Draft[], from: number, to: number): Draft[] {
  const order = [...chairs];
  const [chair] = order.splice(from, 1);
  if (chair) order.splice(to, 0, chair);
  return order;
}

/** A reason why the table cannot be opened yet. */
export interface Lack {
  key: string;
  fields: Record<string, string>;
  /** The chair it is about. */
  chair: number;
}

export function lacks(chairs: readonly Draft[]): Lack[] {
  const here = chairs.filter((chair) => chair.sitter === 'me' || chair.sitter === 'here');
  const nameless = here.filter((chair) => !chair.name.trim());
  if (nameless.length > 0) return nameless.map(({ id }) => ({ key: 'web.new.error.name', fields: {}, chair: id }));
  const names = here.map((chair) => chair.name.trim().toLowerCase());
  const twin = here.find((_, at) => names.indexOf(names[at] ?? '') < at);
  return twin ? [{ key: 'web.new.error.same_name', fields: { name: twin.name.trim() }, chair: twin.id }] : [];
}

export function newChairs(chairs: readonly Draft[]): NewChair[] {
  return chairs.map(({ sitter, name, bot }) => {
    if (sitter === 'bot') return { kind: 'bot', bot };
    if (sitter === 'link' || sitter === 'open') return { kind: sitter };
    return { kind: 'here', name: name.trim() };
  });
}
