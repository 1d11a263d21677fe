/** What a heap would bring in each category. */
import { describe, expect, it } from 'vitest';
import { MAMMUT } from '../../gallery/mammut';
import { effectsOf, orderOf, talliesOf, tallyOf, type Effect } from './tally';
import { setSteps, tilesIn, type MammutView, type Tile } from './view';

const VIEW = MAMMUT.turn.view;
const tile = (face: Tile['face'], under: Tile['under'] = null): Tile => ({ id: 99, face, under, known: under ? 'private' : 'no', lookers: [], place: 'middle', class: 0 });
const effect = (view: MammutView, gained: Tile[], category: Effect['category'], stolen: string | null = null): Effect | undefined =>
  effectsOf(view, { seat: 0, gained, stolen }).find((one) => one.category === category);

describe('counting', () => {
  it('takes a question mark one has looked under for what it is', () => {
    const tally = tallyOf([tile('?', 'tusk'), tile('?'), tile('axe'), tile('fox'), tile('blue')]);
    expect(tally.goods).toMatchObject({ tusk: 1, axe: 1 });
    expect(tally).toMatchObject({ unknown: 1, species: ['fox'], shaman: true });
  });

  it('takes a stolen heap away from its owner', () => {
    const stolen = talliesOf(VIEW, { seat: 0, gained: tilesIn(VIEW, 'B1').slice(0, 2), stolen: 'B1' });
    expect(Object.values(stolen[1].goods).every((n) => n === 0)).toBe(true);
    expect(Object.values(stolen[0].goods).reduce((a, b) => a + b)).toBe(2);
  });

  it('knows the order of ties once somebody holds the shaman', () => {
    expect(orderOf(VIEW, talliesOf(VIEW, null))).toEqual([1, 2, 0]);
    const blue: MammutView = { ...VIEW, shaman: { ...VIEW.shaman, arrow: 'blue' } };
    expect(orderOf(blue, talliesOf(blue, null))).toEqual([1, 0, 2]);
    expect(orderOf(MAMMUT.start.view, talliesOf(MAMMUT.start.view, null))).toBeNull();
  });
});

describe('what the loot would bring', () => {
  it('is cards for axes, and points in the last round', () => {
    expect(effect(VIEW, [tile('axe'), tile('axe')], 'axe')).toMatchObject({ key: 'cards', n: 2 });
    expect(effect({ ...VIEW, round: 5 }, [tile('axe'), tile('axe')], 'axe')).toMatchObject({ key: 'points', n: 6 });
  });

  it('is steps on the track for hides, and 2 points for each tusk', () => {
    expect(effect(VIEW, [tile('hide')], 'hide')).toMatchObject({ key: 'steps', n: 8 });
    expect(effect(VIEW, [tile('tusk'), tile('tusk')], 'tusk')).toMatchObject({ key: 'points', n: 4 });
  });

  it('is a prize for meat by place, level ones in the shaman’s order', () => {
    expect(effect(VIEW, [], 'meat')).toMatchObject({ key: 'meat_none' });
    expect(effect(VIEW, [tile('meat'), tile('meat'), tile('meat')], 'meat')).toMatchObject({ key: 'meat', n: 8 });
    // Björn has one, Aïda two and comes before Noé in the order.
    expect(effect(VIEW, [tile('meat'), tile('meat')], 'meat')).toMatchObject({ key: 'meat', n: 5 });
  });

  it('is what the data file of the box says', () => {
    const rich: MammutView = { ...VIEW, meat_prizes: [20, 10], set_points: [0, 1, 2, 3, 50, 60, 70, 80] };
    expect(effect(rich, [tile('meat'), tile('meat'), tile('meat')], 'meat')).toMatchObject({ key: 'meat', n: 20 });
    expect(effect(rich, [tile('beaver')], 'animal')).toMatchObject({ key: 'species_points', n: 47 });
    expect(setSteps(VIEW)[0]).toEqual({ least: 0, most: 2, points: 0 });
    expect(setSteps(rich).map(({ points }) => points)).toEqual(rich.set_points);
  });

  it('is a loss for least fire, and safe with more', () => {
    expect(effect(VIEW, [], 'fire')).toMatchObject({ key: 'fire_least', mood: -1 });
    expect(effect(VIEW, [tile('fire'), tile('fire')], 'fire')).toMatchObject({ key: 'fire_safe' });
    expect(effect(MAMMUT.start.view, [], 'fire')).toMatchObject({ key: 'fire_level' });
  });

  it('is only new species for animals, with what the collection gains', () => {
    expect(effect(VIEW, [tile('hare'), tile('fox')], 'animal')).toMatchObject({ count: 2, key: 'none' });
    // Three species are worth 4 points, four are worth 9.
    expect(effect(VIEW, [tile('beaver'), tile('hare')], 'animal')).toMatchObject({ key: 'species_points', n: 5 });
  });
});
