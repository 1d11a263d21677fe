import { describe, expect, it } from 'vitest';
import { after, changed } from './changes';
import examples from './changes.json';
import type { Change, Sight, Step } from './protocol';

describe('what changed', () => {
  for (const { name, was, change, now } of examples as { name: string; was: unknown; change: Change; now: unknown }[])
    it(name, () => {
      const before = JSON.stringify(was);
      expect(JSON.stringify(changed(was, change))).toBe(JSON.stringify(now));
      expect(JSON.stringify(was)).toBe(before);
    });

  it('leaves what stayed as the object it was, so that nothing is drawn again for it', () => {
    const was = { land: [{ hex: 'A1' }, { hex: 'A2' }], cards: ['bear'] };
    const now = changed(was, { land: { 1: { hex: ['B7'] } } }) as typeof was;
    expect(now.land[0]).toBe(was.land[0]);
    expect(now.cards).toBe(was.cards);
    expect(now.land[1]).toEqual({ hex: 'B7' });
  });

  it('is about view, prompt and legal acts; numbers and take-backs come with each step', () => {
    const was: Sight = { as: 1, seq: 4, view: { fire: 1, food: 2 }, prompt: { seats: [1], key: 'q', params: {} }, legal: ['eat', 'rest'], undo: 2 };
    const step: Step = { t: 'step', as: 1, seq: 5, events: [], at: 9, changes: { view: { food: [1] }, legal: [['rest']] }, undo: 3, id: null };
    expect(after(was, step)).toEqual({ ...was, seq: 5, view: { fire: 1, food: 1 }, legal: ['rest'], undo: 3 });
  });
});
