/** One table as this browser knows it: who sits there, what each of my seats sees, and what I have sent. */
import type { Told as Event } from '../board/types';
import { unshown } from '../table/motion';
import type { Entry } from '../table/words';
import { after } from './changes';
import { gaze, keyOf, type Viewer } from './eyes';
import type { Bot, Down, Have, Line, Refused, Sight, Snapshot, Step, Table, Why } from './protocol';
import { newId } from './ids';
import { settings } from './settings.svelte';
import { BAD_INPUT, TableSocket, type Deed, type Link } from './socket';

/** An act shown and not yet sent, for those who like to confirm. */
export interface Pending {
  seat: number;
  act: string[];
}

export interface Clock {
  /** Milliseconds, for motion. */
  now(): number;
  /** How long events take to show. */
  playTime(events: Event[]): number;
  /** Nobody looks at the page. */
  hidden(): boolean;
}

const CHATS = 200;

const asksTheSame = (was: Sight | undefined, now: Sight): boolean =>
  now.legal.length > 0 && was?.prompt.key === now.prompt.key && was.legal.join() === now.legal.join();

export class TableStore {
  table = $state.raw<Table | null>(null);
  /** When the table was last told, by this browser's clock: the server's may differ. */
  toldAt = 0;
  link = $state<Link>('opening');
  /** The server hung up because of what this page said. */
  misunderstood = $state(false);
  /** The closing code when the server will not have us. */
  barred = $state<number | null>(null);
  sights = $state.raw<Record<string, Sight>>({});
  stories = $state.raw<Record<string, Entry[]>>({});
  chats = $state.raw<Line[]>([]);
  /** What somebody is about to say: it outlives the box it is written in. */
  draft = $state('');
  /** The number of the last line of chat that was read. */
  read = $state(0);
  /** Whose eyes the screen looks through. */
  eyes = $state<Viewer>(null);
  /** Several people at one screen: the seat it is to be passed to, its hand still hidden. */
  passTo = $state<number | null>(null);
  /** Events still to be shown on the board; a new list starts the motion. */
  last = $state.raw<Event[]>([]);
  pending = $state.raw<Pending | null>(null);
  /** The act or take-back that waits for an answer. */
  sent = $state<string | null>(null);
  notice = $state.raw<Why | null>(null);
  /** Reasons asked for, the latest first. */
  reasons = $state.raw<Why[]>([]);
  /** The latest refusal of something that is no act. */
  trouble = $state.raw<Why | null>(null);
  /** Kinds of questions that were answered here. */
  answered = $state.raw<ReadonlySet<string>>(new Set());
  /** Steps came while nobody looked. */
  missed = $state(false);

  /** What came while a window with scores is looked at, in order; null while nothing is held back. */
  private held: Down[] | null = null;
  private lastAt = 0;
  /** The number at which each seat last asked how far it may go back. */
  private readonly wondered = new Map<number, number>();
  private readonly socket: TableSocket;

  constructor(
    readonly id: string,
    url: string,
    private readonly clock: Clock,
    dial?: (url: string) => WebSocket,
  ) {
    const listener = {
      have: () => this.have(),
      takeBack: () => settings.takeBack,
      heard: (message: Down) => this.hear(message),
      linked: (state: Link, code?: number) => this.linked(state, code),
      barred: (code: number) => (this.barred = code),
    };
    this.socket = new TableSocket(url, listener, dial);
  }

  open(): void {
    this.socket.open();
  }
  close(): void {
    this.socket.close();
  }
  retry(): void {
    this.socket.now();
  }

  // ---- what the page asks ----

  get sight(): Sight | null {
    return this.sights[keyOf(this.eyes)] ?? null;
  }
  get story(): Entry[] {
    return this.stories[keyOf(this.eyes)] ?? [];
  }
  /** My seats that no bot plays. */
  get persons(): number[] {
    const table = this.table;
    return table ? table.mine.filter((seat) => table.chairs[seat]?.bot == null) : [];
  }
  /** Several people share this screen. */
  get shared(): boolean {
    return this.persons.length > 1;
  }
  // Whoever waits for these two is not woken when somebody comes or goes.
  /** The seat whose hand may be shown now. */
  readonly seat = $derived.by((): number | null => {
    const over = this.table?.status === 'over';
    return this.passTo !== null || (over && this.shared) ? null : this.eyes;
  });
  readonly myTurn = $derived(this.table?.status === 'playing' && this.persons.some((seat) => this.sight?.prompt.seats.includes(seat)));
  /** The latest step of mine; what came after it is news. */
  get mark(): number {
    if (this.eyes === null) return Infinity;
    const own = this.story.findLast((entry) => entry.events[0]?.seat === this.eyes);
    return own?.seq ?? 0;
  }
  get news(): Entry[] {
    return this.story.filter((entry) => entry.seq > this.mark);
  }

