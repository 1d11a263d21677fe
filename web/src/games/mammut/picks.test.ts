/** Ticks in any order become the picks the rules ask for. */
import { describe, expect, it } from 'vitest';
import { MAMMUT } from '../../gallery/mammut';
import { canReturn, picksFor, returnTexts, stealTexts, takeTexts, textFor } from './picks';
import type { MammutView } from './view';

const VIEW = MAMMUT.turn.view;
const ids = (place: string, face: string): number[] => VIEW.tiles.filter((tile) => tile.place === place && tile.face === face).map((tile) => tile.id);

describe('a set of ticked tiles', () => {
  it('is picked by class, whatever the order of the ticks', () => {
    const [hide] = ids('middle', 'hide');
    const [meat] = ids('middle', 'meat');
    const [axe] = ids('middle', 'axe');
    expect(takeTexts(VIEW, new Set([meat, axe, hide]))).toEqual(['take', `t${axe}`, `t${hide}`, `t${meat}`, 'done']);
  });

  it('counts tiles alike from the first one', () => {
    const hides = ids('middle', 'hide');
    expect(hides.length).toBeGreaterThan(1);
    expect(picksFor(VIEW, 'middle', new Set([hides[hides.length - 1]]))).toEqual([hides[0]]);
    expect(picksFor(VIEW, 'middle', new Set(hides))).toEqual(hides);
  });

  it('keeps a question mark one has seen apart from one nobody knows', () => {
    const seen = VIEW.tiles.find((tile) => tile.known === 'private');
    expect(picksFor(VIEW, 'middle', new Set([seen?.id ?? -1]))).toEqual([seen?.id]);
  });

  it('leaves out what lies elsewhere', () => {
    const [stolen] = ids('B1', 'axe');
    expect(picksFor(VIEW, 'middle', new Set([stolen]))).toEqual([]);
    expect(stealTexts(VIEW, 'B1', new Set([stolen]))).toEqual(['steal-B1', `t${stolen}`, 'done']);
  });

  it('sends heaps back in the order of the seats', () => {
    expect(returnTexts(VIEW, new Set(['C1', 'B1']))).toEqual(['play-return', 'heap-B1', 'heap-C1', 'done']);
  });
});

describe('a tile that is touched', () => {
  it('stands for all of its class in its place', () => {
    const hides = ids('middle', 'hide');
    expect(textFor(VIEW, hides[1], [`t${hides[0]}`, 'stop'])).toBe(`t${hides[0]}`);
    expect(textFor(VIEW, ids('B1', 'hide')[0], [`t${hides[0]}`])).toBeNull();
  });

  it('is not touched twice', () => {
    const [hide] = ids('middle', 'hide');
    const touched: MammutView = { ...VIEW, touched: hide };
    expect(textFor(touched, hide, ['t99', 'stop'])).toBeNull();
  });
});

describe('a heap that is sent back', () => {
  it('is another player’s, except with two players', () => {
    expect(canReturn(VIEW, 'B1', 0)).toBe(true);
    expect(canReturn(VIEW, 'B1', 1)).toBe(false);
    expect(canReturn(VIEW, 'A1', 2)).toBe(false);
    expect(canReturn(MAMMUT.two.view, 'A1', 0)).toBe(true);
  });
});
