/** One connection to a table that mends itself: says hello again, and sends again what was not answered. */
import type { Chats, Down, Explain, Explained, Foresee, Foreseen, Have, HowFar, Snapshot, Undoable, Up } from './protocol';

export type Link = 'opening' | 'open' | 'lost' | 'closed';
type Question = Foresee | Explain | HowFar;
type Answer = Foreseen | Explained | Undoable;
/** What must arrive: it keeps its id, so that twice counts once. */
export type Deed = Exclude<Up, Question | { t: 'hello' } | { t: 'ping' }>;

export interface Listener {
  /** The last step for each viewer this browser is. */
  have(): Have[];
  /** Seconds that bots should wait while an act can be taken back; nothing leaves it to the host. */
  takeBack?(): number | null;
  heard(message: Down): void;
  /** The code tells why the connection was lost. */
  linked(state: Link, code?: number): void;
  /** The connection was refused for good. */
  barred(code: number): void;
}

const BACKOFF = [500, 1000, 2000, 4000, 8000];
const PING_EVERY = 20_000;
const PONG_WITHIN = 10_000;
const QUESTION_WITHIN = 8_000;
/** Lines of chat among which a repeated one is looked for. */
const RECENT = 8;
/** Why a table cannot be opened, now or in a second: there is none, it follows old rules, it is damaged. */
export const BARRED: Readonly<Record<number, string>> = { 4404: 'no_table', 4410: 'old_rules', 4500: 'damaged' };
/** The server could make nothing of what it was sent. */
export const BAD_INPUT = 4400;

interface Asked {
  answer(message: Answer): void;
  give_up(): void;
}

const isSame = (one: Deed, other: Deed): boolean => JSON.stringify({ ...one, id: '' }) === JSON.stringify({ ...other, id: '' });

export class TableSocket {
  private socket: WebSocket | null = null;
  private tries = 0;
  private stopped = false;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private pulse: ReturnType<typeof setInterval> | undefined;
  private silence: ReturnType<typeof setTimeout> | undefined;
  private readonly unanswered = new Map<string, Deed>();
  private readonly asked = new Map<string, Asked>();

  constructor(
    private readonly url: string,
    private readonly listener: Listener,
    private readonly dial: (url: string) => WebSocket = (to) => new WebSocket(to),
  ) {}

  open(): void {
    clearTimeout(this.retry);
    this.listener.linked(this.tries === 0 ? 'opening' : 'lost');
    const socket = this.dial(this.url);
    this.socket = socket;
    socket.onopen = () => this.greet(socket);
    socket.onmessage = (event: MessageEvent<string>) => this.take(socket, event.data);
    socket.onclose = (event) => this.dropped(socket, event.code);
  }

  /** Does not wait for the next attempt. */
  now(): void {
    if (!this.stopped && this.socket?.readyState !== WebSocket.OPEN) this.reopen();
  }

  /** Says hello anew, to be told what is missing. */
  again(): void {
    if (!this.stopped) this.reopen();
  }

  close(): void {
    this.stopped = true;
    this.quiet();
    this.forgetQuestions();
    this.socket?.close(1000);
    this.listener.linked('closed');
  }

  /** Sends it now or as soon as there is a connection; of what concerns the chairs, a second press asks for nothing more. */
  send(deed: Deed): void {
    if (!('seq' in deed) && deed.t !== 'say' && [...this.unanswered.values()].some((other) => isSame(other, deed))) return;
    this.unanswered.set(deed.id, deed);
    this.put(deed);
  }

  /** Whether this message still waits for its answer. */
  waits(id: string): boolean {
    return this.unanswered.has(id);
  }

  /** Asks; nothing comes of it when the connection is gone or the answer is late. */
  ask(question: Question): Promise<Answer | null> {
    if (this.socket?.readyState !== WebSocket.OPEN) return Promise.resolve(null);
    return new Promise((resolve) => {
      const late = setTimeout(() => this.settle(question.id, null), QUESTION_WITHIN);
      this.asked.set(question.id, {
        answer: (message) => (clearTimeout(late), resolve(message)),
        give_up: () => (clearTimeout(late), resolve(null)),
      });
      this.put(question);
    });
  }

  private put(message: Up): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private greet(socket: WebSocket): void {
    if (socket !== this.socket) return;
    this.tries = 0;
    const take_back = this.listener.takeBack?.() ?? null;
    this.put({ t: 'hello', have: this.listener.have(), ...(take_back === null ? {} : { take_back }) });
    for (const deed of this.unanswered.values()) if (deed.t !== 'say') this.put(deed);
    this.pulse = setInterval(() => this.ping(socket), PING_EVERY);
    this.listener.linked('open');
  }

  private ping(socket: WebSocket): void {
    this.put({ t: 'ping' });
    clearTimeout(this.silence);
    this.silence = setTimeout(() => this.dropped(socket, 1006), PONG_WITHIN);
  }

  private take(socket: WebSocket, data: string): void {
    if (socket !== this.socket) return;
    clearTimeout(this.silence);
    const message = JSON.parse(data) as Down;
    if (message.t === 'foreseen' || message.t === 'explained' || message.t === 'undoable') return this.settle(message.id, message);
    if (message.t === 'refused' && message.id !== null && this.asked.has(message.id)) return this.settle(message.id, null);
    if ('id' in message && typeof message.id === 'string') this.unanswered.delete(message.id);
    if (message.t === 'snapshot') this.outdated(message);
    if (message.t === 'chats') this.repeat(message);
    this.listener.heard(message);
  }

  /** An act older than the position is done, or too late: asking again would tell no more. */
  private outdated(position: Snapshot): void {
    for (const [id, deed] of this.unanswered)
      if ('seq' in deed && deed.seat === position.as && deed.seq < position.seq) this.unanswered.delete(id);
  }

  /** Says again what the others have not heard; acts keep their id, but a line of chat would be heard twice. */
  private repeat({ lines }: Chats): void {
    const heard = new Set(lines.slice(-RECENT).map((line) => line.text));
    for (const [id, deed] of this.unanswered) {
      if (deed.t !== 'say') continue;
      if (heard.has(deed.text)) this.unanswered.delete(id);
      else this.put(deed);
    }
  }

  private settle(id: string, answer: Answer | null): void {
    const asked = this.asked.get(id);
    this.asked.delete(id);
    if (answer) asked?.answer(answer);
    else asked?.give_up();
  }

  private dropped(socket: WebSocket, code: number): void {
    if (socket !== this.socket || this.stopped) return;
    this.quiet();
    this.forgetQuestions();
    socket.onclose = null;
    socket.close();
    if (code in BARRED) {
      this.stopped = true;
      this.listener.linked('closed');
      this.listener.barred(code);
      return;
    }
    const wait = BACKOFF[Math.min(this.tries, BACKOFF.length - 1)];
    this.tries += 1;
    this.listener.linked('lost', code);
    this.retry = setTimeout(() => this.open(), wait * (0.75 + Math.random() / 2));
  }

  private reopen(): void {
    const old = this.socket;
    this.quiet();
    this.tries = Math.max(this.tries, 1);
    this.open();
    if (old) {
      old.onclose = null;
      old.close();
    }
  }

  private quiet(): void {
    clearTimeout(this.retry);
    clearTimeout(this.silence);
    clearInterval(this.pulse);
  }

  private forgetQuestions(): void {
    for (const id of [...this.asked.keys()]) this.settle(id, null);
  }
}
