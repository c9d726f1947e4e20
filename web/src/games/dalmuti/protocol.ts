// Made from the Python messages by `make protocol`; changes here are lost.

/** What a table agrees on before the start; each field names its clause in `META`. */
export interface DalmutiOptions {
  rounds: number;
  total: number;
  short_deck_4: boolean;
  short_deck_5: boolean;
  free_first_round: boolean;
  rising_bonus: boolean;
  people_swap: boolean;
  slip: number;
  pass_is_final: boolean;
  call_seconds: number;
}

/** The Grand Dalmuti says who gets the card shown by accident (DAL-55). */
export interface DalmutiSettleSlip {
  type: "settle-slip";
  to_peon: boolean;
}

/** Declare the Revolution (DAL-25). */
export interface DalmutiDeclare {
  type: "declare";
}

/** Let the round begin without a Revolution (DAL-25). */
export interface DalmutiKeepSilent {
  type: "keep-silent";
}

/** A Dalmuti chooses what their péon receives (DAL-20). */
export interface DalmutiGiveTax {
  type: "give-tax";
  cards: number[];
}

/** The highest of the people picks a partner and a card (DAL-54). */
export interface DalmutiOfferSwap {
  type: "offer-swap";
  partner: number;
  card: number;
}

/** The highest of the people swaps with nobody (DAL-54). */
export interface DalmutiSkipSwap {
  type: "skip-swap";
}

/** The partner picks their card, without seeing the other (DAL-54). */
export interface DalmutiAnswerSwap {
  type: "answer-swap";
  card: number;
}

/** Play cards of one rank, jokers standing in (DAL-30, DAL-31). */
export interface DalmutiPlaySet {
  type: "play";
  cards: number[];
}

/** Let this turn go by (DAL-31, DAL-32). */
export interface DalmutiPass {
  type: "pass";
}

/** One public draw for rank; those who tie draw again (DAL-10). */
export interface DalmutiSeatCardsDrawn {
  type: "seat-cards-drawn";
  drawn: [number, number][];
}

/** A round is dealt in this social order (DAL-15, DAL-42). */
export interface DalmutiRoundBegun {
  type: "round-begun";
  round: number;
  order: number[];
  counts: number[];
}

export interface DalmutiHandDealt {
  type: "hand-dealt";
  seat: number;
  cards: number[];
}

/** The dealer showed a card meant for `seat` (DAL-55). */
export interface DalmutiCardSlipped {
  type: "card-slipped";
  seat: number;
  card: number;
}

export interface DalmutiSlipSettled {
  type: "slip-settled";
  seat: number;
  to_peon: boolean;
}

/** Told by the first version of the rules only. */
export interface DalmutiSilenceKept {
  type: "silence-kept";
  seat: number;
}

/** The time to declare is over, and nobody did (DAL-25). */
export interface DalmutiNobodyDeclared {
  type: "nobody-declared";
}

/** `great`: by the Grand Péon; `order` is the social order from now on (DAL-26). */
export interface DalmutiRevolutionDeclared {
  type: "revolution-declared";
  seat: number;
  great: boolean;
  order: number[];
}

export interface DalmutiTaxChosen {
  type: "tax-chosen";
  seat: number;
}

export interface DalmutiSwapOffered {
  type: "swap-offered";
  seat: number;
  partner: number;
}

export interface DalmutiSwapSkipped {
  type: "swap-skipped";
  seat: number;
}

/** Cards changed hands unseen by the rest of the table (DAL-22, DAL-54, DAL-55). */
export interface DalmutiCardsGiven {
  type: "cards-given";
  kind: string;
  giver: number;
  receiver: number;
  cards: number[];
}

/** What everybody sees of the taxes: who gave how many to whom. */
export interface DalmutiTaxesExchanged {
  type: "taxes-exchanged";
  pairs: [number, number, number][];
}

export interface DalmutiSetPlayed {
  type: "set-played";
  seat: number;
  cards: number[];
}

export interface DalmutiPassed {
  type: "passed";
  seat: number;
}

export interface DalmutiWentOut {
  type: "went-out";
  seat: number;
  place: number;
  points: number;
}

/** `lead` is the winner, or the next holder at their left if they are out (DAL-34). */
export interface DalmutiTrickWon {
  type: "trick-won";
  seat: number;
  lead: number;
}

/** A Dalmuti scores because their péon rose (DAL-53). */
export interface DalmutiBonusScored {
  type: "bonus-scored";
  seat: number;
  peon: number;
}

export interface DalmutiRoundEnded {
  type: "round-ended";
  round: number;
  before: number[];
  after: number[];
  points: number[];
  scores: number[];
}

export interface DalmutiGameEnded {
  type: "game-ended";
  standings: number[][];
}

/** The cards to beat and who played them. */
export interface DalmutiTrick {
  seat: number;
  rank: number;
  cards: number[];
}

