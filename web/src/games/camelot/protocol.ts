// Made from the Python messages by `make protocol`; changes here are lost.

/**
 * What a table agrees on before the start; each field names its clause in `META`.
 *
 * `reaction_seconds` and `choice_seconds` of 0 wait until everybody has answered.
 */
export interface CamelotOptions {
  no_repeated_colour: boolean;
  name_after_drawing: boolean;
  shield_stops_all: boolean;
  reaction_seconds: number;
  choice_seconds: number;
}

/** The starter names the tournament's colour (CAM-10). */
export interface CamelotNameColour {
  type: "name";
  colour: string;
}

/** Add a colour or support card to one's character (CAM-21 to CAM-23). */
export interface CamelotPlayCard {
  type: "play";
  card: string;
}

/** Announce an action card with all it needs: a target, a colour, cards on the table (CAM-40). */
export interface CamelotPlayAction {
  type: "action";
  card: string;
  target?: number | null;
  colour?: string | null;
  mine?: number | string | null;
  theirs?: number | string | null;
}

/** End the turn with the highest total (CAM-24). */
export interface CamelotStay {
  type: "stay";
}

/** Leave the tournament (CAM-30). */
export interface CamelotWithdraw {
  type: "withdraw";
}

/** Let the announced card take effect; `rest`: and all others of this tournament (CAM-51). */
export interface CamelotLetPass {
  type: "let-pass";
  rest?: boolean;
}

/** Cancel the announced card (CAM-51). */
export interface CamelotPlayLancelot {
  type: "lancelot";
}

/** What stays of one's character: a card for each value that is in doubt (CAM-44). */
export interface CamelotKeep {
  type: "keep";
  cards: string[];
}

/** The token given up for withdrawing with a lady (CAM-31). */
export interface CamelotLoseToken {
  type: "lose-token";
  colour: string;
}

/** The token chosen by the winner of a purple tournament (CAM-35). */
export interface CamelotTakeToken {
  type: "take-token";
  colour: string;
}

export interface CamelotDealerDrawn {
  type: "dealer-drawn";
  seat: number;
}

export interface CamelotHandDealt {
  type: "hand-dealt";
  seat: number;
  cards: string[];
}

/** This seat can start in no colour and shows why (CAM-13). */
export interface CamelotHandShown {
  type: "hand-shown";
  seat: number;
  cards: string[];
}

/** No seat can start: everybody draws, and `seat` tries again (CAM-13). */
export interface CamelotNobodyStarted {
  type: "nobody-started";
  seat: number;
}

export interface CamelotColourNamed {
  type: "colour-named";
  seat: number;
  colour: string;
  tournament: number;
}

export interface CamelotCardDrawn {
  type: "card-drawn";
  seat: number;
}

/** What this seat drew; nobody else is told. */
export interface CamelotCardSeen {
  type: "card-seen";
  seat: number;
  card: string;
}

/** Neither pile nor discards have a card left (CAM-20). */
export interface CamelotDrawSkipped {
  type: "draw-skipped";
  seat: number;
}

/** The discards have become the new pile (CAM-20). */
export interface CamelotPileShuffled {
  type: "pile-shuffled";
  count: number;
}

export interface CamelotCardPlayed {
  type: "card-played";
  seat: number;
  card: string;
  total: number;
}

/** An action card with its targets, before it takes effect (CAM-51). */
export interface CamelotActionAnnounced {
  type: "action-announced";
  seat: number;
  card: string;
  target?: number | null;
  colour?: string | null;
  mine?: string | null;
  theirs?: string | null;
}

/** This seat lets the card pass; with a clock nobody else is told (CAM-51). */
export interface CamelotPassLet {
  type: "pass-let";
  seat: number;
}

/** This seat lets everything pass until the tournament ends (CAM-51). */
export interface CamelotStandingOrderGiven {
  type: "standing-order-given";
  seat: number;
}

/** `seat` played Lancelot on `owner`'s card (CAM-51). */
export interface CamelotActionCancelled {
  type: "action-cancelled";
  seat: number;
  owner: number;
  card: string;
}

export interface CamelotColourChanged {
  type: "colour-changed";
  before: string;
  colour: string;
}

/** An action card took these from a character (CAM-43 to CAM-46). */
export interface CamelotCardsDiscarded {
  type: "cards-discarded";
  seat: number;
  cards: string[];
}

/** Riposte: the newest card of `target` moved on top of `seat`'s character (CAM-46). */
export interface CamelotCardTaken {
  type: "card-taken";
  seat: number;
  target: number;
  card: string;
}

export interface CamelotCardTakenBack {
  type: "card-taken-back";
  seat: number;
  card: string;
}

/** Chute, as everybody sees it (CAM-47). */
export interface CamelotCardStolen {
  type: "card-stolen";
  seat: number;
  target: number;
}

/** Chute, as thief and victim see it (CAM-47). */
export interface CamelotStolenCardSeen {
  type: "stolen-card-seen";
  seat: number;
  target: number;
  card: string;
}

/** Finesse: `seat` gave `mine` and received `theirs` (CAM-48). */
export interface CamelotCardsExchanged {
  type: "cards-exchanged";
  seat: number;
  target: number;
  mine: string;
  theirs: string;
}

/** Bouclier or Assommé lies before `seat` (CAM-49, CAM-50). */
export interface CamelotCardLaid {
  type: "card-laid";
  seat: number;
  card: string;
}

export interface CamelotKeepingChosen {
  type: "keeping-chosen";
  seat: number;
}

/** The announced total (CAM-24). */
export interface CamelotStayedIn {
  type: "stayed-in";
  seat: number;
  total: number;
}

export interface CamelotWithdrew {
  type: "withdrew";
  seat: number;
  cards: string[];
}

