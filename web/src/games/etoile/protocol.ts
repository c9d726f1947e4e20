// Made from the Python messages by `make protocol`; changes here are lost.

/** What a table agrees on before the start; each field names its clause in `META`. */
export interface EtoileOptions {
  rules: "english" | "german" | "italian" | "standard";
  cells: "dark" | "light";
  loser_wins: boolean;
  free_landing: boolean;
  touched: boolean;
  owner_obliges: boolean;
}

/**
 * Move a piece: the cell it leaves, then every cell it lands on.
 *
 * A man that stops on line 1 of another camp becomes a queen; the choice of ETO-31 is a
 * shorter or a longer path. `takes` says that it captures, as `-` and `x` do in writing.
 */
export interface EtoilePlay {
  type: "play";
  path: string[];
  takes: boolean;
}

/** Select a piece, which must then be moved (ETO-41). */
export interface EtoileTouch {
  type: "touch";
  cell: string;
}

/** Lift a piece that could have captured and did not (ETO-40). */
export interface EtoileHuff {
  type: "huff";
  cell: string;
}

/** Make the offender take back their move and capture instead (ETO-40). */
export interface EtoileOblige {
  type: "oblige";
}

/** Let it stand that a piece of one's own was not taken (ETO-40). */
export interface EtoileWaive {
  type: "waive";
}

/** Propose to all players still in to call it a draw (ETO-51). */
export interface EtoileOfferDraw {
  type: "offer-draw";
}

/** Agree to the draw (ETO-51). */
export interface EtoileAcceptDraw {
  type: "accept-draw";
}

/** Play on (ETO-51). */
export interface EtoileDeclineDraw {
  type: "decline-draw";
}

/** Leave the game and take one's pieces off (ETO-53). */
export interface EtoileResign {
  type: "resign";
}

/** Whose camps A, B and C are, drawn by lot (ETO-12). */
export interface EtoileCampsDrawn {
  type: "camps-drawn";
  seats: number[];
}

export interface EtoilePieceTouched {
  type: "piece-touched";
  seat: number;
  cell: string;
}

export interface EtoilePieceMoved {
  type: "piece-moved";
  seat: number;
  path: string[];
}

/** A capture: every landing cell, and where the lifted pieces stood (ETO-22, ETO-33). */
export interface EtoilePiecesTaken {
  type: "pieces-taken";
  seat: number;
  path: string[];
  taken: string[];
}

export interface EtoileQueenMade {
  type: "queen-made";
  seat: number;
  cell: string;
}

/** `seat` moved without capturing; `by` may now punish it at one of these cells (ETO-40). */
export interface EtoileCaptureMissed {
  type: "capture-missed";
  seat: number;
  by: number;
  cells: string[];
}

export interface EtoilePieceHuffed {
  type: "piece-huffed";
  seat: number;
  offender: number;
  cell: string;
}

/** `seat` obliges the offender to capture instead of this move (ETO-40). */
export interface EtoileMoveTakenBack {
  type: "move-taken-back";
  seat: number;
  offender: number;
  path: string[];
}

/** A piece of `seat` could have been taken: `seat` may oblige the offender to take it (ETO-40). */
export interface EtoileOwnerAsked {
  type: "owner-asked";
  seat: number;
  offender: number;
}

/** `seat` lets it stand that a piece of their own was not taken (ETO-40). */
export interface EtoileCaptureWaived {
  type: "capture-waived";
  seat: number;
}

export interface EtoileDrawOffered {
  type: "draw-offered";
  seat: number;
}

export interface EtoileDrawAccepted {
  type: "draw-accepted";
  seat: number;
}

export interface EtoileDrawDeclined {
  type: "draw-declined";
  seat: number;
}

export interface EtoileResigned {
  type: "resigned";
  seat: number;
}

/** A player without pieces is out (ETO-50). */
export interface EtoileWentOut {
  type: "went-out";
  seat: number;
}

/** A blocked player loses this turn (ETO-50). */
export interface EtoilePassedOver {
  type: "passed-over";
  seat: number;
}

/** `reason`: "taken", "blocked", "resigned", "agreed", "counted", "emptied" or "stuck". */
export interface EtoileGameEnded {
  type: "game-ended";
  reason: string;
  standings: number[][];
}

/** A camp's pieces by the names of their cells. */
export interface EtoileSide {
  men: string[];
  queens: string[];
}

/**
 * A missed capture: who missed it with which move, and the pieces that may be huffed (ETO-40).
 *
 * `owner`: whose piece could have been taken, while they are asked first.
 */
export interface EtoileSeenClaim {
  offender: number;
  path: string[];
  cells: string[];
  before: EtoileSide[];
  count: number;
  owner: number | null;
}

/** A draw was proposed; these camps have agreed so far (ETO-51). */
export interface EtoileDrawOffer {
  by: number;
  accepted: number[];
}

/** How it ended, and the seats' places. */
export interface EtoileEnd {
  reason: string;
  standings: number[][];
}

/**
 * `seats[camp]` plays that camp; `turn` is a camp; `waiting` are the seats to act.
 *
 * `withdrawn` are the pieces a camp took off when it resigned, `lost` those it lost before.
 * `owed_to`: the camp a piece of which is to be taken now, where its owner wanted it so (ETO-40).
 */
export interface EtoileView {
  seat: number | null;
  options: EtoileOptions;
  seats: number[];
  sides: EtoileSide[];
  turn: number;
  waiting: number[];
  count: number;
  limit: number;
  lost: number[];
  gone: number[][];
  last: string[];
  claim: EtoileSeenClaim | null;
  obliged: boolean;
  touched: string | null;
  offer: EtoileDrawOffer | null;
  offered: boolean;
  end: EtoileEnd | null;
  rules: number;
  owed_to: number | null;
  withdrawn: number[];
}

export type EtoileMove =
  | EtoilePlay
  | EtoileTouch
  | EtoileHuff
  | EtoileOblige
  | EtoileWaive
  | EtoileOfferDraw
  | EtoileAcceptDraw
  | EtoileDeclineDraw
  | EtoileResign;

export type EtoileEvent =
  | EtoileCampsDrawn
  | EtoilePieceTouched
  | EtoilePieceMoved
  | EtoilePiecesTaken
  | EtoileQueenMade
  | EtoileCaptureMissed
  | EtoilePieceHuffed
  | EtoileMoveTakenBack
  | EtoileOwnerAsked
  | EtoileCaptureWaived
  | EtoileDrawOffered
  | EtoileDrawAccepted
  | EtoileDrawDeclined
  | EtoileResigned
  | EtoileWentOut
  | EtoilePassedOver
  | EtoileGameEnded;

export const ROLES: Record<string, string> = {
  "seats": "order",
  "seat": "seat",
  "path": "path",
  "by": "seat",
  "offender": "seat",
  "standings": "standings",
  "takes": "flag",
  "pieces-taken.path": "capture"
};

export const MOMENTS: Record<string, readonly string[]> = {
  "piece-huffed": [],
  "move-taken-back": [],
  "capture-missed": [
    "seat"
  ],
  "queen-made": [],
  "passed-over": [],
  "went-out": [],
  "resigned": [],
  "draw-offered": [],
  "draw-declined": []
};

export const NUMBERS = {} as const;

export const NAMES = {} as const;