/** Cards that changed hands this round: a "tax", a "tribute", a "swap" or a "slip". */
export interface DalmutiGift {
  kind: string;
  giver: number;
  receiver: number;
  cards: number[];
}

/** A swap under way among the people (DAL-54). */
export interface DalmutiSwap {
  partner: number;
  card: number;
}

/** The card shown while dealing, whom it was meant for, and who has it (DAL-55). */
export interface DalmutiSlip {
  card: number;
  meant_for: number;
  holder: number;
}

/** How the last round changed the social order, and what each seat scored in it. */
export interface DalmutiRoundResult {
  before: number[];
  after: number[];
  points: number[];
}

/**
 * `phase` is "slip", "call", "taxes", "play" or "over"; `waiting` are the seats to act.
 *
 * `taxes`, while they are paid: who exchanges with whom, the higher first, and how many cards.
 *
 * While the Revolution may be declared these are all but oneself once silent (DAL-25).
 */
export interface DalmutiView {
  seat: number | null;
  options: DalmutiOptions;
  round: number;
  order: number[];
  scores: number[];
  phase: string;
  waiting: number[];
  hand: number[];
  counts: number[];
  played: number[][];
  out: number[];
  trick: DalmutiTrick | null;
  passed: number[];
  silent: number[];
  chosen: number[];
  choices: DalmutiGift[];
  swap_open: boolean;
  swap_partner: number | null;
  swap: DalmutiSwap | null;
  gifts: DalmutiGift[];
  slip: DalmutiSlip | null;
  revolution: number | null;
  points: number[];
  last: DalmutiRoundResult | null;
  rules: number;
  taxes: [number, number, number][];
}

export type DalmutiMove =
  | DalmutiSettleSlip
  | DalmutiDeclare
  | DalmutiKeepSilent
  | DalmutiGiveTax
  | DalmutiOfferSwap
  | DalmutiSkipSwap
  | DalmutiAnswerSwap
  | DalmutiPlaySet
  | DalmutiPass;

export type DalmutiEvent =
  | DalmutiSeatCardsDrawn
  | DalmutiRoundBegun
  | DalmutiHandDealt
  | DalmutiCardSlipped
  | DalmutiSlipSettled
  | DalmutiSilenceKept
  | DalmutiNobodyDeclared
  | DalmutiRevolutionDeclared
  | DalmutiTaxChosen
  | DalmutiSwapOffered
  | DalmutiSwapSkipped
  | DalmutiCardsGiven
  | DalmutiTaxesExchanged
  | DalmutiSetPlayed
  | DalmutiPassed
  | DalmutiWentOut
  | DalmutiTrickWon
  | DalmutiBonusScored
  | DalmutiRoundEnded
  | DalmutiGameEnded;

export const ROLES: Record<string, string> = {
  "drawn": "draws",
  "order": "order",
  "seat": "seat",
  "cards": "cards",
  "card": "card",
  "to_peon": "flag",
  "great": "flag",
  "partner": "seat",
  "giver": "seat",
  "receiver": "seat",
  "pairs": "pairs",
  "lead": "lead",
  "peon": "seat",
  "before": "order",
  "after": "order",
  "standings": "standings",
  "hand-dealt.cards": "dealt",
  "set-played.cards": "set",
  "play.cards": "set"
};

export const MOMENTS: Record<string, readonly string[]> = {
  "revolution-declared": [],
  "cards-given": [
    "giver",
    "receiver"
  ],
  "card-slipped": [],
  "slip-settled": [],
  "swap-offered": [
    "partner"
  ],
  "went-out": [
    "seat"
  ],
  "bonus-scored": [
    "seat",
    "peon"
  ]
};

export const NUMBERS = {
  "joker": 13
} as const;

export const NAMES = {
  "titles4": [
    "grand-dalmuti",
    "petit-dalmuti",
    "petit-peon",
    "grand-peon"
  ],
  "titles5": [
    "grand-dalmuti",
    "petit-dalmuti",
    "people",
    "petit-peon",
    "grand-peon"
  ],
  "titles6": [
    "grand-dalmuti",
    "petit-dalmuti",
    "people",
    "people",
    "petit-peon",
    "grand-peon"
  ],
  "titles7": [
    "grand-dalmuti",
    "petit-dalmuti",
    "people",
    "people",
    "people",
    "petit-peon",
    "grand-peon"
  ],
  "titles8": [
    "grand-dalmuti",
    "petit-dalmuti",
    "people",
    "people",
    "people",
    "people",
    "petit-peon",
    "grand-peon"
  ],
  "titles9": [
    "grand-dalmuti",
    "petit-dalmuti",
    "people",
    "people",
    "people",
    "people",
    "people",
    "petit-peon",
    "grand-peon"
  ],
  "titles10": [
    "grand-dalmuti",
    "petit-dalmuti",
    "people",
    "people",
    "people",
    "people",
    "people",
    "people",
    "petit-peon",
    "grand-peon"
  ]
} as const;
