// Made from the Python messages by `make protocol`; changes here are lost.

/** What a table agrees on before the start; each field names its clause in `META`. */
export interface DschamalOptions {
  game: "dreier" | "duell" | "quartett" | "turm";
  search_seconds: number;
  tie_ms: number;
  start_seconds: number;
  choice_seconds: number;
  build_seconds: number;
  camel_reach: boolean;
  one_black_kind: boolean;
  duels: number;
  lit_seconds: number;
  dark: boolean;
}

/** Put a piece before oneself at the start (DSC-10, DSC-60, DSC-70). */
export interface DschamalChoose {
  type: "choose";
  piece: number;
}

/** Call "Dschamál!": at once, or after a short pause drawn by lot (DSC-12). */
export interface DschamalStart {
  type: "start";
  after_pause: boolean;
}

/** Move the fingertip by so many millimetres and feel what is there (DSC-80). */
export interface DschamalFeel {
  type: "feel";
  dx: number;
  dy: number;
  ms: number;
}

/** Push the piece under the fingertip aside (DSC-82). */
export interface DschamalPush {
  type: "push";
  dx: number;
  dy: number;
  ms: number;
}

/** Close the hand on what is within its grasp (DSC-82). */
export interface DschamalClose {
  type: "close";
  ms: number;
}

/**
 * Close with two fingers: as `Close`, and feel how wide it is between them (DSC-82).
 *
 * `across`: steps of 15° from left and right. A hand that holds something already feels only the width.
 */
export interface DschamalPinch {
  type: "pinch";
  across: number;
  ms: number;
}

/** Roll the one piece the hand holds over onto another of its sides (DSC-82). */
export interface DschamalRoll {
  type: "roll";
  ms: number;
}

/** Open the hand again, inside the bag. */
export interface DschamalLetGo {
  type: "let-go";
  ms: number;
}

/** Call for the camel before laying it (DSC-13). */
export interface DschamalCall {
  type: "call";
  ms: number;
}

/**
 * Take the hand out and lay what it holds on the table (DSC-83).
 *
 * `within` is how exactly, in ms, that time could be measured: whoever runs the game adds it (DSC-84).
 */
export interface DschamalLay {
  type: "lay";
  ms: number;
  within: number;
}

/** Leave the bag with an empty hand (DSC-31). */
export interface DschamalGiveUp {
  type: "give-up";
}

/** Take this piece from the player before whom it lies (DSC-22, DSC-24, DSC-25, DSC-65, DSC-52). */
export interface DschamalTake {
  type: "take";
  piece: number;
}

/** Give this piece to that player (DSC-26, DSC-51, DSC-52). */
export interface DschamalGive {
  type: "give";
  piece: number;
  to: number;
}

/** A piece in its pose: the body's origin in micrometres, z up, and its rotation. */
export type DschamalPlaced = [piece: number, x: number, y: number, z: number, q: [number, number, number, number]];

/**
 * Let go of the piece there (DSC-54); `settled` is what the physics found standing (DSC-85).
 *
 * A player says only `drop`; whoever runs the game adds `settled` before the rules see it.
 */
export interface DschamalBuild {
  type: "build";
  drop: DschamalPlaced;
  settled: DschamalPlaced[] | null;
}

/** Whose fingers decide who begins is drawn by lot (DSC-11, DSC-60). */
export interface DschamalStarterDrawn {
  type: "starter-drawn";
  seat: number;
}

export interface DschamalPieceChosen {
  type: "piece-chosen";
  seat: number;
  piece: number;
}

/** `purpose` is "duel", "decisive" or "reach"; `middle` is the decisive piece (DSC-31). */
export interface DschamalBoutReady {
  type: "bout-ready";
  number: number;
  fighters: number[];
  purpose: string;
  master: number;
  middle: number | null;
}

/** The bag is shaken; all hands start at the same instant, `pause` ms from now (DSC-12, DSC-80). */
export interface DschamalStarted {
  type: "started";
  number: number;
  seat: number;
  pause: number;
}

/** What the fingertip feels at (x, y), told to its owner alone (DSC-81). */
export interface DschamalReliefFelt {
  type: "relief-felt";
  seat: number;
  x: number;
  y: number;
  relief: string;
  near: boolean;
}

/** How many pieces the hand holds now, told to its owner alone. */
export interface DschamalHandClosed {
  type: "hand-closed";
  seat: number;
  count: number;
}

/** How many millimetres lie between two fingers of the hand, told to its owner alone. */
export interface DschamalWidthFelt {
  type: "width-felt";
  seat: number;
  across: number;
  mm: number;
}

