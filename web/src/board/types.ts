/** What a game's board and the table page say to each other. */
import type { Component } from 'svelte';
import type { Letter } from '../art/shapes';

export type { Letter };
export type Fields = Record<string, string | number>;
export type Translate = (key: string, fields?: Fields) => string;
/** 0: nothing moves; 1: as drawn; 2: twice as fast. */
export type Speed = 0 | 1 | 2;

/** The place in the list is the seat. */
export interface Player {
  name: string;
  letter: Letter;
  /** Second line of the seat's panel, already translated. */
  note?: string;
}

/** An event as the server told it to this viewer. */
export interface Told {
  kind: string;
  seat?: number | null;
  [fact: string]: unknown;
}

export interface LogLine {
  key: string;
  fields: Fields;
  seat: number | null;
  /** One step of something larger: a short log leaves it out. */
  minor: boolean;
}

/** What a player has picked and not sent yet. */
export interface Choice {
  busy(): boolean;
  clear(): void;
}

/** Why something cannot be done: a sentence of the catalogue, and its rule. */
export interface Reason {
  key: string;
  params: Fields;
  rule: string;
}

export interface PlayProps {
  view: unknown;
  /** What the viewer can do now. */
  legal: string[];
  /** What is asked in this position, also while the answer waits to be confirmed or is on its way. */
  asked?: string[] | undefined;
  seat: number | null;
  players: Player[];
  choice: Choice;
  /** The events of the latest step; a new list starts the animation. */
  last: Told[];
  /** All that was told so far, step by step, so that a board can look back; the latest step may be in it already. */
  story?: readonly { events: readonly unknown[] }[];
  speed: Speed;
  t: Translate;
  /** Acts so; what the board answers by itself, as its person wished, needs no second look. */
  onact: (texts: string[], byItself?: boolean) => void;
  /** What an act that waits to be confirmed would surely bring; the board shows it as ghosts. */
  would?: Told[] | undefined;
  /** What would certainly happen if the viewer acted so. */
  foresee?: (texts: string[]) => Promise<Told[]>;
  /** A window with scores lies over the board, or does no more: what happens meanwhile waits behind it. */
  onshow?: (open: boolean) => void;
  /** Seconds after which whoever is asked in the middle of another's turn has passed. */
  silence?: number | undefined;
  /** Why an action is not possible now, as the rules say it; nothing where it is. */
  explain?: ((text: string) => Promise<{ key: string } | null>) | undefined;
  /** Somebody tried an action that is not possible now: the server knows why, unless the board does. */
  onwhy?: (what: string | Reason) => void;
}

/** What is needed to show everybody's hand at once. */
export type HandsProps = Pick<PlayProps, 'view' | 'players' | 't'>;

export interface Hint {
  /** What can be done next, in words. */
  text: string;
  /** What would happen, when it is known. */
  preview: string | null;
  /** The preview is bad news for the viewer. */
  warn: boolean;
  /** The board and the buttons show what the preview says: where there is no room for both, the text stays. */
  seen?: boolean;
}

export interface Fact {
  label: string;
  value: string;
}

/** What a seat can lose by others' doing. */
export interface Losses {
  /** Where on the page the seat has lost something by this event, as a selector; null if it has not. */
  at(event: Told, seat: number): string | null;
  /** Events that tell why something that follows was lost. */
  causes: ReadonlySet<string>;
}

/** Everything the table page needs to show one game. */
export interface GameModule {
  Field: Component<PlayProps>;
  Controls: Component<PlayProps>;
  /** All hands, small, for those who see everything. */
  Hands?: Component<HandsProps>;
  newChoice(): Choice;
  promptHint(props: Omit<PlayProps, 'onact' | 'last' | 'speed'>): Hint;
  logLines(events: Told[], players: Player[], t: Translate): LogLine[];
  facts(view: unknown, t: Translate): Fact[];
  /** Comes after the page: what is lost is told a moment later. */
  losses(): Promise<{ default: Losses }>;
  /** Says things as people at this board call them, the same function for the same board. */
  speaker?(view: unknown, t: Translate): Translate;
  /** How long the events take to show, in milliseconds. */
  playTime(events: Told[], speed: Speed): number;
}
