/** Frames of a match, shown one after the other. */
import type { Speed, Told } from '../board/types';
import type { Frame } from '../lib/protocol';
import type { Row } from './words';

export interface Projector {
  /** How long the events of a frame take to show. */
  playTime(events: Told[], speed: Speed): number;
  speed(): Speed;
  /** How long it takes to read what a frame is about, in milliseconds. */
  reading?(frame: Frame): number;
}

/** For each letter of a caption. */
const READING_MS = 25;
/** How long it takes to read the lines of a step. */
export const readingTime = (rows: readonly Row[], seq: number): number =>
  READING_MS * rows.filter((row) => row.seq === seq && !row.minor).flatMap((row) => row.parts).reduce((sum, part) => sum + part.text.length, 0);

/** The pause after each frame, before it is divided by the pace. */
const PAUSE = 900;

export class Film {
  frames = $state.raw<Frame[]>([]);
  at = $state(0);
  playing = $state(false);
  /** How many times as fast as usual. */
  pace = $state(1);
  /** Events to show: those of a frame reached by one step ahead. */
  last = $state.raw<Told[]>([]);

  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly projector: Projector,
    /** Called when playing has reached the end. */
    private readonly ended: () => void = () => undefined,
  ) {}

  get frame(): Frame | null {
    return this.frames[this.at] ?? null;
  }
  /** The frames up to the one that is shown. */
  get past(): Frame[] {
    return this.frames.slice(0, this.at + 1);
  }
  get end(): number {
    return Math.max(0, this.frames.length - 1);
  }

  load(frames: Frame[], at: number): void {
    this.pause();
    this.frames = frames;
    this.last = [];
    this.at = Math.min(Math.max(at, 0), this.end);
  }

  /** Goes to a frame; only a single step ahead is shown moving. */
  go(to: number): void {
    const at = Math.min(Math.max(to, 0), this.end);
    this.last = at === this.at + 1 ? (this.frames[at].events as Told[]) : [];
    this.at = at;
    if (this.playing) this.schedule();
  }

  /** Goes to the frame of a step, or the one before it when there is none. */
  goToStep(seq: number): void {
    const at = this.frames.findLastIndex((frame) => frame.seq <= seq);
    this.pause();
    this.go(at);
  }

  play(): void {
    if (this.at >= this.end) this.go(0);
    this.playing = true;
    this.schedule(0);
  }
  pause(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }
  toggle(): void {
    if (this.playing) this.pause();
    else this.play();
  }

  private schedule(more = PAUSE): void {
    clearTimeout(this.timer);
    const moving = this.projector.playTime(this.last, this.projector.speed());
    const reading = more === 0 || !this.frame ? 0 : (this.projector.reading?.(this.frame) ?? 0);
    this.timer = setTimeout(() => this.advance(), moving + (more + reading) / this.pace);
  }

  private advance(): void {
    if (!this.playing) return;
    if (this.at < this.end) return this.go(this.at + 1);
    this.pause();
    this.ended();
  }
}
