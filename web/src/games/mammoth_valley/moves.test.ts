import { describe, expect, it } from 'vitest';
import { boardOf } from './boards';
import { opponents, pickTexts, sizeOf, starts, takeable, waysOf, type Group } from './moves';
import { MOVE_LEGAL, position } from './sample';
import type { ValleyView } from './view';
import { whyNot } from './why';
import recorded from './walks.json';

interface Walk {
  features: string[];
  view: Partial<ValleyView>;
  seat: number;
  from: string;
  group: Group;
  reach: string[];
}
const walks = recorded.walks as unknown as Walk[];
const maps = recorded.maps as unknown as Record<string, ValleyView['map']>;
const whole = (walk: Walk): ValleyView => position({ ...walk.view, map: maps[walk.view.board ?? ''] });

describe('where a group may walk', () => {
  it.each(walks.map((walk, i): [string, Walk] => [`${i}: ${walk.features.join(', ') || 'open land'}`, walk]))('is what the rules of the server allow (%s)', (_, walk) => {
    const view = whole(walk);
    const reached = waysOf(view, boardOf(view), walk.seat, walk.from, walk.group).map(({ hex }) => hex);
    expect(reached.sort()).toEqual(walk.reach);
  });

  it('was recorded with held groups, snow, drought, ice, fire, short steps and tame wolves', () => {
    const features = new Set(walks.flatMap((walk) => walk.features));
    for (const feature of ['held', 'Ldrought', 'Lsnowfall', 'frozen', 'marker', 'cap', 'tame', 'worn']) expect([...features]).toContain(feature);
  });
});

describe('a group that walks two hexes', () => {
  const view = position();
  const board = boardOf(view);

  it('is sent as one message: everybody picked, a step, everybody picked again, a step', () => {
    const way = waysOf(view, board, 0, 'c3r2', { w: 2 }).find(({ hex }) => hex === 'c4r3');
    expect(way?.texts).toEqual(way?.through.length ? ['c3r2:w', 'c3r2:w', way.steps[0], `${way.through[0]}:w1`, `${way.through[0]}:w1`, way.steps[1]] : ['c3r2:w', 'c3r2:w', way?.steps[0]]);
  });

  it('never crosses a river on foot, and never leaves mountains in the same walk', () => {
    const reached = waysOf(view, board, 0, 'c3r2', { w: 3 });
    expect(reached.map(({ hex }) => hex)).not.toContain('c2r3');
    for (const { through } of reached) for (const hex of through) expect(board.byName.get(hex)?.land).not.toBe('mountain');
  });
});

describe('people who are taken up', () => {
  it('are picked in the order of the server: fresh people, tired people, wolves', () => {
    expect(pickTexts('c3r3', { t: 1, w1: 1, f: 1, w: 2 })).toEqual(['c3r3:w', 'c3r3:w', 'c3r3:f', 'c3r3:w1', 'c3r3:t']);
  });

  it('are all who may walk, and nobody whom opponents hold', () => {
    expect(takeable(position(), 0, MOVE_LEGAL, 'c2r3')).toEqual({ w: 1, f: 2 });
    const view = position({ hexes: { c2r3: { tribes: [{ seat: 0, w: 1, f: 2, t: 0 }], animals: { wolf: 2 } } } });
    expect(opponents(view, 0, 'c2r3')).toBe(2);
    expect(sizeOf(takeable(view, 0, MOVE_LEGAL, 'c2r3'))).toBe(1);
  });

  it('take their tame wolves along, which the legal texts do not name before somebody is picked', () => {
    expect(MOVE_LEGAL).not.toContain('c3r2:t');
    expect(takeable(position(), 0, MOVE_LEGAL, 'c3r2')).toEqual({ w: 3, t: 1 });
    expect(waysOf(position(), boardOf(position()), 0, 'c3r2', { t: 1 })).toEqual([]);
    expect(whyNot(position(), boardOf(position()), 0, 'c3r2', { t: 1 }, 'c4r2').key).toBe('mammoth_valley.refusal.wolf_alone');
  });

  it('stand on the hexes that the legal texts name', () => {
    expect([...starts(MOVE_LEGAL)].sort()).toEqual(['c2r3', 'c2r5', 'c3r2', 'c3r3']);
  });
});

describe('why a group cannot walk there', () => {
  const at = (walk: Walk, to: string): string => {
    const view = whole(walk);
    return whyNot(view, boardOf(view), walk.seat, walk.from, walk.group, to).rule;
  };

  it('names the rule: the river, the mountain on the way, the distance', () => {
    const view = position();
    const rule = (to: string): string => whyNot(view, boardOf(view), 0, 'c3r2', { w: 1 }, to).rule;
    expect([rule('c2r3'), rule('c1r2'), rule('c5r6')]).toEqual(['6.4', '6.3', '6.1']);
  });

  it('speaks of those who are held, of snow and of fire where these are what bars the way', () => {
    const rules = (feature: string): Set<string> =>
      new Set(walks.filter(({ features }) => features.includes(feature)).flatMap((walk) => boardOf(whole(walk)).hexes.filter(({ name }) => !walk.reach.includes(name)).map(({ name }) => at(walk, name))));
    expect(rules('held')).toContain('6.2');
    expect(rules('Lsnowfall')).toContain('6.3');
    expect(rules('marker')).toContain('6.1');
  });
});
