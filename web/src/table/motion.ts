/** When steps come faster than they can be shown, what was not shown yet is shown with the next. */
import type { Told } from '../board/types';

type Time = (events: Told[]) => number;

/** The events of a story begun `passed` ms ago that have not begun to move yet. */
export function unshown(events: Told[], passed: number, time: Time): Told[] {
  const whole = time(events);
  if (passed >= whole) return [];
  // playTime grows with each event, so the first one that is still to come can be found by halving.
  let [low, high] = [0, events.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (time(events.slice(0, middle + 1)) <= passed) low = middle + 1;
    else high = middle;
  }
  return events.slice(low);
}