export interface CamelotTokenLost {
  type: "token-lost";
  seat: number;
  colour: string;
}

export interface CamelotTournamentWon {
  type: "tournament-won";
  seat: number;
  colour: string;
}

/** `count` tokens now, of `needed` to win the game (CAM-05). */
export interface CamelotTokenWon {
  type: "token-won";
  seat: number;
  colour: string;
  count: number;
  needed: number;
}

/** The winner had a token of that colour already (CAM-34). */
export interface CamelotNothingWon {
  type: "nothing-won";
  seat: number;
  colour: string;
}

export interface CamelotGameEnded {
  type: "game-ended";
  standings: number[][];
}

/**
 * What has been done so far in a turn.
 *
 * `opening`: the starter's; `first`: this seat's first in the tournament; `played`: a card of
 * any sort; `entered`: a colour or support card; `added`: cards put on the character (CAM-50).
 */
export interface CamelotTurn {
  seat: number;
  opening: boolean;
  first: boolean;
  played: boolean;
  entered: boolean;
  added: number;
}

/** A seat's choice under Adaptation, secret until all have chosen (CAM-44). */
export interface CamelotKept {
  seat: number;
  cards: string[];
}

/** One of these seats holds this card; each with its weight in the odds. */
export interface CamelotKnown {
  card: string;
  holders: [number, number][];
}

/**
 * One seat's last deed in a tournament.
 *
 * `lacked` is what it still lacked to be highest when it put down its last card, `card` that card's printed
 * value, and `left` what it lacked when it withdrew, at least 1; 0 for what it has not done.
 */
export type CamelotDeed = [lacked: number, card: number, left: number];

/** The last tournament that ended in a colour. */
export type CamelotPast = [colour: string, tournament: number, deeds: CamelotDeed[]];

/**
 * `phase` is "naming", "turn", "reaction", "adaptation", "token-lost", "token-won" or "over".
 *
 * `waiting` are the seats to act; while the clock of a reaction runs, all that are asked, for who
 * has answered is known to that seat alone (CAM-51).
 * `short` is how much each seat lacks to be strictly the highest; `gains` what each card of the
 * hand would add to the total now, 0 for action cards. `top` and `pile` are what
 * lies on the table; `discarded`, `fresh`, `drawn` and `known` are what a seat that watched
 * and remembered knows besides: the discards, what the pile was last made of, what it drew
 * since, and cards in other hands. `deeds` are what every seat did last in this tournament, `past`
 * those of the last tournament of each colour: everybody saw them.
 */
export interface CamelotView {
  seat: number | null;
  options: CamelotOptions;
  tournament: number;
  dealer: number;
  starter: number;
  phase: string;
  waiting: number[];
  turn: CamelotTurn | null;
  action: CamelotPlayAction | null;
  hand: string[];
  counts: number[];
  characters: string[][];
  laid: string[][];
  totals: number[];
  short: number[];
  tokens: string[][];
  needed: number;
  inside: number[];
  colour: string | null;
  previous: string | null;
  pile: number;
  top: string | null;
  announced: number;
  standing: number[];
  chosen: number[];
  choice: CamelotKept | null;
  discarded: string[];
  fresh: string[];
  drawn: string[];
  known: CamelotKnown[];
  gains: number[];
  rules: number;
  standings: number[][];
  deeds: CamelotDeed[];
  past: CamelotPast[];
}

export type CamelotMove =
  | CamelotNameColour
  | CamelotPlayCard
  | CamelotPlayAction
  | CamelotStay
  | CamelotWithdraw
  | CamelotLetPass
  | CamelotPlayLancelot
  | CamelotKeep
  | CamelotLoseToken
  | CamelotTakeToken;

export type CamelotEvent =
  | CamelotDealerDrawn
  | CamelotHandDealt
  | CamelotHandShown
  | CamelotNobodyStarted
  | CamelotColourNamed
  | CamelotCardDrawn
  | CamelotCardSeen
  | CamelotDrawSkipped
  | CamelotPileShuffled
  | CamelotCardPlayed
  | CamelotActionAnnounced
  | CamelotPassLet
  | CamelotStandingOrderGiven
  | CamelotActionCancelled
  | CamelotColourChanged
  | CamelotCardsDiscarded
  | CamelotCardTaken
  | CamelotCardTakenBack
  | CamelotCardStolen
  | CamelotStolenCardSeen
  | CamelotCardsExchanged
  | CamelotCardLaid
  | CamelotKeepingChosen
  | CamelotStayedIn
  | CamelotWithdrew
  | CamelotTokenLost
  | CamelotTournamentWon
  | CamelotTokenWon
  | CamelotNothingWon
  | CamelotGameEnded;

export const ROLES: Record<string, string> = {
  "seat": "seat",
  "cards": "cards",
  "colour": "colour",
  "card": "card",
  "target": "seat",
  "mine": "card",
  "theirs": "card",
  "owner": "seat",
  "before": "colour",
  "standings": "standings",
  "rest": "flag",
  "action.mine": "spot",
  "action.theirs": "spot"
};

export const MOMENTS: Record<string, readonly string[]> = {
  "card-seen": [
    "seat"
  ],
  "stolen-card-seen": [
    "seat",
    "target"
  ],
  "card-taken": [
    "seat",
    "target"
  ],
  "card-taken-back": [
    "seat"
  ],
  "cards-discarded": [
    "seat"
  ],
  "cards-exchanged": [
    "seat",
    "target"
  ],
  "card-laid": [
    "seat"
  ],
  "action-cancelled": [],
  "colour-changed": [],
  "hand-shown": [],
  "token-won": [],
  "token-lost": [],
  "nothing-won": []
};

export const NUMBERS = {} as const;

export const NAMES = {} as const;
