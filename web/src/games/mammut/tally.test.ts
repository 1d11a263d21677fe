/** What a heap would bring in each category. */
import { describe, expect, it } from 'vitest';
import { MAMMUT } from '../../gallery/mammut';
import { MammutChoice } from './choice.svelte';
import { planOf } from './plan';
import { effectsOf, orderOf, talliesOf, tallyOf, type Effect } from './tally';
import { setSteps, tilesIn, type MammutView, type Tile } from './view';

/** Nobody has laid a card. */
const VIEW: MammutView = { ...MAMMUT.turn.view, laid: [[], 0, 0] };
const tile = (face: Tile['face'], under: Tile['under'] = null): Tile => ({ id: 99, face, under, known: under ? 'private' : 'no', lookers: [], place: 'middle', class: 0 });
const newsOf = (view: MammutView, gained: Tile[], category: Effect['category'], gone: string[] = []): Effect => {
  const found = effectsOf(view, { seat: 0, gained, gone }).find((one) => one.category === category);
  if (!found) throw new Error(category);
  return found;
};
const effect = (...asked: Parameters<typeof newsOf>): object => ({ ...newsOf(...asked), ...newsOf(...asked).parts[0] });
/** The viewer has laid these cards face down. */
const laying = (...cards: string[]): MammutView => ({ ...VIEW, laid: [cards, 0, 0] });

describe('counting', () => {
  it('takes a question mark one has looked under for what it is', () => {
    const tally = tallyOf([tile('?', 'tusk'), tile('?'), tile('axe'), tile('fox'), tile('blue')]);
    expect(tally.goods).toMatchObject({ tusk: 1, axe: 1 });
    expect(tally).toMatchObject({ unknown: 1, species: ['fox'], shaman: true });
  });

  it('takes a stolen heap away from its owner', () => {
    const stolen = talliesOf(VIEW, { seat: 0, gained: tilesIn(VIEW, 'B1').slice(0, 2), gone: ['B1'] });
    expect(Object.values(stolen[1].goods).every((n) => n === 0)).toBe(true);
    expect(Object.values(stolen[0].goods).reduce((a, b) => a + b)).toBe(2);
  });

  it('takes heaps that would be sent back away from their owners, and sweeps nothing up with them', () => {
    const mind = new MammutChoice();
    mind.sendBack();
    mind.tickHeap('B1');
    const plan = planOf(VIEW, 0, mind, ['play-return', 'sweep']);
    expect(plan.gained).toEqual([]);
    expect(talliesOf(VIEW, plan)[1]).toEqual(tallyOf([]));
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

describe('what a place on the hide track brings', () => {
  const at = (...hides: number[]): MammutView => ({ ...VIEW, hides, heaps: VIEW.heaps.map((heap) => ({ ...heap, tiles: [] })), tiles: [] });

  it('is something for the first and the last alone', () => {
    expect(effect(at(5, 4, 3), [], 'hide')).toMatchObject({ key: 'steps_first', n: 5, mood: 1 });
    expect(effect(at(4, 5, 3), [tile('hide')], 'hide')).toMatchObject({ key: 'steps', n: 5 });
    expect(effect(at(1, 5, 3), [tile('hide')], 'hide')).toMatchObject({ key: 'steps_last', n: 2, mood: -1 });
  });

  it('is open between level ones, until somebody holds the shaman', () => {
    expect(effect(at(3, 3, 1), [], 'hide')).toMatchObject({ key: 'steps' });
    expect(effect(at(3, 3, 1), [tile('red')], 'hide')).toMatchObject({ key: 'steps_first' });
    expect(effect(at(3, 3, 5), [tile('red')], 'hide')).toMatchObject({ key: 'steps' });
  });
});

describe('cards that one has laid face down', () => {
  const three = [tile('tusk'), tile('tusk'), tile('tusk'), tile('axe'), tile('axe'), tile('axe')];

  it('count one more hide, for oneself or for whoever has most axes', () => {
    const plain = newsOf(VIEW, three, 'hide').count;
    expect(newsOf(laying('hide-one', 'hide-one'), [], 'hide').count).toBe(plain + 2);
    expect(newsOf(laying('most-axe-hide'), three, 'hide').count).toBe(plain + 1);
    expect(newsOf(laying('most-axe-hide'), [], 'hide').count).toBe(plain);
  });

  it('count one more fire', () => {
    expect(newsOf(laying('most-tusk-fire'), three, 'fire').count).toBe(newsOf(VIEW, three, 'fire').count + 1);
  });

  it('bring points with what they are about', () => {
    expect(newsOf(laying('axe-plus2'), three, 'axe').parts).toEqual([{ key: 'cards', n: 3 }, { key: 'points', n: 6 }]);
    expect(newsOf(laying('most-tusk-4vp'), three, 'tusk').parts).toEqual([{ key: 'points', n: 10 }]);
    const hides = [tile('hide'), tile('hide'), tile('hide'), tile('hide')];
    expect(newsOf(laying('most-hide-4vp'), hides, 'hide').parts).toContainEqual({ key: 'bonus', n: 4 });
  });

  it('make a new species of an animal one has, or of the most hides', () => {
    // Aïda owns a hare, a fox and a marmot.
    expect(effect(laying('animal-swap'), [tile('hare')], 'animal')).toMatchObject({ key: 'species_points', n: 5 });
    expect(effect(laying('animal-swap'), [], 'animal')).toMatchObject({ key: 'none' });
    expect(effect(laying('most-hide-animal'), [tile('hide'), tile('hide'), tile('hide'), tile('hide')], 'animal')).toMatchObject({ key: 'species_points', n: 5 });
  });
});
