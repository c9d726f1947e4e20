// Made from the Python messages by `make protocol`; changes here are lost.

/** The first message: who I am (no token: a watcher) and the last version I have, if any. */
export interface Hello {
  type: "hello";
  token?: string | null;
  version?: number | null;
}

/** `id` is the client's own: sent twice, applied once. `seen` is the last version it had. */
export interface MoveWish {
  type: "move";
  id: string;
  seen: number;
  move: unknown;
}

export interface Say {
  type: "say";
  id: string;
  text: string;
}

/** What the table agreed on beside the game's own options. */
export interface Settings {
  level: string;
  away_seconds: number;
  turn_seconds: number;
  pace: number;
}

/** The host changes seats, options or settings before the start. */
export interface Agree {
  type: "agree";
  id: string;
  seats: number;
  options: Record<string, unknown>;
  settings: Settings;
}

/** The host puts a bot of that level on a free seat; an empty level takes the bot away. */
export interface SeatBot {
  type: "seat-bot";
  id: string;
  seat: number;
  level: string;
}

/** The host starts the game; free seats are filled with bots of that level. */
export interface Begin {
  type: "begin";
  id: string;
  level: string;
}

export interface PlayAgain {
  type: "play-again";
  id: string;
}

/** Leave for good: before the start the seat is free again, later a bot takes it over. */
export interface StandUp {
  type: "stand-up";
  id: string;
}

/** Have a bot play for me (`on`), or take my seat back. */
export interface LetBotPlay {
  type: "let-bot-play";
  id: string;
  on: boolean;
}

/** My contribution to the deal, sent once after I have seen the commitment. */
export interface Seed {
  type: "seed";
  id: string;
  seed: string;
}

/** What would a good player do in my seat now? The answer is mine alone. */
export interface Hint {
  type: "hint";
  id: string;
}

/** POST /api/tables: open a box. With `bots`, the other seats are bots of these levels. */
export interface OpenTable {
  game: string;
  name: string;
  seats: number;
  options?: Record<string, unknown>;
  settings?: Settings;
  bots?: string[];
  begin?: boolean;
  seed?: string;
}

/**
 * POST /api/tables/from: a new table that plays on from a turn of a finished game.
 *
 * The game is named by its table's `code` or given as a `record`. `bots` has a level for each
 * seat, empty where a friend is to sit; the asker takes `seat`.
 */
export interface PlayOn {
  turn: number;
  seat: number;
  name: string;
  code?: string | null;
  record?: unknown;
  bots?: string[];
  settings?: Settings;
  seed?: string;
}

/** POST /api/scenes/{game}/{name}/try: may this seat make this move after step `at`? */
export interface SceneTry {
  seat: number;
  at: number;
  move: unknown;
}

/** POST /api/tables/{code}/seats: sit down under a name, on any free seat or on that one. */
export interface TakeSeat {
  name: string;
  seat?: number | null;
  seed?: string;
}

export type FromClient =
  | Hello
  | MoveWish
  | Say
  | Agree
  | SeatBot
  | Begin
  | PlayAgain
  | StandUp
  | LetBotPlay
  | Seed
  | Hint;

/** A seat as everybody sees it. `present`: at least one of his devices is connected. */
export interface PlaceView {
  name?: string;
  bot?: string;
  away?: boolean;
  present?: boolean;
}

/** The table as everybody sees it; the secret is there only when the game is over. */
export interface TableView {
  code: string;
  game: string;
  status: string;
  options: unknown;
  settings: Settings;
  places: PlaceView[];
  host: number;
  watchers: number;
  commitment: string;
  secret: string | null;
}

export interface ChatLine {
  seat: number;
  text: string;
  at: number;
}

/** A window the game or the table closes by itself, in so many milliseconds from now. */
export interface Countdown {
  window: string;
  ms: number;
}

/**
 * Everything, once: after `hello`, and whenever the client asks anew.
 *
 * `missed` are the events since the version the client said, if the log still reaches that
 * far in one go; `chat` are the last lines.
 */
export interface Welcome {
  type: "welcome";
  version: number;
  you: number | null;
  table: TableView;
  view?: unknown;
  offers?: unknown;
  missed?: unknown[];
  chat?: ChatLine[];
  countdown?: Countdown | null;
}

