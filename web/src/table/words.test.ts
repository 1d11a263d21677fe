import { describe, expect, it } from 'vitest';
import type { GameModule, Player, Told } from '../board/types';
import { ago, anchorOf, parts, questionText, rowsOf, storyteller, whyText } from './words';
import { unshown } from './motion';

const PLAYERS: Player[] = [{ name: 'Ann', letter: 'A' }, { name: 'Ben', letter: 'B' }];
const TEXTS: Record<string, string> = {
  'g.event.lifted': '{seat} lifted a trap of {owner} from {tile}.',
  'web.event.took_back': '{seat} took a step back.',
  'q.you': 'Your turn.',
  'q.other': '{seat} thinks.',
  'q': 'Over.',
  'r': 'The rock on {tile} is in the way of {seat}.',
  'hunt.refusal.no_card': '{card} is not in your hand.',
  'hunt.card.h5': 'Hunter 5',
  'hunt.card.cave_bear': 'Cave Bear',
  'hunt.strikes': '{event} strikes.',
  'web.time.now': 'now',
  'web.time.minutes': '{n} min',
  'web.time.hours': '{n} h',
  'web.time.days': '{n} d',
};
const t = (key: string, fields: Record<string, string | number> = {}): string =>
  (TEXTS[key] ?? key).replace(/\{(\w+)\}/g, (_, name: string) => String(fields[name]));
const game = {
  logLines: (events: Told[], players: Player[]) =>
    events.map((event) => ({
      key: `g.event.${event.kind}`,
      fields: { seat: players[event.seat ?? 0].name, owner: 'Ben', tile: 'c3' },
      seat: event.seat ?? null,
      minor: false,
    })),
} as unknown as GameModule;

describe('the words of the table', () => {
  it('tells what it has told before in the same lines', () => {
    const tell = storyteller(game, PLAYERS, t);
    const story = [{ seq: 4, events: [{ kind: 'lifted', seat: 0 }], at: null }];
    const [first] = tell(story);
    expect(tell([...story, { ...story[0], seq: 5 }])[0]).toBe(first);
  });

  it('puts players’ names in bold and nothing else', () => {
    const [row] = rowsOf([{ seq: 4, events: [{ kind: 'lifted', seat: 0 }], at: null }], game, PLAYERS, t);
    expect(row.parts).toEqual([
      { text: 'Ann', bold: true },
      { text: ' lifted a trap of ', bold: false },
      { text: 'Ben', bold: true },
      { text: ' from c3.', bold: false },
    ]);
    expect(row.seq).toBe(4);
  });

  it('tells of a step taken back in all games alike', () => {
    const [row] = rowsOf([{ seq: 5, events: [{ kind: 'took_back', seat: 1 }], at: 9 }], game, PLAYERS, t);
    expect(row.parts.map((part) => part.text).join('')).toBe('Ben took a step back.');
  });

  it('leaves a sentence without names whole', () => {
    expect(parts('The mammoth ran.')).toEqual([{ text: 'The mammoth ran.', bold: false }]);
  });

  it('asks me, and tells me whom else it asks', () => {
    const list = (names: string[]): string => names.join(' + ');
    const asked = { seats: [0, 1], key: 'q', params: {} };
    expect(questionText(asked, 0, PLAYERS, t, list)).toBe('Your turn.');
    expect(questionText(asked, null, PLAYERS, t, list)).toBe('Ann + Ben thinks.');
    expect(questionText({ ...asked, seats: [] }, 0, PLAYERS, t, list)).toBe('Over.');
  });

  it('says a reason with the names of people and places', () => {
    expect(whyText({ key: 'r', params: { tile: 'd5', seat: 1 }, rule: '3.2' }, PLAYERS, t)).toBe('The rock on d5 is in the way of Ben.');
  });
  it('calls cards by their names', () => {
    expect(whyText({ key: 'hunt.refusal.no_card', params: { card: 'h5' }, rule: '4.1' }, PLAYERS, t)).toBe('Hunter 5 is not in your hand.');
  });

  it('calls events by their names, and cards whose words are joined by a hyphen', () => {
    const strikes = { seats: [], key: 'hunt.strikes', params: { event: 'cave_bear' } };
    expect(questionText(strikes, 0, PLAYERS, t, (names) => names.join())).toBe('Cave Bear strikes.');
    expect(whyText({ key: 'hunt.refusal.no_card', params: { card: 'cave-bear' }, rule: '4.1' }, PLAYERS, t)).toBe('Cave Bear is not in your hand.');
  });
  it('calls cards by their names where something is asked, too', () => {
    const asked = { seats: [], key: 'hunt.refusal.no_card', params: { card: 'h5' } };
    expect(questionText(asked, 0, PLAYERS, t, (names) => names.join())).toBe('Hunter 5 is not in your hand.');
  });

  it('finds the place of a rule and of a ruling on the rules page', () => {
    expect(anchorOf('3.2')).toBe('r3-2');
    expect(anchorOf('D8')).toBe('d8');
  });

  it('tells how long ago something was', () => {
    expect([0, 59, 60, 7200, 200_000].map((passed) => ago(0, passed, t))).toEqual(['now', 'now', '1 min', '2 h', '2 d']);
  });

  it('keeps the events that were not shown yet', () => {
    const events: Told[] = ['a', 'b', 'c'].map((kind) => ({ kind }));
    const time = (some: Told[]): number => 10 * some.length;
    expect(unshown(events, 0, time)).toEqual(events);
    expect(unshown(events, 15, time).map((event) => event.kind)).toEqual(['b', 'c']);
    expect(unshown(events, 30, time)).toEqual([]);
    expect(unshown(events, 0, () => 0)).toEqual([]);
  });
});
