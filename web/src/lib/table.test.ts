import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Chair, Down, HowFar, Sight, Step, Table, Up } from './protocol';
import { TableStore } from './table.svelte';

const chair = (seat: number, more: Partial<Chair> = {}): Chair => ({
  seat, kind: 'here', name: ['Ann', 'Ben', 'Cleo'][seat], taken: true, mine: false, bot: null, owned: true, present: true, away: null, ...more,
});
const table = (mine: number[], more: Partial<Table> = {}): Table => ({
  t: 'table', id: 'x', game: 'maamut', rules_version: 1, seats: 2, options: {}, status: 'playing',
  chairs: [chair(0), chair(1)].map((one) => ({ ...one, mine: mine.includes(one.seat) })),
  mine, owner: true, links: [], seed_hash: '', absence: 60, silence: 30, onlookers: 0, seed: null, result: null, rematch: null, rematch_of: null, ...more,
});
const sight = (as: number | null, seq: number, asked: number[]): Sight => ({
  as, seq, view: { seq }, prompt: { seats: asked, key: 'q', params: {} }, legal: [], undo: 0,
});
const step = (as: number | null, seq: number, asked: number[], events: Step['events'], id: string | null = null): Step => ({
  t: 'step', as, seq, changes: { view: { seq: [seq] }, prompt: { seats: [asked] } }, undo: 0, events, id, at: 1000 + seq,
});
const snapshot = (as: number | null, seq: number, asked: number[], story: { seq: number; events: Step['events'] }[] = []): Down => ({
  t: 'snapshot', ...sight(as, seq, asked), story: story.map((heard) => ({ ...heard, at: 1000 + heard.seq })),
});

let sent: Up[];
let time: number;
let dialled: number;
const clock = { now: () => time, playTime: (events: unknown[]) => 100 * events.length, hidden: () => false };

/** `line` is given what lets the server speak over the socket. */
function open(line: (hear: (message: Down) => void) => void = () => undefined): TableStore {
  const socket = { readyState: 1, send: (text: string) => void sent.push(JSON.parse(text) as Up), close: () => undefined, onmessage: (_: { data: string }): void => undefined };
  line((message) => socket.onmessage({ data: JSON.stringify(message) }));
  const store = new TableStore('x', 'ws://x', clock, () => (dialled++, socket as unknown as WebSocket));
  store.open();
  return store;
}

beforeEach(() => {
  [sent, time, dialled] = [[], 0, 0];
  vi.stubGlobal('WebSocket', { OPEN: 1 });
});