/** What the hand holds lies on another side now; not `free`: there was no room for that. */
export interface DschamalPieceRolled {
  type: "piece-rolled";
  seat: number;
  free: boolean;
}

export interface DschamalHandOpened {
  type: "hand-opened";
  seat: number;
}

export interface DschamalCamelCalled {
  type: "camel-called";
  seat: number;
}

/** A hand is out of the bag with something; what it is shows when the duel is judged. */
export interface DschamalHandLaid {
  type: "hand-laid";
  seat: number;
}

/** What one has laid oneself, told to its owner alone. */
export interface DschamalOwnLaid {
  type: "own-laid";
  seat: number;
  pieces: number[];
}

export interface DschamalGaveUp {
  type: "gave-up";
  seat: number;
}

/**
 * The receipt: who took how many ms from the start, and the tie window (DSC-84).
 *
 * `within`: how exactly, in ms, the least exact of these times could be measured.
 */
export interface DschamalTimesShown {
  type: "times-shown";
  times: [number, number][];
  tie_ms: number;
  within: number;
}

export interface DschamalPiecesShown {
  type: "pieces-shown";
  seat: number;
  pieces: number[];
  called: boolean;
}

/** `reason` is "tie" (DSC-14) or "wrong-calls" (DSC-26). */
export interface DschamalBoutRepeated {
  type: "bout-repeated";
  fighters: number[];
  reason: string;
}

export interface DschamalBoutVoid {
  type: "bout-void";
  fighters: number[];
}

/** `clause` is the case of the rule book that decided. */
export interface DschamalBoutWon {
  type: "bout-won";
  seat: number;
  clause: string;
}

/** A piece out of the bag (or the decisive one) now belongs to `seat`. */
export interface DschamalPieceKept {
  type: "piece-kept";
  seat: number;
  piece: number;
}

export interface DschamalPieceMoved {
  type: "piece-moved";
  giver: number;
  taker: number;
  piece: number;
}

/** All four of a shape are out: winning pieces for whoever owns them (DSC-45). */
export interface DschamalShapeCompleted {
  type: "shape-completed";
  shape: number;
  owners: number[];
}

/** How the tower stands at rest, and what fell (DSC-85). */
export interface DschamalTowerBuilt {
  type: "tower-built";
  seat: number;
  piece: number;
  drop: DschamalPlaced;
  tower: DschamalPlaced[];
  fallen: number[];
}

/** Two pieces pulled: the whole tower goes back into the bag (DSC-53). */
export interface DschamalTowerLost {
  type: "tower-lost";
  seat: number;
  pieces: number[];
}

/** Tower, points for black pieces and total of each seat (DSC-56). */
export interface DschamalTowersCounted {
  type: "towers-counted";
  towers: number[];
  blacks: number[];
  bonuses: number[];
  totals: number[];
}

/** `reason` is "seven", "tower", "blacks", "four", "bag" or "duels". */
export interface DschamalGameEnded {
  type: "game-ended";
  standings: number[][];
  reason: string;
}

/** Who leads the duels and whom they have met in a row (DSC-40 to DSC-43, DSC-67, DSC-71). */
export interface DschamalCourse {
  master: number;
  met: number[];
}

/** One search: who against whom, what for, and the decisive piece if there is one (DSC-31). */
export interface DschamalBout {
  number: number;
  fighters: number[];
  purpose: string;
  middle: number | null;
}

/** What everybody sees of a hand: still in the bag, out with something, or out; and its call. */
export interface DschamalSeenHand {
  seat: number;
  status: string;
  called: boolean;
}

/** What a fingertip felt last (DSC-80): the relief, and whether another hand was near. */
export interface DschamalFelt {
  relief: string;
  near: boolean;
}

/** One touch as a hand remembers it; where nothing was felt the relief is empty. */
export type DschamalTouch = [x: number, y: number, relief: string];

/** Where a hand closed, and on how many pieces. */
export type DschamalClosing = [x: number, y: number, count: number];

/**
 * How wide is what the hand holds, between two fingers (DSC-82).
 *
 * `across`: steps of 15° from left and right.
 */
export type DschamalWidth = [across: number, mm: number];

/**
 * One's own hand: what it holds is felt, not seen; `laid` is what one has put on the table.
 *
 * `lately` are its last touches in this search, newest last, and `closings` what it closed on:
 * what any hand remembers by itself. `width` is what two fingers felt last of what it holds.
 */
export interface DschamalOwnHand {
  x: number;
  y: number;
  clock: number;
  holds: number;
  grip: [number, number] | null;
  felt: DschamalFelt | null;
  laid: number[];
  lately: DschamalTouch[];
  closings: DschamalClosing[];
  width: DschamalWidth | null;
}