/**
 * A new version. Only what changed: `view` and `table` hold the changed fields.
 *
 * `re` answers the client's own message. `offers` is given whenever they changed; an empty
 * one says that nothing is open to this seat now. **Without `offers`, the last ones still
 * hold**, after a move of one's own too: whoever waits for new ones to move may wait for ever.
 * Versions only grow, but may jump: what a seat learns nothing from is not told to it.
 */
export interface Update {
  type: "update";
  version: number;
  events?: unknown[];
  view?: Record<string, unknown> | null;
  offers?: unknown;
  table?: Record<string, unknown> | null;
  chat?: ChatLine | null;
  countdown?: Countdown | null;
  re?: string | null;
}

/** Who is here; not part of the log, so it has no version. */
export interface Presence {
  type: "presence";
  present: boolean[];
  watchers: number;
}

/** That message was applied already, at that version. */
export interface Done {
  type: "done";
  re: string;
  version: number;
}

/** `reason` names the sentence to show; `values` are its numbers and words. */
export interface Refusal {
  clause: string;
  reason: string;
  values: Record<string, number | string | number[]>;
}

/** Why a message was not taken. `code` names the sentence; `refusal` is the game's own. */
export interface Problem {
  type: "problem";
  code: string;
  re?: string | null;
  refusal?: Refusal | null;
  values?: Record<string, number | string>;
}

/** What the strongest bot would play, seeing what this seat sees. */
export interface HintIs {
  type: "hint-is";
  re: string;
  move: unknown;
}

/**
 * How what that version tells of came about, some pictures at a time.
 *
 * `at` is the number of the first one here, `every` the milliseconds between two; not part of
 * the log, so who comes late goes without.
 */
export interface Film {
  type: "film";
  version: number;
  seat: number;
  at: number;
  every: number;
  poses: unknown[];
  last: boolean;
}

/** A choice too wide to list: which move it makes, and what it may hold. */
export interface Choice {
  move: string;
  among: Record<string, unknown>;
}

/** The moves open to a seat: listed, or described where a list would be too long. */
export interface Offers {
  moves?: unknown[];
  choices?: Choice[];
}

/** One table option: the clause it changes, its possible values, and where it applies. */
export interface OptionInfo {
  name: string;
  clause: string;
  kind: string;
  values?: (number | string)[];
  least?: number;
  most?: number;
  seats?: number[];
}

/**
 * A published game: its name, its people, its rules' version and its options.
 *
 * New games follow version `rules`; games of the versions from `oldest` on are still read and
 * finished as they were begun.
 */
export interface Meta {
  name: string;
  title: string;
  author: string;
  publisher: string;
  year: number;
  seats: number[];
  rules: number;
  options: OptionInfo[];
  levels: string[];
  minutes: number;
  oldest: number;
}

/** GET /api/shelf: the boxes that can be played, and by name the options each begins with. */
export interface Shelf {
  games: Meta[];
  defaults: Record<string, unknown>;
}

/** The answer to both: the table's code, the seat, and the token that opens this seat only. */
export interface Seated {
  code: string;
  seat: number;
  token: string;
  commitment: string;
}

/** GET /api/tables/{code}: what somebody with the link sees before he sits down. */
export interface TableSummary {
  code: string;
  game: string;
  status: string;
  names: string[];
  free: number;
  commitment: string;
  link: string;
}

/** One step of a finished game, as one seat saw it; `seat` and `move` are null for the deal. */
export interface Frame {
  turn: number;
  seat: number | null;
  move: unknown;
  events: unknown[];
  view: unknown;
}

/** GET /api/tables/{code}/replay, POST /api/replay: a finished game from a seat's eyes. */
export interface Replay {
  game: string;
  options: unknown;
  names: string[];
  seat: number | null;
  commitment: string;
  frames: Frame[];
}

/**
 * GET /api/tables/{code}/curve, POST /api/curve: after each turn, how it stood for each seat.
 *
 * From -1 (lost) to 1 (won).
 */
export interface Curve {
  turns: number[][];
}

/** The same said in both languages. */
export interface Words {
  fr: string;
  en: string;
}

/** An example of the rule book that can be watched or played; `seat` is who plays most of it. */
export interface SceneTitle {
  name: string;
  title: Words;
  names: string[];
  seat: number;
}

/** GET /api/scenes/{game}: none for a game without scenes; `playable` or only to be watched. */
export interface Scenes {
  scenes: SceneTitle[];
  playable: boolean;
}

