/** Steps say what changed; the protocol page tells how. */
import type { Change, Sight, Step } from './protocol';

/** The value after a change. What stayed is the same object as before. */
export function changed(was: unknown, change: Change): unknown {
  if (Array.isArray(change)) return change[0];
  const now = (Array.isArray(was) ? [...was] : { ...(was as object) }) as Record<string, unknown>;
  for (const [key, part] of Object.entries(change)) {
    if (!Array.isArray(part) || part.length > 0) now[key] = changed(now[key], part);
    else if (Array.isArray(now)) now.length = Number(key);
    else delete now[key];
  }
  return now;
}

/** What lies before the eyes after a step, for whoever has what lay there before it. */
export const after = (was: Sight, { seq, changes, undo }: Step): Sight => ({ ...(changed(was, changes) as Sight), seq, undo });
