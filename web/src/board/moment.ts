/** A plan is made for one position: the next one makes it stale. What is only looked at while others act stays. */
export class Moment {
  /** The position in which the viewer was asked something. */
  private asked: unknown = null;

  /** Whether what was planned must be forgotten now. */
  isOver(position: unknown, isAsked: boolean): boolean {
    const over = this.asked !== null && this.asked !== position;
    if (over) this.asked = null;
    if (isAsked) this.asked = position;
    return over;
  }
}
