/** Automatic passing: which questions between the moves a person wants to be asked. Kept by the browser, for this person alone. */
import { keyWord, type ValleyView } from './view';

const STORED = 'tundra.mammoth_valley.stops';

/** Cards that may be played nearly always: being asked each time would be a nuisance. Here are the moments they are meant for. */
const ANY_TIME: Record<string, readonly string[]> = {
  spying: ['movement_own', 'combats_start_own', 'survival'],
  intuition: ['movement_own', 'survival'],
  flint: ['movement_own', 'before_combat', 'survival'],
};

/** All questions of this kind, in the order of a turn. */
export const MOMENTS: readonly string[] = (
  'event_revealed event_die_rolled event_before_losses fire_threat animal_direction_rolled after_animal_move movement_other_step movement_own_end movement_turn_closed ' +
  'combats_start_own before_combat in_combat token_died combat_won camp_taken survival starvation after_survival births_start births_before_camp births_end sowing tricks_phase turn_end tribe_die_rolled'
).split(' ');

export interface Kept {
  /** Windows in which nothing is ever asked. */
  never: string[];
  /** Ask only where a card was made for the moment. */
  fitting: boolean;
}

export const playableIn = (legal: readonly string[]): string[] => legal.flatMap((text) => (text.startsWith('play-') ? [keyWord(text.slice(5))] : []));

/** Fire is all that a tribe still needs to win: it has the camps. */
export function lacksFire({ options, tribes }: ValleyView, seat: number | null): boolean {
  const tribe = seat === null ? undefined : tribes[seat];
  return options.fire && tribe !== undefined && !tribe.fire && tribe.camps >= options.camps_goal;
}

/** Is one of these cards meant for this moment? Flint at the end of a turn, if Fire would win; those for any time not where nothing is about to happen. */
export const isFitting = (window: string, cards: readonly string[], fireWins = false, idle = false): boolean =>
  cards.some((card) => (card === 'flint' && window === 'turn_end' ? fireWins : card in ANY_TIME ? !idle && ANY_TIME[card].includes(window) : true));

export function passes(kept: Kept, untilTurn: boolean, window: string, cards: readonly string[], fireWins = false, idle = false): boolean {
  return untilTurn || kept.never.includes(window) || (kept.fitting && !isFitting(window, cards, fireWins, idle));
}

function read(): Kept {
  const plain: Kept = { never: [], fitting: true };
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(STORED) ?? '{}');
    if (typeof saved !== 'object' || saved === null) return plain;
    const { never, fitting } = saved as Partial<Kept>;
    return { never: Array.isArray(never) ? never.filter((name) => typeof name === 'string') : [], fitting: fitting !== false };
  } catch {
    return plain;
  }
}

export class Stops {
  kept = $state<Kept>(read());
  /** Pass everything until something other than a card is asked. */
  untilTurn = $state(false);
  /** Ask at the next moment, whatever is set; then as before. */
  next = $state(false);
  /** The position in which it was asked so: it may be shown more than once. */
  private stopped = '';
  /** The position passed last: if it comes back, it was taken back or not accepted, and its person decides. */
  private passed = '';

  private save(next: Kept): void {
    this.kept = next;
    try {
      localStorage.setItem(STORED, JSON.stringify(next));
    } catch {
      // Storage may be forbidden or full; then the wish lasts as long as the page.
    }
  }
  never(window: string, on: boolean): void {
    const others = this.kept.never.filter((name) => name !== window);
    this.save({ ...this.kept, never: on ? [...others, window] : others });
  }
  setFitting(on: boolean): void {
    this.save({ ...this.kept, fitting: on });
  }
  /** Should this question be answered with a pass? */
  answers(view: ValleyView, legal: readonly string[], seat: number | null): boolean {
    if (!view.window || !legal.includes('pass')) {
      this.stopped = '';
      if (legal.length > 0) this.untilTurn = false;
      return false;
    }
    const position = JSON.stringify(view);
    this.stopped = this.next || position === this.stopped ? position : '';
    this.next = false;
    const comesBack = position === this.passed;
    const answers = this.stopped === '' && passes(this.kept, this.untilTurn, view.window.window, playableIn(legal), lacksFire(view, seat), view.window.idle);
    this.passed = answers ? position : '';
    return answers && !comesBack;
  }
}

export const stops = new Stops();