  get unread(): number {
    return this.chats.filter((line) => line.n > this.read).length;
  }

  // ---- what a person does ----

  /** Sends an act, or shows it first when the person wants to confirm. */
  choose(act: string[], confirm: boolean): void {
    if (this.seat === null || this.sent !== null) return;
    this.notice = null;
    if (confirm) this.pending = { seat: this.seat, act };
    else this.act(this.seat, act);
  }
  confirm(): void {
    const pending = this.pending;
    this.pending = null;
    if (pending) this.act(pending.seat, pending.act);
  }
  change(): void {
    this.pending = null;
  }
  undo(to: 'step' | 'turn'): void {
    const sight = this.sight;
    if (this.eyes === null || !sight || this.sent !== null) return;
    this.sent = newId();
    this.deed({ t: 'undo', seat: this.eyes, seq: sight.seq, id: this.sent, to });
  }
  uncover(): void {
    this.eyes = this.passTo;
    this.passTo = null;
    this.last = [];
    this.missed = this.news.length > 0;
  }
  say(text: string): void {
    this.deed({ t: 'say', id: newId(), text });
  }
  handOver(seat: number, bot: Bot): void {
    this.deed({ t: 'hand_over', seat, id: newId(), bot });
  }
  takeOver(seat: number): void {
    this.deed({ t: 'take_over', seat, id: newId() });
  }
  start(fill: Bot): void {
    this.deed({ t: 'start', id: newId(), fill });
  }
  rematch(): void {
    this.deed({ t: 'rematch', id: newId() });
  }
  async foresee(act: string[]): Promise<Event[]> {
    if (this.seat === null) return [];
    const answer = await this.socket.ask({ t: 'foresee', seat: this.seat, id: newId(), act });
    return answer?.t === 'foreseen' ? (answer.events as Event[]) : [];
  }
  /** Shows why something cannot be done; asks the server where the board does not know. Nothing takes it away. */
  async why(what: string | Why): Promise<void> {
    if (what === '') this.notice = null;
    if (this.seat === null || what === '') return;
    if (typeof what !== 'string') return this.explainAs(what);
    const why = await this.explain(what);
    if (why) this.explainAs(why);
  }
  /** Why something cannot be done, as the rules say it; nothing where it can, or where nobody sits. */
  async explain(act: string): Promise<Why | null> {
    if (this.seat === null) return null;
    const answer = await this.socket.ask({ t: 'explain', seat: this.seat, id: newId(), act });
    return answer?.t === 'explained' ? answer.why : null;
  }

  private explainAs(why: Why): void {
    this.notice = why;
    const same = (other: Why): boolean => other.key === why.key && other.rule === why.rule;
    this.reasons = [why, ...this.reasons.filter((other) => !same(other))].slice(0, 12);
  }

  private act(seat: number, act: string[]): void {
    const seq = this.sights[keyOf(seat)]?.seq ?? 0;
    this.answered = new Set([...this.answered, this.sights[keyOf(seat)]?.prompt.key ?? '']);
    this.hold(false);
    this.sent = newId();
    this.missed = false;
    // Whoever acts has seen enough of what came before.
    this.lastAt = -Infinity;
    this.deed({ t: 'act', seat, seq, id: this.sent, act });
  }

  private deed(deed: Deed): void {
    this.socket.send(deed);
  }

  // ---- what the server says ----

  private linked(state: Link, code?: number): void {
    this.link = state;
    if (state === 'open') this.misunderstood = false;
    else if (code === BAD_INPUT) this.misunderstood = true;
  }

  private have(): Have[] {
    return Object.values(this.sights).map((sight) => ({ as: sight.as, seq: sight.seq }));
  }

  /** Holds back what happens, or lets it happen: the others do not play on behind a window that shows scores. */
  hold(on: boolean): void {
    if (on) this.held ??= [];
    else {
      const waiting = this.held ?? [];
      this.held = null;
      for (const message of waiting) this.hear(message);
    }
  }