describe('a table in the browser', () => {
  it('shows an onlooker what onlookers see', () => {
    const store = open();
    store.hear(table([]));
    store.hear(snapshot(null, 3, [0]));
    expect(store.seat).toBeNull();
    expect(store.sight?.seq).toBe(3);
    expect(store.myTurn).toBe(false);
  });

  it('lets nobody play on behind a window that shows scores, and then tells all in order', () => {
    const store = open();
    store.hear(table([0]));
    store.hear(snapshot(0, 4, [1]));
    store.hold(true);
    store.hear(step(0, 5, [1], [{ kind: 'played', seat: 1 }]));
    store.hear(step(0, 6, [0], [{ kind: 'played', seat: 1 }]));
    store.hear(table([0], { status: 'over', result: { places: [1, 2], reason: 'points' } }));
    expect(store.sight?.seq).toBe(4);
    expect(store.table?.result).toBeNull();
    store.hold(false);
    expect(store.sight?.seq).toBe(6);
    expect(store.story.map(({ seq }) => seq)).toEqual([5, 6]);
    expect(store.table?.status).toBe('over');
  });

  it('holds nothing back from whoever lets a bot play, though scores lie open', () => {
    const store = open();
    store.hear(table([0]));
    store.hear(snapshot(0, 4, [1]));
    store.hold(true);
    store.hear(step(0, 5, [0], [{ kind: 'played', seat: 1 }]));
    store.hear(table([0], { chairs: [chair(0, { mine: true, bot: 'random' }), chair(1)] }));
    expect([store.sight?.seq, store.persons]).toEqual([5, []]);
    store.hear(step(0, 6, [1], [{ kind: 'played', seat: 0 }]));
    expect(store.sight?.seq).toBe(6);
  });

  it('holds nothing back from whoever acts, and forgets what a new position has already', () => {
    const store = open();
    store.hear(table([0]));
    store.hear(snapshot(0, 4, [0]));
    store.hold(true);
    store.choose(['2E'], false);
    store.hear(step(0, 5, [1], [{ kind: 'played', seat: 0 }], store.sent));
    expect([store.sight?.seq, store.sent]).toEqual([5, null]);
    store.hold(true);
    store.hear(step(0, 6, [0], []));
    store.hear(snapshot(0, 6, [0], [{ seq: 5, events: [] }, { seq: 6, events: [] }]));
    store.hold(false);
    expect(store.story.map(({ seq }) => seq)).toEqual([5, 6]);
  });

  it('sends an act with the number of the step it answers', () => {
    const store = open();
    store.hear(table([0]));
    store.hear(snapshot(0, 4, [0]));
    expect(store.myTurn).toBe(true);
    store.choose(['2E'], false);
    expect(sent.at(-1)).toMatchObject({ t: 'act', seat: 0, seq: 4, act: ['2E'], id: store.sent });
    store.hear(step(0, 5, [1], [{ kind: 'played', seat: 0 }], store.sent));
    expect(store.sent).toBeNull();
    expect(store.myTurn).toBe(false);
  });

  it('asks once how far its seat may go back, and only for what it still sees', async () => {
    let answer = (_: Down): void => undefined;
    const store = open((hear) => (answer = hear));
    const asked = (): Up[] => sent.filter(({ t }) => t === 'how_far');
    store.hear(table([0]));
    store.hear({ ...snapshot(0, 4, [0]), undo: null } as Down);
    store.hear(table([0]));
    expect(asked()).toMatchObject([{ seat: 0, seq: 4 }]);
    answer({ t: 'undoable', id: (asked()[0] as HowFar).id, as: 0, seq: 4, undo: 2 });
    await vi.waitFor(() => expect(store.sight?.undo).toBe(2));
    store.hear({ ...step(0, 5, [0], []), undo: null });
    store.hear(step(0, 6, [0], []));
    answer({ t: 'undoable', id: (asked()[1] as HowFar).id, as: 0, seq: 5, undo: 3 });
    await Promise.resolve();
    expect(store.sight?.undo).toBe(0);
    expect(asked()).toHaveLength(2);
  });

  it('keeps an act back until it is confirmed, for those who want that', () => {
    const store = open();
    store.hear(table([0]));
    store.hear(snapshot(0, 0, [0]));
    store.choose(['lay'], true);
    expect(sent).toEqual([]);
    store.change();
    expect(store.pending).toBeNull();
    store.choose(['lay'], true);
    store.confirm();
    expect(sent).toHaveLength(1);
  });

  it('goes on asking to confirm while others get ready, and no longer when something else is asked', () => {
    const store = open();
    store.hear(table([0]));
    const asks = (seq: number, legal: string[]): Down => ({ ...step(0, seq, [0, 1], [{ kind: 'ready', seat: 1 }]), changes: { legal: [legal] } });
    store.hear(snapshot(0, 0, [0, 1]));
    store.hear(asks(1, ['pick-1', 'done']));
    store.choose(['pick-1', 'done'], true);
    store.hear(asks(2, ['pick-1', 'done']));
    expect(store.pending?.act).toEqual(['pick-1', 'done']);
    store.hear(asks(3, ['done']));
    expect(store.pending).toBeNull();
  });

  it('asks nobody to confirm once a bot plays the seat', () => {
    const store = open();
    const mine = table([0]);
    store.hear(mine);
    store.hear(snapshot(0, 0, [0]));
    store.choose(['lay'], true);
    store.hear(mine);
    expect(store.pending).not.toBeNull();
    store.hear({ ...mine, chairs: [{ ...mine.chairs[0], bot: '3' }, mine.chairs[1]] });
    expect(store.pending).toBeNull();
  });

  it('takes back once, however often the button is pressed', () => {
    const store = open();
    store.hear(table([0]));
    store.hear(snapshot(0, 1, [1]));
    store.undo('step');
    const asked = store.sent;
    store.undo('step');
    expect(sent).toHaveLength(1);
    expect(store.sent).toBe(asked);
  });

  it('adopts the position that comes with a refusal, and says why', () => {
    const store = open();
    store.hear(table([0]));
    store.hear(snapshot(0, 0, [0]));
    store.choose(['2E'], false);
    const why = { key: 'web.refused.stale', params: {}, rule: null };
    store.hear({ t: 'refused', id: store.sent, why, now: sight(0, 2, [1]) });
    expect(store.notice).toEqual(why);
    expect(store.sight?.seq).toBe(2);
    expect(store.sent).toBeNull();
  });

  it('asks nothing about nothing, and shows a reason that the board knows', () => {
    const store = open();
    store.hear(table([0]));
    store.hear(snapshot(0, 0, [0]));
    void store.why('');
    expect(sent).toEqual([]);
    const why = { key: 'maamut.board.why.line', params: {}, rule: '3.2' };
    void store.why(why);
    expect(sent).toEqual([]);
    expect(store.notice).toEqual(why);
    void store.why('');
    expect(store.notice).toBeNull();
  });

  it('tells a step once, however often it comes', () => {
    const store = open();
    store.hear(table([0]));
    store.hear(snapshot(0, 0, [0]));
    const first = step(0, 1, [1], [{ kind: 'laid', seat: 0 }]);
    store.hear(first);
    store.hear(first);
    expect(store.story).toHaveLength(1);
  });

  it('asks for the whole when a step is missing, and shows nothing half known', () => {
    const store = open();
    store.hear(table([0]));
    store.hear(snapshot(0, 4, [0]));
    store.hear(step(0, 6, [1], [{ kind: 'laid', seat: 0 }]));
    expect(store.sight).toBeNull();
    expect(dialled).toBe(2);
    store.hear(snapshot(0, 6, [1]));
    expect(store.sight?.seq).toBe(6);
  });

  it('counts as news what happened after my latest step', () => {
    const store = open();
    store.hear(table([0]));
    store.hear(snapshot(0, 3, [0], [
      { seq: 1, events: [{ kind: 'laid', seat: 0 }] },
      { seq: 2, events: [{ kind: 'played', seat: 1 }, { kind: 'fled', seat: 0 }] },
      { seq: 3, events: [{ kind: 'passed', seat: 1 }] },
    ]));
    expect(store.news.map((entry) => entry.seq)).toEqual([2, 3]);
    expect(store.missed).toBe(true);
    expect(store.story.map((entry) => entry.at)).toEqual([1001, 1002, 1003]);
  });

  it('goes on showing what was cut short when steps come quickly', () => {
    const store = open();
    store.hear(table([0]));
    store.hear(snapshot(0, 0, [1]));
    const [a, b, c] = ['a', 'b', 'c'].map((kind) => ({ kind, seat: 1 }));
    store.hear(step(0, 1, [1], [a, b]));
    time = 150;
    store.hear(step(0, 2, [1], [c]));
    expect(store.last).toEqual([b, c]);
    time = 1000;
    store.hear(step(0, 3, [0], [a]));
    expect(store.last).toEqual([a]);
  });
});