/**
 * One move of a scene and what it led to; `seat` and `move` are null for the beginning.
 *
 * `asked` is what the looking seat could do next, where the next move is its own.
 */
export interface SceneStep {
  seat: number | null;
  move: unknown;
  events: unknown[];
  view: unknown;
  asked: Offers | null;
  comment: Words | null;
}

/** GET /api/scenes/{game}/{name}: a scene from a seat's eyes, or a watcher's. */
export interface ScenePlay {
  game: string;
  name: string;
  title: Words;
  names: string[];
  seat: number | null;
  steps: SceneStep[];
  playable: boolean;
}

/** `refusal` names the clause against the move; null if the rules allow it. */
export interface SceneAnswer {
  refusal: Refusal | null;
}

/** The body of every 4xx answer. */
export interface HttpProblem {
  code: string;
  values: Record<string, number | string>;
  refusal: Refusal | null;
}

export type ToClient =
  | Welcome
  | Update
  | Presence
  | Done
  | Problem
  | HintIs
  | Film;

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

/** A Dalmuti chooses what his péon receives (DAL-20). */
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

/** The partner picks his card, without seeing the other (DAL-54). */
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

export interface DalmutiSilenceKept {
  type: "silence-kept";
  seat: number;
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

/** `lead` is the winner, or the next holder at his left if he is out (DAL-34). */
export interface DalmutiTrickWon {
  type: "trick-won";
  seat: number;
  lead: number;
}

/** A Dalmuti scores because his péon rose (DAL-53). */
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

/** `phase` is "slip", "call", "taxes", "play" or "over"; `waiting` are the seats to act. */
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

/** What a table agrees on before the start; each field names its clause in `META`. */
export interface EtoileOptions {
  rules: "english" | "german" | "italian" | "standard";
  cells: "dark" | "light";
  loser_wins: boolean;
  free_landing: boolean;
  touched: boolean;
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

/** Make the offender take back his move and capture instead (ETO-40). */
export interface EtoileOblige {
  type: "oblige";
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

/** A missed capture: who missed it with which move, and the pieces that may be huffed (ETO-40). */
export interface EtoileSeenClaim {
  offender: number;
  path: string[];
  cells: string[];
  before: EtoileSide[];
  count: number;
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

/** `seats[camp]` plays that camp; `turn` is a camp; `waiting` are the seats to act. */
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
}

export type EtoileMove =
  | EtoilePlay
  | EtoileTouch
  | EtoileHuff
  | EtoileOblige
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
  | EtoileDrawOffered
  | EtoileDrawAccepted
  | EtoileDrawDeclined
  | EtoileResigned
  | EtoileWentOut
  | EtoilePassedOver
  | EtoileGameEnded;

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
 * `phase` is "naming", "turn", "reaction", "adaptation", "token-lost", "token-won" or "over".
 *
 * `waiting` are the seats to act; while the clock of a reaction runs, all that are asked, for who
 * has answered is known to himself alone (CAM-51).
 * `short` is how much each seat lacks to be strictly the highest; `gains` what each card of the
 * hand would add to the total now, 0 for action cards. `top` and `pile` are what
 * lies on the table; `discarded`, `fresh`, `drawn` and `known` are what a seat that watched
 * and remembered knows besides: the discards, what the pile was last made of, what it drew
 * since, and cards in other hands.
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

/** Who leads the duels and whom he has met in a row (DSC-40 to DSC-43, DSC-67, DSC-71). */
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
 * One's own hand: what it holds is felt, not seen; `laid` is what one has put on the table.
 *
 * `lately` are its last touches in this search, newest last, and `closings` what it closed on:
 * what any hand remembers by itself.
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

/** `phase` is "choose", "ready", "search", "take", "give", "hand", "camel", "build" or "over". */
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
}

export type DschamalMove =
  | DschamalChoose
  | DschamalStart
  | DschamalFeel
  | DschamalPush
  | DschamalClose
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

/** What `move`, `event`, `view` and `options` hold at a table of that game. */
export interface Games {
  dalmuti: { move: DalmutiMove; event: DalmutiEvent; view: DalmutiView; options: DalmutiOptions };
  etoile: { move: EtoileMove; event: EtoileEvent; view: EtoileView; options: EtoileOptions };
  camelot: { move: CamelotMove; event: CamelotEvent; view: CamelotView; options: CamelotOptions };
  dschamal: { move: DschamalMove; event: DschamalEvent; view: DschamalView; options: DschamalOptions };
}
