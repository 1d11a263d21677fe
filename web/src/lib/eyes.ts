/** Whose eyes a screen has. One that several people share is covered before it shows another hand. */
import type { Sight } from './protocol';

export type Viewer = number | null;
export const keyOf = (viewer: Viewer): string => (viewer === null ? 'onlooker' : String(viewer));

export interface Gaze {
  eyes: Viewer;
  /** The seat the screen is to be passed to, its hand still hidden. */
  passTo: number | null;
}

/** My seats at the table, and those of them that no bot plays. */
export interface Mine {
  seats: readonly number[];
  persons: readonly number[];
}

export function gaze(now: Gaze, mine: Mine, over: boolean, sights: Record<string, Sight>): Gaze {
  const { persons } = mine;
  if (persons.length <= 1) return { eyes: persons[0] ?? mine.seats[0] ?? null, passTo: null };
  if (over) return { eyes: now.eyes ?? persons[0], passTo: null };
  return among(now, persons, sights);
}

function among(now: Gaze, persons: readonly number[], sights: Record<string, Sight>): Gaze {
  const asked = (sight: Sight | undefined): number[] => sight?.prompt.seats.filter((seat) => persons.includes(seat)) ?? [];
  let { eyes, passTo } = now;
  if (eyes === null || !persons.includes(eyes)) {
    eyes = asked(Object.values(sights)[0])[0] ?? persons[0];
    passTo = eyes;
  }
  const next = asked(sights[keyOf(eyes)]);
  if (next.length === 0) return { eyes, passTo };
  if (!next.includes(eyes)) return { eyes, passTo: next[0] };
  // A turn taken back is still in front of the same person.
  return { eyes, passTo: passTo === eyes ? passTo : null };
}