/**
 * How the last search was judged: everybody's time, what was shown, who won by which clause.
 *
 * `within`: how exactly, in ms, the times could be measured.
 */
export interface DschamalVerdict {
  times: [number, number][];
  shown: [number, number[]][];
  winner: number | null;
  clause: string;
  within: number;
}

/** One seat's: the pieces of its tower, its black ones, and what these bring or cost. */
export interface DschamalScore {
  tower: number;
  blacks: number;
  bonus: number;
  total: number;
}

/**
 * `phase` is "choose", "ready", "search", "take", "give", "hand", "camel", "build" or "over".
 *
 * `sought`: a piece of every kind that counts in the search this seat is at. `counted`: in the Turm, so far.
 */
export interface DschamalView {
  seat: number | null;
  options: DschamalOptions;
  phase: string;
  waiting: number[];
  owned: number[][];
  winning: number[];
  towers: DschamalPlaced[][];
  in_bag: number;
  course: DschamalCourse;
  bout: DschamalBout;
  hands: DschamalSeenHand[];
  hand: DschamalOwnHand | null;
  victims: number[];
  clause: string;
  to: number | null;
  piece: number | null;
  winner: number | null;
  standings: number[][];
  last: DschamalVerdict | null;
  rules: number;
  sought: number[];
  counted: DschamalScore[];
}

export type DschamalMove =
  | DschamalChoose
  | DschamalStart
  | DschamalFeel
  | DschamalPush
  | DschamalClose
  | DschamalPinch
  | DschamalRoll
  | DschamalLetGo
  | DschamalCall
  | DschamalLay
  | DschamalGiveUp
  | DschamalTake
  | DschamalGive
  | DschamalBuild;

export type DschamalEvent =
  | DschamalStarterDrawn
  | DschamalPieceChosen
  | DschamalBoutReady
  | DschamalStarted
  | DschamalReliefFelt
  | DschamalHandClosed
  | DschamalWidthFelt
  | DschamalPieceRolled
  | DschamalHandOpened
  | DschamalCamelCalled
  | DschamalHandLaid
  | DschamalOwnLaid
  | DschamalGaveUp
  | DschamalTimesShown
  | DschamalPiecesShown
  | DschamalBoutRepeated
  | DschamalBoutVoid
  | DschamalBoutWon
  | DschamalPieceKept
  | DschamalPieceMoved
  | DschamalShapeCompleted
  | DschamalTowerBuilt
  | DschamalTowerLost
  | DschamalTowersCounted
  | DschamalGameEnded;

export const ROLES: Record<string, string> = {
  "seat": "seat",
  "piece": "piece",
  "fighters": "seats",
  "master": "seat",
  "middle": "piece",
  "near": "flag",
  "free": "flag",
  "pieces": "pieces",
  "times": "times",
  "within": "milliseconds",
  "called": "flag",
  "giver": "seat",
  "taker": "seat",
  "shape": "shape",
  "owners": "seats",
  "fallen": "pieces",
  "towers": "each",
  "blacks": "each",
  "bonuses": "each",
  "totals": "each",
  "standings": "standings",
  "after_pause": "flag",
  "dx": "step",
  "to": "seat",
  "lay.within": "",
  "build.drop": "drop"
};

export const MOMENTS: Record<string, readonly string[]> = {
  "bout-won": [],
  "bout-repeated": [],
  "bout-void": [],
  "piece-moved": [
    "giver",
    "taker"
  ],
  "shape-completed": [],
  "tower-lost": []
};

export const NUMBERS = {
  "seven": 7,
  "four": 4,
  "grip": 24,
  "feel-ms": 40,
  "push-ms": 80,
  "close-ms": 120,
  "pinch-ms": 200,
  "roll-ms": 250,
  "let-go-ms": 80,
  "call-ms": 0,
  "lay-ms": 150
} as const;

export const NAMES = {
  "shapes": [
    "ball",
    "egg",
    "cube",
    "cylinder",
    "holed-disc",
    "narrow-roof",
    "wide-roof",
    "cone",
    "brick",
    "arch",
    "half-round",
    "cross"
  ],
  "blacks": [
    "flattened-ball",
    "cut-cube",
    "waisted-cylinder",
    "plain-disc",
    "blunt-roof",
    "notched-roof",
    "cut-cone",
    "drilled-brick",
    "double-arch",
    "flat-half-round",
    "camel"
  ],
  "colours": [
    "blue",
    "yellow",
    "white",
    "brown"
  ]
} as const;
