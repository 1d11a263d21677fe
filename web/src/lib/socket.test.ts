import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Down, Up } from './protocol';
import { TableSocket, type Link } from './socket';

class FakeSocket {
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: Up[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  constructor() {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Up);
  }
  close(): void {
    this.readyState = 3;
  }
  arrive(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  say(message: Partial<Down>): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  drop(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

const last = (): FakeSocket => FakeSocket.all[FakeSocket.all.length - 1];
let heard: Down[];
let states: Link[];
let codes: (number | undefined)[];
let barred: number | null;

function connect(): TableSocket {
  const listener = {
    have: () => [{ as: 0, seq: 7 }],
    heard: (message: Down) => void heard.push(message),
    linked: (state: Link, code?: number) => (void states.push(state), void codes.push(code)),
    barred: (code: number) => void (barred = code),
  };
  const socket = new TableSocket('ws://table', listener, () => new FakeSocket() as unknown as WebSocket);
  socket.open();
  return socket;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', { OPEN: 1 });
  FakeSocket.all = [];
  [heard, states, codes, barred] = [[], [], [], null];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const ACT = { t: 'act', seat: 0, seq: 7, id: 'a1', act: ['2E'] } as const;

describe('the connection to a table', () => {
  it('asks once for a seat, however often its button is pressed', () => {
    const socket = connect();
    last().arrive();
    socket.send({ t: 'take_over', seat: 0, id: 'a' });
    socket.send({ t: 'take_over', seat: 0, id: 'b' });
    socket.send({ t: 'take_over', seat: 1, id: 'c' });
    expect(last().sent.slice(1)).toMatchObject([{ id: 'a' }, { id: 'c' }]);
    last().say({ t: 'done', id: 'a' });
    socket.send({ t: 'take_over', seat: 0, id: 'd' });
    expect(last().sent.at(-1)).toMatchObject({ id: 'd' });
  });

  it('says hello with what it has, before anything else', () => {
    const socket = connect();
    socket.send({ ...ACT, act: ['2E'] });
    expect(last().sent).toEqual([]);
    last().arrive();
    expect(last().sent).toEqual([{ t: 'hello', have: [{ as: 0, seq: 7 }] }, ACT]);
  });

  it('comes back by itself and sends an unanswered act again with the same id', () => {
    const socket = connect();
    last().arrive();
    socket.send({ ...ACT, act: ['2E'] });
    last().drop();
    expect(states.at(-1)).toBe('lost');
    vi.advanceTimersByTime(1000);
    expect(FakeSocket.all).toHaveLength(2);
    last().arrive();
    expect(last().sent.map((message) => message.t)).toEqual(['hello', 'act']);
    expect(last().sent[1]).toEqual(ACT);
  });

  it('does not send an act again once its step was heard', () => {
    const socket = connect();
    last().arrive();
    socket.send({ ...ACT, act: ['2E'] });
    last().say({ t: 'step', id: 'a1', as: 0, seq: 8 });
    last().drop();
    vi.advanceTimersByTime(1000);
    last().arrive();
    expect(last().sent.map((message) => message.t)).toEqual(['hello']);
  });

  it('says a line of chat again only if nobody has heard it', () => {
    const socket = connect();
    last().arrive();
    socket.send({ t: 'say', id: 'c1', text: 'heard' });
    socket.send({ t: 'say', id: 'c2', text: 'lost' });
    last().drop();
    vi.advanceTimersByTime(1000);
    last().arrive();
    last().say({ t: 'chats', lines: [{ n: 1, name: 'Ann', seats: [0], text: 'heard', at: 0 }] });
    expect(last().sent.slice(1)).toEqual([{ t: 'say', id: 'c2', text: 'lost' }]);
  });

  it('waits longer after each failure', () => {
    connect();
    for (const wait of [700, 1300, 2600]) {
      last().drop();
      const before = FakeSocket.all.length;
      vi.advanceTimersByTime(wait / 2);
      expect(FakeSocket.all).toHaveLength(before);
      vi.advanceTimersByTime(wait);
      expect(FakeSocket.all).toHaveLength(before + 1);
    }
  });

  it('takes silence after a ping for a lost connection', () => {
    connect();
    last().arrive();
    vi.advanceTimersByTime(20_000);
    expect(last().sent.at(-1)).toEqual({ t: 'ping' });
    vi.advanceTimersByTime(10_000);
    expect(states.at(-1)).toBe('lost');
  });

  it('stays when the pong comes', () => {
    connect();
    last().arrive();
    vi.advanceTimersByTime(20_000);
    last().say({ t: 'pong' });
    vi.advanceTimersByTime(10_000);
    expect(states.at(-1)).toBe('open');
  });

  it('gives up on a table that does not exist', () => {
    connect();
    last().drop(4404);
    vi.advanceTimersByTime(60_000);
    expect(barred).toBe(4404);
    expect(FakeSocket.all).toHaveLength(1);
  });

  it('comes back when the server could make nothing of a message', () => {
    connect();
    last().arrive();
    last().drop(4400);
    expect([states.at(-1), codes.at(-1)]).toEqual(['lost', 4400]);
    expect(barred).toBeNull();
    vi.advanceTimersByTime(1000);
    expect(FakeSocket.all).toHaveLength(2);
  });

  it('answers a question with what was foreseen, and with nothing when the line breaks', async () => {
    const socket = connect();
    last().arrive();
    const first = socket.ask({ t: 'foresee', seat: 0, id: 'f1', act: ['2E'] });
    last().say({ t: 'foreseen', id: 'f1', events: [{ kind: 'played' }] });
    expect(await first).toMatchObject({ events: [{ kind: 'played' }] });
    const second = socket.ask({ t: 'foresee', seat: 0, id: 'f2', act: ['2E'] });
    last().drop();
    expect(await second).toBeNull();
    expect(heard).toEqual([]);
  });

  it('does not come back after it was closed', () => {
    const socket = connect();
    last().arrive();
    socket.close();
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(1);
    expect(states.at(-1)).toBe('closed');
  });
});
