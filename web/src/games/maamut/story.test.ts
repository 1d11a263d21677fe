import { describe, expect, it } from 'vitest';
import type { Player, Told } from '../../board/types';
import { dies, flightIn, logLines, plan, playTime, previewSentence, track } from './story';
import { placeOf } from './tiles';

const PLAYERS: Player[] = [
  { name: 'Noé', letter: 'A' },
  { name: 'Björn', letter: 'B' },
];
const t = (key: string, fields: Record<string, string | number> = {}): string =>
  [key, ...Object.entries(fields).map(([name, value]) => `${name}=${value}`)].join(' ');

const PUSH: Told[] = [
  { kind: 'played', seat: 0, card: 2, direction: 'NW' },
  { kind: 'walked', seat: 0, from: 'e5', tile: 'd5' },
  { kind: 'walked', seat: 0, from: 'd5', tile: 'c4' },
  { kind: 'scared', seat: 0, tile: 'c4', direction: 'NW', length: 2 },
  { kind: 'ran', from: 'c4', tile: 'b3' },
  { kind: 'ran', from: 'b3', tile: 'a2' },
];
const SPRUNG: Told[] = [...PUSH, { kind: 'trapped', seat: 1, tile: 'a2', by: 0 }];

describe('the motion of a turn', () => {
  it('walks, scares and runs one after the other', () => {
    const { steps, happenings, ms } = plan(PUSH);
    expect(steps.map(({ mover, to }) => [mover, to])).toEqual([[0, 'd5'], [0, 'c4'], ['mammoth', 'b3'], ['mammoth', 'a2']]);
    expect(happenings.map(({ kind }) => kind)).toEqual(['scare']);
    const starts = steps.map(({ at }) => at);
    expect(starts).toEqual([...starts].sort((a, b) => a - b));
    expect(steps[2].at).toBeGreaterThanOrEqual(happenings[0].at + happenings[0].ms);
    expect(ms).toBe(steps[3].at + steps[3].ms);
  });

  it('keeps the mammoth where it was until it is scared', () => {
    const way = track(plan(PUSH), 'mammoth');
    expect(way?.stops[0]).toEqual({ offset: 0, place: placeOf('c4') });
    expect(way?.stops[1].offset).toBeGreaterThan(0.4);
    expect(way?.stops.at(-1)?.place).toEqual(placeOf('b3'));
  });

  it('leaves those alone who did not move', () => {
    expect(track(plan(PUSH), 1)).toBeNull();
  });

  it('shows a sprung trap longer than any step', () => {
    const spring = plan(SPRUNG).happenings.find(({ kind }) => kind === 'spring');
    expect(spring).toMatchObject({ tile: 'a2', seat: 1 });
    expect(spring?.ms).toBeGreaterThan(500);
  });

  it('takes no time at speed 0 and half at speed 2', () => {
    expect(playTime(PUSH, 0)).toBe(0);
    expect(playTime(PUSH, 2)).toBe(playTime(PUSH, 1) / 2);
  });

  it('passes over an event it does not know', () => {
    expect(plan([{ kind: 'sneezed', seat: 0 }]).ms).toBe(0);
  });
});

describe('the log', () => {
  it('names people and directions in each sentence', () => {
    const [line] = logLines([PUSH[3]], PLAYERS, t);
    expect(line).toMatchObject({ key: 'maamut.event.scared', seat: 0, minor: false });
    expect(line.fields).toMatchObject({ seat: 'Noé', direction: 'maamut.direction.NW', length: 2 });
  });

  it('tells whose trap it was that caught the mammoth', () => {
    const [other] = logLines([{ kind: 'trapped', seat: 1, tile: 'a2', by: 0 }], PLAYERS, t);
    expect(other).toMatchObject({ key: 'maamut.event.trapped', fields: { seat: 'Björn', by: 'Noé' } });
    const [own] = logLines([{ kind: 'trapped', seat: 0, tile: 'a2', by: 0 }], PLAYERS, t);
    expect(own.key).toBe('maamut.event.trapped.own');
  });

  it('says how a hunter was lost, and which card the viewer drew', () => {
    const keys = logLines(
      [
        { kind: 'eliminated', seat: 0, tile: 'c4', cause: 'trampled', traps: [] },
        { kind: 'drew', seat: 0, card: 3 },
        { kind: 'drew', seat: 1 },
        { kind: 'fled', seat: 1, tile: 'c4', forced: true },
        { kind: 'ended', reason: 'quiet', places: [2, 2] },
      ],
      PLAYERS,
      t,
    ).map(({ key }) => key.replace('maamut.event.', ''));
    expect(keys).toEqual(['eliminated.trampled', 'drew.secret', 'drew', 'fled.forced', 'ended.quiet']);
  });

  it('marks single steps as minor', () => {
    expect(logLines(PUSH, PLAYERS, t).map(({ minor }) => minor)).toEqual([false, true, true, false, true, true]);
  });
});

describe('the preview', () => {
  it('follows the mammoth to where it would stop', () => {
    expect(flightIn(PUSH)).toMatchObject({ from: 'c4', to: 'a2', direction: 'NW', sprung: false });
    expect(flightIn(SPRUNG)?.sprung).toBe(true);
    expect(flightIn(PUSH.slice(0, 3))).toBeNull();
  });

  it('tells a trap of one’s own from another’s', () => {
    expect(previewSentence(SPRUNG, 1, PLAYERS, t)).toContain('trap_own');
    expect(previewSentence(SPRUNG, 0, PLAYERS, t)).toContain('owner=Björn');
  });

  it('warns of one’s own death', () => {
    const deadly: Told[] = [...PUSH.slice(0, 3), { kind: 'cornered', tile: 'c4' }, { kind: 'eliminated', seat: 0, tile: 'c4', cause: 'cornered' }];
    expect(dies(deadly, 0)).toBe(true);
    expect(dies(deadly, 1)).toBe(false);
    expect(previewSentence(deadly, 0, PLAYERS, t)).toContain('warning.death');
  });

  it('has nothing to say about a plain walk', () => {
    expect(previewSentence(PUSH.slice(0, 3), 0, PLAYERS, t)).toBeNull();
  });
});
