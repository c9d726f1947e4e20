// The shelf as the client knows it: one folder a game, everything of it loaded when its box is opened.
import type { Component } from "svelte";
import { foreignBox } from "../generic/box";
import type { Say, Texts } from "../lib/i18n.svelte";
import type { Sound } from "../lib/sound";
import type { Flights } from "../motion/flights";
import type { Declared } from "../table/moments.svelte";
import type { Choice, PlaceView, Question, Refusal, StoryLine } from "../protocol";

/** What is in front of somebody at a table, live or in a replay. The moves are the only ones there are. */
export interface Sight {
  readonly view: unknown;
  readonly moves: readonly unknown[];
  /** What each listed move would make of everybody's numbers, where the game can tell. */
  readonly previews?: readonly (readonly number[] | null)[];
  /** What is open besides, described instead of listed. */
  readonly choices?: readonly Choice[];
  /** What the game asks this seat; nobody else is asked anything. */
  readonly question?: Question | null;
  readonly you: number | null;
  readonly places: readonly PlaceView[];
  readonly recent: readonly unknown[];
  /** What happened before one came, or came back, as far as the house tells it anew. */
  readonly past?: readonly unknown[];
  /** How many milliseconds what is recent may take to be seen: none means at once, nothing said the game's own pace. */
  readonly span?: number | undefined;
  readonly countdown: Closing | null;
  /** The hidden answer this seat has given to what it is asked; shown to nobody else before all are. */
  readonly answer?: unknown;
  readonly busy: boolean;
  readonly live: boolean;
  /** What a good player would do here, once somebody asked. */
  readonly hint?: unknown;
  /** Whether it is being thought over. */
  readonly hinting?: boolean;
  /** Something that moved by itself, picture by picture, as far as it has come. */
  readonly film?: Film | null;
  /** What is seen from outside of hands that act each at its own time, if this seat is none of them. */
  readonly glimpse?: unknown;
  ask?(): void;
  /** Something was touched while nothing is asked of this seat: say whom the table waits for. */
  early?(): void;
  act(move: unknown): void;
  /** Send a move beside others still under way; resolves with its own answer, before it is shown. */
  hurry?(move: unknown): Promise<Answer>;
}

/** What came of one hurried move. */
export interface Answer {
  refusal: Refusal | null;
  code: string | null;
  events: readonly unknown[];
  view: Record<string, unknown> | null;
}

/** The pictures that follow `version` at a seat, one every so many milliseconds; `whole` when no more come. */
export interface Film {
  version: number;
  seat: number;
  every: number;
  poses: readonly unknown[];
  whole: boolean;
}

/** A window that closes by itself at `until` (milliseconds of this browser's clock); a `whole` one never before. */
export interface Closing {
  window: string;
  until: number;
  ms: number;
  whole: boolean;
}

/** Who speaks and who is spoken of, for sentences about seats. */
export interface Who {
  say: Say;
  you: number | null;
  name(seat: number): string;
}

export interface Tally {
  amounts: readonly number[];
  words: readonly string[];
}

export interface GameUi {
  Table: Component<{ sight: Sight; who: Who }>;
  Side: Component<{ sight: Sight; who: Who }>;
  End: Component<{ sight: Sight; who: Who }>;
  /** The picture beside a moment's words. */
  Moment?: Component<{ event: unknown; who: Who }>;
  /** What flies when something happens, loaded beside everything else. */
  motion?: () => Promise<{ default: () => Flights }>;
  /** What must not be missed, as the box declares it. */
  moments: Declared;
  headline(view: unknown, say: Say): string;
  /** Whether somebody in front of a television needs their dock alone: all else is seen there. */
  dockIsEnough?: (view: unknown, you: number) => boolean;
  /** Who won, once it is over: several where they share it. */
  winners(view: unknown): readonly number[];
  /** A line of a finished game's story, or the name of a row of its sheet. */
  line(kind: "story" | "sheet", line: StoryLine, who: Who): string;
  /** Whom the table waits for, as far as this view tells. */
  awaited(view: unknown): readonly number[];
  /** How every seat stands, by seat: who has most leads. For screens that are seen from afar. */
  tally?(view: unknown, who: Who): Tally;
  /** The sign by which a seat's pieces are known, for the same screens. */
  Badge?: Component<{ view: unknown; seat: number }>;
  sentence(event: unknown, who: Who): string | null;
  /** A move that is advised, and why where the game can say so, in sentences. */
  advice?(move: unknown, view: unknown, who: Who): string;
  refusal(reason: string, values: Record<string, number | string | number[]>, who: Who): string;
  pace(events: readonly unknown[]): number;
  /** Whether these must be shown the moment they are heard, past whatever waits. */
  urgent?(events: readonly unknown[]): boolean;
  /** Whether what this move was for has come about without it: its refusal is no news then. */
  needless?(move: unknown, reason: string): boolean;
  /** Whether this comes many times a second and is never written down. */
  fleeting?(event: unknown): boolean;
  sound(events: readonly unknown[], sight: Sight): Sound | null;
  keys: readonly [keys: string, id: string][];
}

/** The options of a table, by name. */
export type Chosen = Record<string, unknown>;

export interface Box {
  words: Texts;
  ui: () => Promise<{ default: GameUi }>;
  cover: () => Promise<{ default: Component<{ title: string }> }>;
  /** What lies in the open box: cards face down, or a picture that fills the tray. */
  /** How a row of what somebody holds is drawn, small, where all hands lie open. */
  held?: () => Promise<{ default: Component<{ hand: readonly unknown[]; who: Who }> }>;
  /** Exercises for one person, without a table; `onplay` leads to a first game. */
  practice?: () => Promise<{ default: Component<{ game: string; say: Say; onplay: () => void }> }>;
  inside?: "cards" | (() => Promise<{ default: Component }>);
}

const FOUND = import.meta.glob<Box>("./*/box.ts", { eager: true, import: "default" });

/** The boxes this client draws in its own way, by name: every folder here that has a `box.ts`. */
const BOXES: Record<string, Box> = Object.fromEntries(Object.entries(FOUND).map(([path, box]) => [path.split("/")[1], box]));

/** The box of that name; those of other people's packages are drawn from what they say of themselves. */
export const boxOf = (game: string): Box => BOXES[game] ?? foreignBox(game);
