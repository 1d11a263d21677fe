import { describe, expect, it } from 'vitest';
import samples from '../../gallery/ice_age.json';
import { movesIn, NOTHING, type Plan } from './moves';
import type { IceAgeView, Question } from './view';
import { wishFor } from './wishes';

const known = samples as unknown as Record<string, { view: IceAgeView; legal: string[] }>;

/** Region 6 has a hunter of B and one of C with a club, region 9 one of A; seat A is asked. */
const LAND: Record<number, [plain: number[], clubbed: number[]]> = { 6: [[0, 1, 0], [0, 0, 1]], 9: [[1, 0, 0], [0, 0, 0]], 10: [[0, 0, 0], [1, 0, 0]] };
function asking(kind: string): IceAgeView {
  const { view } = known.step;
  const regions = view.regions.map((one) => ({ ...one, plain: LAND[one.region]?.[0] ?? [0, 0, 0], clubbed: LAND[one.region]?.[1] ?? [0, 0, 0] }));
  return { ...view, regions, question: { ...(view.question as Question), kind } };
}
const wish = (kind: string, region: number, piece: string | null = null, legal: string[] = [], plan: Plan = NOTHING): unknown => wishFor(asking(kind), plan, { region, piece }, 'A', movesIn(legal, 'A'));

describe('a wish that cannot be granted', () => {
  it('is written as the text to ask about', () => {
    expect(wishFor(known.glacier.view, NOTHING, { region: 12, piece: null }, 'A', movesIn(known.glacier.legal, 'A'))).toBe('cover-12');
    expect(wish('fire', 6)).toBe('fire-6-1');
    expect(wish('mammoth_place', 6)).toBe('mammoth-6');
    expect(wishFor({ ...known.step.view, question: null }, NOTHING, { region: 1, piece: null }, 'A', [])).toBe('');
  });
  it('is about the hunter that was pressed, whosever it is', () => {
    expect(wish('step', 6, 'C*')).toBe('step-C6*-1');
    expect(wish('step', 6, 'B')).toBe('step-B6-1');
    expect(wish('swap', 6, 'C*')).toBe('swap-C6*');
    expect(wish('swap_with', 6, 'C*')).toBe('with-C6*');
    expect(wish('remove', 6, 'B')).toBe('remove-B6');
    expect(wish('move', 10, 'A*', ['relocate-9-6'])).toBe('relocate-10*-1');
  });
  it('is about whoever stands in a region that was pressed, oneself first', () => {
    expect(wish('step', 6)).toBe('step-B6-1');
    expect(wish('swap', 10)).toBe('swap-A10*');
    expect(wish('remove', 12)).toBe('remove-A12');
  });
  it('to lead somebody else’s hunters, where a card is for one’s own, is refused on the board', () => {
    const moves = ['relocate-9-6', 'relocate-9-7'];
    const others = (rule: string): unknown => ({ key: 'ice_age.refusal.others_hunter', params: {}, rule });
    expect(wish('move', 6, 'B', moves)).toEqual(others('5.12'));
    expect(wish('club_or_move', 6, 'C*', moves)).toEqual(others('5.12'));
    expect(wish('place', 6, 'B', moves)).toEqual(others('4.5'));
    expect(wish('group', 6, 'B', ['group-9-10'])).toEqual(others('5.7'));
    expect(wish('attach', 6, 'B', ['club-9'])).toMatchObject({ key: 'ice_age.refusal.club_not_yours', rule: '4.4' });
    // Hunters from supply go to a region, whoever stands there.
    expect(wish('place', 6, 'B', ['place-9'])).toBe('place-6');
  });
  it('is about the way once a piece was chosen', () => {
    const steps = ['step-B6-7', 'step-B6-3'];
    expect(wish('step', 12, null, steps, { from: 6, piece: 'B' })).toEqual({ key: 'ice_age.refusal.not_neighbours', params: { from: 6, region: 12 }, rule: '1.2' });
    expect(wish('step', 2, null, steps, { from: 6, piece: 'B' })).toBe('step-B6-2');
    expect(wish('step', 6, 'C*', steps, { from: 6, piece: 'B' })).toBe('step-C6*-1');
  });
});
