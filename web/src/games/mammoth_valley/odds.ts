/** The chance to win a fight to the end, as the rules roll it: the lower total loses a token, ties are rolled again. */

export interface Force {
  /** Those who add to the die: warriors, animals. */
  strong: number;
  /** Those who fight along and add nothing: women against animals. They are given up first. */
  weak: number;
  bonus: number;
}

/** The chance that a round is lost by the other side; ties do not count. */
function roundChance(difference: number): number {
  let won = 0;
  let decided = 0;
  for (let a = 1; a <= 6; a++)
    for (let b = 1; b <= 6; b++) {
      const lead = a - b + difference;
      if (lead > 0) won++;
      if (lead !== 0) decided++;
    }
  return decided === 0 ? 0.5 : won / decided;
}

export function chanceToWin(own: Force, other: Force): number {
  const known = new Map<string, number>();
  const from = (strong: number, weak: number, foes: number): number => {
    if (foes <= 0) return 1;
    if (strong + weak <= 0) return 0;
    const key = `${strong},${weak},${foes}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const win = roundChance(strong + own.bonus - foes - other.bonus);
    const value = win * from(strong, weak, foes - 1) + (1 - win) * (weak > 0 ? from(strong, weak - 1, foes) : from(strong - 1, weak, foes));
    known.set(key, value);
    return value;
  };
  return from(own.strong, own.weak, other.strong);
}
