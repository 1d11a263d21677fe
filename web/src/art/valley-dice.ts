/** The die of bone, and the rose of six winds. */
import { needMaterials } from './shapes';
import { define } from './sheet';

const PIPS: Record<number, [number, number][]> = {
  1: [[0, 0]],
  2: [[-1, -1], [1, 1]],
  3: [[-1, -1], [0, 0], [1, 1]],
  4: [[-1, -1], [1, -1], [-1, 1], [1, 1]],
  5: [[-1, -1], [1, -1], [0, 0], [-1, 1], [1, 1]],
  6: [[-1, -1], [1, -1], [-1, 0], [1, 0], [-1, 1], [1, 1]],
};

/** A die of bone. */
export function die(value: number): string {
  const id = `die${value}`;
  needMaterials();
  define(id, () => {
    const pips = (PIPS[value] ?? []).map(([x, y]) => `<circle cx="${x * 23}" cy="${y * 23}" r="9.5" fill="#2a1c12"/><path d="M${x * 23 - 7} ${y * 23 + 5}a9 9 0 0 0 14 0" stroke="#fff" stroke-opacity=".5" stroke-width="2" fill="none"/>`).join('');
    return `<g id="${id}"><ellipse cx="6" cy="20" rx="62" ry="48" fill="url(#dsh)"/><rect x="-44" y="-36" width="88" height="88" rx="20" fill="#8f7344"/><rect x="-44" y="-44" width="88" height="88" rx="20" fill="url(#bone)" stroke="#3a2816" stroke-width="2"/><path d="M-34-30Q-30-38-18-38H18" stroke="#fff" stroke-width="3" fill="none" opacity=".8" stroke-linecap="round"/>${pips}</g>`;
  });
  return id;
}

/** A rose of six winds; the arm for each face of the die is turned from the north-east one. */
export const ROSE_ARM = 'M0-46L9-14L0-20L-9-14Z';
export const ROSE_ANGLES = [30, 90, 150, 210, 270, 330] as const;