describe('several people at one screen', () => {
  function pair(): TableStore {
    const store = open();
    store.hear(table([0, 1]));
    store.hear(snapshot(0, 0, [0]));
    store.hear(snapshot(1, 0, [0]));
    return store;
  }

  it('begins covered, so that nobody sees a hand that is not theirs', () => {
    const store = pair();
    expect(store.passTo).toBe(0);
    expect(store.seat).toBeNull();
    store.uncover();
    expect(store.seat).toBe(0);
  });

  it('covers the hand as soon as it is the other one’s turn', () => {
    const store = pair();
    store.uncover();
    store.hear(step(0, 1, [1], [{ kind: 'laid', seat: 0 }]));
    expect(store.passTo).toBe(1);
    expect(store.seat).toBeNull();
    store.hear(step(1, 1, [1], [{ kind: 'laid', seat: 0 }]));
    store.uncover();
    expect(store.seat).toBe(1);
    expect(store.sight?.as).toBe(1);
  });

  it('goes back to the same person when the turn is taken back', () => {
    const store = pair();
    store.uncover();
    store.hear(step(0, 1, [1], [{ kind: 'laid', seat: 0 }]));
    store.undo('step');
    expect(sent.at(-1)).toMatchObject({ t: 'undo', seat: 0, seq: 1 });
    store.hear(step(0, 2, [0], [{ kind: 'took_back', seat: 0 }], store.sent));
    expect(store.seat).toBe(0);
  });

  it('needs no cover when a bot plays the other seat', () => {
    const store = open();
    const one = table([0, 1]);
    store.hear({ ...one, chairs: [one.chairs[0], { ...one.chairs[1], bot: '3' }] });
    store.hear(snapshot(0, 0, [1]));
    store.hear(snapshot(1, 0, [1]));
    expect(store.passTo).toBeNull();
    expect(store.seat).toBe(0);
    expect(store.myTurn).toBe(false);
  });
});