  hear(message: Down): void {
    // Whoever has let a bot play waits for nothing, nor does the news of it.
    if (message.t === 'table' && this.eyes !== null && message.chairs[this.eyes]?.bot != null) this.hold(false);
    if (this.held && (message.t === 'step' || message.t === 'table')) return void this.held.push(message);
    switch (message.t) {
      case 'table':
        this.table = message;
        this.toldAt = Date.now() / 1000;
        return this.look();
      case 'snapshot':
        return this.takeSnapshot(message);
      case 'step':
        return this.takeStep(message);
      case 'refused':
        return this.takeRefusal(message);
      case 'chats':
        // What was said before I came is not new.
        if (this.chats.length === 0) this.read = message.lines.at(-1)?.n ?? 0;
        this.chats = message.lines;
        return;
      case 'chat':
        this.chats = [...this.chats.filter((line) => line.n !== message.line.n), message.line].slice(-CHATS);
        return;
    }
  }

  private takeSnapshot(message: Snapshot): void {
    // It has all that was held back.
    if (this.held) this.held = this.held.filter(({ t }) => t === 'table');
    const key = keyOf(message.as);
    const known = this.sights[key] !== undefined;
    const { as, seq, view, prompt, legal, undo } = message;
    this.adopt({ as, seq, view, prompt, legal, undo });
    this.stories = { ...this.stories, [key]: message.story as Entry[] };
    if (this.sent !== null && !this.socket.waits(this.sent)) this.sent = null;
    this.look();
    if (as !== this.eyes) return;
    this.last = [];
    if (known || this.news.length > 0) this.missed = this.news.length > 0;
  }

  private takeStep(message: Step): void {
    if (message.id !== null && message.id === this.sent) this.sent = null;
    const { as, seq } = message;
    const key = keyOf(as);
    const before = this.sights[key];
    if (seq <= (before?.seq ?? -1)) return;
    if (before?.seq !== seq - 1) return this.askAgain(key);
    const events = message.events as Event[];
    this.adopt(after(before, message));
    this.stories = { ...this.stories, [key]: [...(this.stories[key] ?? []), { seq, events, at: message.at }] };
    if (as === this.eyes) this.show(events);
    this.look();
  }

  /** A step is missing, and what changed since means nothing without it: all of it is asked for. */
  private askAgain(key: string): void {
    const { [key]: _, ...rest } = this.sights;
    this.sights = rest;
    this.socket.again();
  }

  /** Moves on from where the board is: what has not been shown yet comes first. */
  private show(events: Event[]): void {
    const now = this.clock.now();
    const rest = unshown(this.last, now - this.lastAt, (some) => this.clock.playTime(some));
    this.last = [...rest, ...events];
    this.lastAt = now;
    this.notice = null;
    if (this.clock.hidden()) this.missed = true;
  }

  private takeRefusal(message: Refused): void {
    this.hold(false);
    const mine = message.id !== null && message.id === this.sent;
    if (mine) this.sent = null;
    if (mine) this.explainAs(message.why);
    else this.trouble = message.why;
    if (message.now) this.adopt(message.now);
    this.look();
  }

  private adopt(sight: Sight): void {
    const before = this.sights[keyOf(sight.as)];
    if (sight.seq < (before?.seq ?? -1)) return;
    this.sights = { ...this.sights, [keyOf(sight.as)]: sight };
    // Where all choose at once, others get ready while somebody is about to confirm.
    if (this.pending?.seat === sight.as && !asksTheSame(before, sight)) this.pending = null;
  }

  private look(): void {
    if (!this.table) return;
    // A bot that has taken the seat over asks nobody to confirm.
    if (this.pending && !this.persons.includes(this.pending.seat)) this.pending = null;
    const mine = { seats: this.table.mine, persons: this.persons };
    const { eyes, passTo } = gaze(this, mine, this.table.status === 'over', this.sights);
    if (eyes !== this.eyes) this.last = [];
    this.eyes = eyes;
    this.passTo = passTo;
    for (const seat of this.persons) void this.howFar(seat);
  }

  /** What can be taken back is worked out when somebody asks: once for each position. */
  private async howFar(seat: number): Promise<void> {
    const sight = this.sights[keyOf(seat)];
    if (!sight || sight.undo !== null || this.wondered.get(seat) === sight.seq) return;
    this.wondered.set(seat, sight.seq);
    const answer = await this.socket.ask({ t: 'how_far', seat, seq: sight.seq, id: newId() });
    const now = this.sights[keyOf(seat)];
    if (answer?.t !== 'undoable') this.wondered.delete(seat);
    else if (now?.seq === answer.seq) this.sights = { ...this.sights, [keyOf(seat)]: { ...now, undo: answer.undo } };
  }
}
