// Made from the Python messages by `make protocol`; changes here are lost.

/**
 * The first message: who I am (no token: a watcher) and the last version I have, if any.
 *
 * `television`: a screen the whole room looks at; whoever plays there may be shown their hand alone.
 * `device`, where the token is for looking into a hand: by what this device calls itself, as in `TakeSeat`.
 * `films`: whether I want to see again what has just ended; where nobody does, bots go on sooner.
 */
export interface Hello {
  type: "hello";
  token?: string | null;
  version?: number | null;
  television?: boolean;
  films?: boolean;
  device?: string;
}

/** `id` is the client's own: sent twice, applied once. `seen` is the last version it had. */
export interface MakeMove {
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
  slow_hours: number;
  window_minutes: number;
  bank_seconds: number;
  increment_seconds: number;
  pace: number;
  late: string;
  close_early: boolean;
  unhurried: boolean;
  watch_delay: number;
  television_live: boolean;
  coach: boolean;
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

/** I am ready (`on`), or no longer; when everybody present is, the game begins as if the host began it. */
export interface Ready {
  type: "ready";
  id: string;
  on: boolean;
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

/** The host sends somebody away; with `keep_away` their device may not sit down here again. */
export interface Remove {
  type: "remove";
  id: string;
  seat: number;
  keep_away?: boolean;
}

/** The host lets nothing more be heard of what this seat says (`on`), or lets it be heard again. */
export interface Mute {
  type: "mute";
  id: string;
  seat: number;
  on: boolean;
}

/** The host hands the role over. */
export interface NameHost {
  type: "name-host";
  id: string;
  seat: number;
}

/** Two places change seats before a game: any two for the host; for others their own with a free one. */
export interface Swap {
  type: "swap";
  id: string;
  seat: number;
  other: number;
}

/** The host stops the game (`on`), but not while a clock of the game's own runs, or lets it go on. */
export interface Pause {
  type: "pause";
  id: string;
  on: boolean;
}

/** The host ends the table for everybody; a game under way stays without a result. */
export interface EndTable {
  type: "end-table";
  id: string;
}

/**
 * Let whoever says hello with the token of this SHA-256 look into my hand in this game; empty: nobody.
 *
 * Everybody is told, and again when a device first uses it. A new one ends the one before.
 */
export interface ShowHand {
  type: "show-hand";
  id: string;
  look: string;
}

/**
 * My own key opens my seat at this table too: the SHA-256 of the token it makes for this table's code.
 *
 * With `only`, no older link or key opens the seat any more. docs/decisions/persons.md says how.
 */
export interface Recognise {
  type: "recognise";
  id: string;
  key: string;
  only?: boolean;
}

/**
 * Take my last move back, and all that followed it; `seen` is the last version I had.
 *
 * Among bots it happens at once. Other people are asked (`TableView.plea`), and it happens when all of
 * them agree. It is refused with `no-take-back` over anything drawn, shown or answered in secret since.
 */
export interface TakeBack {
  type: "take-back";
  id: string;
  seen: number;
}

/** Let somebody take their move back, or not; playing on is not to let them. */
export interface AnswerTakeBack {
  type: "answer-take-back";
  id: string;
  yes: boolean;
}

/**
 * At a slow table: what is to be answered for me from now on, out of `Orders.offered`, and nothing else.
 *
 * The table then answers by itself, as if I had; an order ends when it is no longer offered.
 */
export interface GiveOrders {
  type: "give-orders";
  id: string;
  orders: unknown;
}

/**
 * My commitment to a random part of the shuffle, for this table, game number and seat alone.
 *
 * What is hashed is in docs/decisions/chance.md. Whoever sends none brings no part, and nobody waits
 * for them; until the list is published, a later one takes the place of the earlier.
 */
export interface Commit {
  type: "commit";
  id: string;
  commitment: string;
}

/** The part I committed to, once I have found my commitment in the list; in time, as the limits say. */
export interface OpenPart {
  type: "open-part";
  id: string;
  part: string;
}

/** How older clients contributed: answered with `bad-seed`, for a part is committed to first. */
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

/** Show everybody how I take it: a sign over my plate for a moment, kept nowhere. */
export interface React {
  type: "react";
  id: string;
  sign: "alas" | "bravo" | "cheers" | "hmm" | "laugh" | "wow";
}

/**
 * POST /api/tables: open a box. With `bots`, the other seats are bots of these levels.
 *
 * With `begin` the game begins at once, and nobody but the house has a part in its shuffle: a
 * commitment is bound to the table's code, which is not known yet. Who wants a part says
 * `commit` and `begin` on the socket instead.
 */
export interface OpenTable {
  game: string;
  name: string;
  seats: number;
  options?: Record<string, unknown>;
  settings?: Settings;
  bots?: string[];
  begin?: boolean;
  device?: string;
}

/**
 * POST /api/tables/from: a new table that plays on from a turn of a finished game.
 *
 * The game is named by its table's `code` or given as a `record`. `bots` has a level for each
 * seat, empty where a friend is to sit; the asker takes `seat`. Unless `begin` is false the game
 * begins at once if no friend is waited for, without a part of the asker's.
 */
export interface PlayOn {
  turn: number;
  seat: number;
  name: string;
  code?: string | null;
  record?: unknown;
  bots?: string[];
  settings?: Settings;
  begin?: boolean;
}

/** POST /api/scenes/{game}/{name}/try: may this seat make this move after step `at`? */
export interface SceneTry {
  seat: number;
  at: number;
  move: unknown;
}

/** POST /api/coach/{game}: sit down at a first game with bots of that pace; the answer is `Seated`. */
export interface BeginLesson {
  name: string;
  pace?: number;
}

/**
 * POST /api/practice/{game}: what a learner does in an exercise, alone; the house keeps nothing of it.
 *
 * The same `seed` makes the same exercise. `moves` lead to where it stands, the last `fresh` of them new;
 * older ones may be sent as fewer that lead as far. An `answer` ends it: what the learner says it is, or
 * nothing if what they did is the answer.
 */
export interface PracticeTurn {
  task: string;
  seed: string;
  moves?: unknown[];
  fresh?: number;
  answer?: string | null;
}

/**
 * POST /api/tables/{code}/seats: sit down under a name, on any free seat or on that one.
 *
 * In the middle of a game that is a bot's seat, if the table lets late guests in. `device` is any text by
 * which this device calls itself; the table keeps a hash of it, made for this table alone.
 */
export interface TakeSeat {
  name: string;
  seat?: number | null;
  device?: string;
}

/**
 * One way: a browser's push subscription, or an address to post to.
 *
 * `style` is "push", with the browser's two keys, or how the address wants it said: "plain" (JSON), "ntfy",
 * "discord" or "slack".
 */
export interface ChosenWay {
  style: "discord" | "ntfy" | "plain" | "push" | "slack";
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** POST /api/tables/{code}/ways: who has the seat adds a way, or takes one back, or looks. */
export interface ChooseWays {
  token: string;
  add?: ChosenWay | null;
  remove?: string;
  lang?: "en" | "fr";
}

/** POST /api/given/{game}: sit down to today's deal, or go on with it; the token then opens the seat. */
export interface PlayGiven {
  name: string;
  token: string;
}

/** POST /api/tables/{code}/next: the host opens another box for everybody; their links open it too. */
export interface GoOn {
  token: string;
  game: string;
}

/** POST /api/given/{game}/own: how it went for whoever has this token for today. */
export interface AskGiven {
  token: string;
}

/** POST /api/admin/bans: nobody is let in from this address for so many hours; 0 lifts it. */
export interface Ban {
  address: string;
  hours: number;
}

/** POST /api/admin/tables/{code}/close: nobody gets in any more, or everybody again. */
export interface Closing {
  closed: boolean;
}

export type FromClient =
  | Hello
  | MakeMove
  | Say
  | Agree
  | SeatBot
  | Begin
  | Ready
  | PlayAgain
  | StandUp
  | LetBotPlay
  | Remove
  | Mute
  | NameHost
  | Swap
  | Pause
  | EndTable
  | ShowHand
  | Recognise
  | TakeBack
  | AnswerTakeBack
  | GiveOrders
  | Commit
  | OpenPart
  | Seed
  | Hint
  | React;

/**
 * A seat as everybody sees it. `present`: at least one of their devices is connected.
 *
 * `commitment`: to the part this person brings to the shuffle, until it is dealt. `ready`: for the game to
 * begin, which it does when everybody present is. `shows`: somebody may look into their hand by a link.
 */
export interface PlaceView {
  name?: string;
  bot?: string;
  away?: boolean;
  present?: boolean;
  commitment?: string;
  muted?: boolean;
  ready?: boolean;
  shows?: boolean;
}

/** This seat would take its last move back; those who have agreed so far. */
export interface PleaView {
  seat: number;
  agreed: number[];
}

/** Somebody who came late and has this bot's seat from the game's next part on. */
export interface WaitingView {
  seat: number;
  name: string;
}

/**
 * The table as everybody sees it; the secret is there only when the game is over.
 *
 * `status` is "lobby", "shuffling" (the list is published, parts are being opened), "playing", "over" or
 * "ended" (by the host: nothing more is played here). `paused`: the host has stopped the game, no move is
 * taken. `number` counts the games at this table. `list` is the text to be hashed as it is, empty
 * in the lobby; `parts` are those opened, in seat order, once it is dealt. `unfinished`: the game is
 * over because it has had as many moves as one may have, and nobody has won. `televisions`: so many of
 * the watchers are screens for a whole room. `guests`: the seats into whose hands somebody looks, by
 * their owners' leave. `plea` waits for an
 * answer of every other person present. `standings` are the seats, best first, once it is over.
 * `evening` has everybody's points over `evening_games`, the games the same people have played together,
 * here and at tables before; `next` is the code of the table where they have gone on.
 */
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
  number: number;
  list: string;
  parts: string[];
  unfinished: boolean;
  televisions: number;
  plea: PleaView | null;
  standings: number[][] | null;
  paused: boolean;
  waiting: WaitingView[];
  guests: number[];
  evening: number[];
  evening_games: string[];
  next: string;
}

export interface ChatLine {
  seat: number;
  text: string;
  at: number;
}

/**
 * A window the game or the table closes by itself, in so many milliseconds from now.
 *
 * A `whole` one closes no sooner, whoever answers: silence is as good as saying so.
 */
export interface Countdown {
  window: string;
  ms: number;
  whole: boolean;
}

/**
 * Everything this seat may know: after `hello`, and after every further `hello`.
 *
 * `missed` are the events since the version the client said; null if it said none, or if there are
 * too many to tell again. `turn` is how many turns this game has had, the deal among them; `chat`
 * are the last lines; `answer` is the hidden answer this seat has given to what it is asked now. `awaits`
 * is the bot's seat that a late guest has from the game's next part on; `you` is null until then. `looks`
 * is the seat whose hand this device is shown by its owner's leave: `view` is that seat's, offers are none.
 */
export interface Welcome {
  type: "welcome";
  version: number;
  you: number | null;
  table: TableView;
  view?: unknown;
  offers?: unknown;
  missed?: unknown[] | null;
  chat?: ChatLine[];
  countdown?: Countdown | null;
  answer?: unknown;
  turn?: number;
  awaits?: number | null;
  looks?: number | null;
}

/**
 * What was done about somebody at the table, told to everybody once.
 *
 * `what` is "removed", "muted", "unmuted", "host", "came", "waits", "paused", "resumed", "ended", "shows",
 * "shows-no-more" or "looked-in"; `seat` is whom it was done about, the host's for a pause and the end;
 * `name` is theirs at that time. The last three are about who lets somebody look into their hand.
 */
export interface Notice {
  what: string;
  seat: number;
  name: string;
}

/**
 * A new version. Only what changed: `view` and `table` hold the changed fields.
 *
 * `re` answers the client's own message. `offers` is given whenever they changed; an empty
 * one says that nothing is open to this seat now. **Without `offers`, the last ones still
 * hold**, after a move of one's own too: whoever waits for new ones to move may wait for ever.
 * Versions only grow, but may jump: what a seat learns nothing from is not told to it.
 * `taken_back` is the seat that took its last move back: view and offers are as before that move.
 * `notice` tells what was done about somebody at the table.
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
  taken_back?: number | null;
  notice?: Notice | null;
}

/**
 * Who is here; not part of the log, so it has no version. Televisions are among the watchers.
 *
 * `guests` are the seats into whose hands somebody looks.
 */
export interface Presence {
  type: "presence";
  present: boolean[];
  watchers: number;
  televisions?: number;
  guests?: number[];
}

/** That message was applied already, at that version. */
export interface Done {
  type: "done";
  re: string;
  version: number;
}

/**
 * The table keeps this seat's hidden answer until all are shown; nothing is open to the seat till then.
 *
 * Told to this seat alone. It makes no version: nobody can tell who has answered.
 */
export interface Kept {
  type: "kept";
  answer: unknown;
  re?: string | null;
}

/**
 * At a slow table: what this seat may order in advance now, and what it has ordered.
 *
 * Told to this seat alone, after each welcome and whenever it changes; it makes no version.
 */
export interface Orders {
  type: "orders";
  offered?: unknown[];
  standing?: unknown[];
  re?: string | null;
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
 * the log, so whoever comes late goes without.
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

/**
 * What is seen from outside of hands that act each at its own time: coarse, and never told to them.
 *
 * Not part of the log, so it has no version; the latest one takes the place of all before.
 */
export interface Glimpsed {
  type: "glimpse";
  seen: unknown;
}

/**
 * Somebody shows how they take it. Not part of the log: it has no version, and who comes later misses it.
 *
 * Told to everybody; `re` answers whoever asked for it.
 */
export interface Reaction {
  type: "reaction";
  seat: number;
  sign: "alas" | "bravo" | "cheers" | "hmm" | "laugh" | "wow";
  re?: string | null;
}

/**
 * `commitment` is empty for bots, for who is absent, and for a person who brings no part.
 *
 * `name` is a bot's; people's are empty, but in lists from when they were named too.
 */
export interface ListedSeat {
  kind: string;
  name: string;
  commitment: string;
}

/**
 * All that is settled before the first part is opened; its text is hashed as it was published.
 *
 * `commitment` is the house's. `start` is the hash of the position the game is played on from, under
 * the house's secret; empty where it begins with a deal.
 */
export interface ShuffleList {
  scheme: string;
  table: string;
  number: number;
  game: string;
  rules: number;
  options: unknown;
  start: string;
  commitment: string;
  seats: ListedSeat[];
}

/** From `least` to `most` of these, each once; where `most` is 1 the field holds the one, else a list. */
export interface SomeOf {
  kind: "pick";
  field: string;
  of: (number | string)[];
  least?: number;
  most?: number;
}

/** A whole number from `least` to `most`. */
export interface NumberIn {
  kind: "number";
  field: string;
  least: number;
  most: number;
}

/**
 * Two whole numbers: how far to go from here in a square field, across and up.
 *
 * `most` is the furthest in one move, `speed` the furthest in a second of the time the move says it
 * took; 0 where there is no such limit.
 */
export interface PointIn {
  kind: "point";
  fields: [string, string];
  width: number;
  most?: number;
  speed?: number;
}

/** All of these, in any order. */
export interface OrderOf {
  kind: "order";
  field: string;
  of: (number | string)[];
}

/** Up to `most` characters. */
export interface TextOf {
  kind: "text";
  field: string;
  most: number;
}

/**
 * A move by its tag, and what its fields may hold; without parts the move has nothing to choose.
 *
 * A `special` one can be made by the game's own client only: for everybody else moves are listed too.
 */
export interface Choice {
  move: string;
  parts?: (SomeOf | NumberIn | PointIn | OrderOf | TextOf)[];
  special?: boolean;
}

/**
 * `question-<key>` is the sentence, `values` its arguments.
 *
 * They are told by the roles that fields of these names have in the game's events and moves.
 * Everybody is asked the same in a window that lasts its whole time (`Due.whole`).
 */
export interface Question {
  key: string;
  values?: Record<string, number | string | number[]>;
}

/**
 * The moves open to a seat, listed or described where a list would be too long, and what it is asked.
 *
 * A seat to which something is open is asked a `question`; nobody else is. The rules leave `previews`
 * empty. Where a box can tell what a listed move would make of what everybody has (totals, points), the
 * house fills them in for the seat that is shown the offers (`core.previews`): move by move and seat by
 * seat, None for a move of which it cannot tell. They go by what this seat knows.
 */
export interface Offers {
  moves?: unknown[];
  choices?: Choice[];
  question?: Question | null;
  previews?: (number[] | null)[];
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
  minutes: number;
  levels: string[];
  strength: number;
  oldest: number;
  real_time: boolean;
  windows: boolean;
  numbers: Record<string, number>;
  names: Record<string, string[]>;
}

/**
 * GET /api/shelf: the boxes that can be played, and by name the options each begins with.
 *
 * `pages` says by name which parts of a box a client may ask for besides: its `coach`, `scenes`,
 * `practice` or `given` deal of the day. What is not named there is not there.
 */
export interface Shelf {
  games: Meta[];
  defaults: Record<string, unknown>;
  pages: Record<string, string[]>;
}

/**
 * GET /api/boxes/{game}: what a client that knows no game needs to tell and draw this one.
 *
 * `roles` says what fields of events, moves and views stand for: by the field's name, or by
 * `owner.field` where the event or move of that tag, or the field that holds it, means something
 * else by the name. `client` is the address of the ES module that draws the game, empty where the
 * box brings none. `moments` are the events nobody should miss: by tag, the fields that hold the seats
 * each matters to, none where it matters to all. Its sentences are at /api/boxes/{game}/words/{language}.
 */
export interface BoxParts {
  roles: Record<string, string>;
  client: string;
  moments: Record<string, string[]>;
}

/** The answer to both: the table's code, the seat, and the token that opens this seat only. */
export interface Seated {
  code: string;
  seat: number;
  token: string;
  commitment: string;
}

/** `host` is all that is told of an address that was given. */
export interface WayShown {
  id: string;
  style: string;
  host: string;
}

/** `push_key` is the house's own, empty where it can push to nobody; `private`: own networks will do. */
export interface WaysShown {
  ways: WayShown[];
  push_key: string;
  private: boolean;
}

export interface NextBox {
  game: string;
  seats: number;
}

/** GET /api/tables/{code}/next: what so many people could play next, the house's proposal first. */
export interface NextBoxes {
  people: number;
  boxes: NextBox[];
}

/** GET /api/given: which boxes have a deal of the day, and which day it is (UTC). */
export interface GivenShelf {
  day: string;
  games: string[];
}

/** A day's terms exactly as published, their hash, and when they were first published (wall clock, ms). */
export interface GivenTermsShown {
  day: string;
  text: string;
  hash: string;
  at: number;
}

/** How many came in on each place, best first; `others` met bots of other sources. */
export interface GivenCompared {
  places: number[];
  others: number;
}

/** GET /api/given/{game}: today's terms and tomorrow's; yesterday's with its opened secret and results. */
export interface GivenShown {
  game: string;
  today: GivenTermsShown;
  tomorrow: GivenTermsShown;
  yesterday: GivenTermsShown | null;
  secret: string;
  results: GivenCompared | null;
}

/** `status` is "new" or as of a table; `results` are there once one's own game is over, not before. */
export interface OwnGiven {
  status: string;
  code: string;
  place: number;
  results: GivenCompared | null;
}

/** GET /api/tables/{code}: what somebody with the link sees before they sit down. */
export interface TableSummary {
  code: string;
  game: string;
  status: string;
  names: string[];
  free: number;
  commitment: string;
  link: string;
  for_late: number;
  takes_back: boolean;
  late: string;
  people: number;
  next: string;
}

/** Where a part of the game begins: its kind, its number, and the turn. */
export interface Jump {
  kind: string;
  number: number;
  turn: number;
}

/**
 * One step of a finished game, as one seat saw it; `seat` and `move` are null for the deal.
 *
 * `back`: nothing was played, `seat` took back what followed that turn. `hands` are what every seat
 * holds, in games where somebody holds something.
 * `again`: what this step ended, to be seen again by everybody, if the game retells anything.
 */
export interface Frame {
  turn: number;
  seat: number | null;
  move: unknown;
  events: unknown[];
  view: unknown;
  back: number | null;
  hands: unknown[];
  again: unknown;
}

/**
 * GET /api/tables/{code}/replay, POST /api/replay: a finished game from a seat's eyes.
 *
 * `jumps` are the turns with which its rounds, tricks or whatever it falls into begin; `reviewed`:
 * whether there is a review of it.
 */
export interface Replay {
  game: string;
  options: unknown;
  names: string[];
  seat: number | null;
  commitment: string;
  jumps: Jump[];
  finished: boolean;
  judged: boolean;
  reviewed: boolean;
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

/** A sentence by its key, and what fills it; told by the roles that fields of these names have. */
export interface StoryLine {
  key: string;
  values: Record<string, number | string | number[]>;
}

/** A part of the game, as a round, and what it brought each seat. */
export interface SheetRow {
  label: StoryLine;
  numbers: number[];
}

/** GET /api/tables/{code}/story: what a finished game is remembered for. */
export interface Story {
  lines: StoryLine[];
  sheet: SheetRow[];
}

/**
 * About one move: the best one, as the game's own move and in writing, and what was lost by another.
 *
 * `path` is what an arrow on the board goes along. `loss` is in the judge's measure, from 0 (as good)
 * to 2 (from won to lost). `why` is what speaks for the best one, as a hint of this game has it.
 */
export interface Finding {
  best: unknown;
  text: string;
  path: string[];
  loss: number;
  why: unknown;
}

/**
 * GET /api/tables/{code}/review, POST /api/review: what could have been played, and all in writing.
 *
 * `findings[n]` is about the move of turn n + 1, null where there is nothing to compare; empty where
 * nobody here can analyse the game. `positions` are those after each turn and `game` the whole of it,
 * in the notation of the rule book, empty where it has none; `sides` says by seat which side it plays.
 */
export interface Review {
  findings: (Finding | null)[];
  positions: string[];
  sides: number[];
  game: string;
}

/** POST /api/read: a position or a game in a rule book's notation, to be made a record. */
export interface WrittenGame {
  text: string;
}

/** The same said in both languages; whoever reads it is "vous" and "you". */
export interface Words {
  fr: string;
  en: string;
}

/**
 * An example of the rule book that can be watched or played.
 *
 * `seat` is whom its words call "you"; null where they speak of everybody by name.
 */
export interface SceneTitle {
  name: string;
  title: Words;
  names: string[];
  seat: number | null;
}

/** GET /api/scenes/{game}: none for a game without scenes; `playable` or only to be watched. */
export interface Scenes {
  scenes: SceneTitle[];
  playable: boolean;
}

/**
 * One move of a scene and what it led to; `seat` and `move` are null for the beginning.
 *
 * `asked` is what the looking seat could do next, where the next move is its own; `again` what this
 * move ended, to be seen again by everybody, if the game retells anything.
 */
export interface SceneStep {
  seat: number | null;
  move: unknown;
  events: unknown[];
  view: unknown;
  asked: Offers | null;
  comment: Words | null;
  again: unknown;
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

/** A picture of the rule book, and what is said of it. */
export interface Picture {
  file: string;
  words: Words;
}

/**
 * What must be so, all at once: an event of that type just told to the learner, a question put to
 * them, a move of that type open to them, fields of their view.
 *
 * `fields` are those of the event, else of the move. A view's fields are named by their path
 * (`trick.seat`); a list has a value if it holds it. "you" stands for the learner's seat.
 */
export interface When {
  event?: string;
  question?: string;
  offer?: string;
  fields?: Record<string, boolean | number | string | null>;
  view?: Record<string, boolean | number | string | null>;
}

/** Said once, when `when` is so; `point` names the part of the table it speaks of (its test id). */
export interface Tip {
  name: string;
  when: When;
  words: Words;
  clause?: string;
  point?: string;
}

/**
 * GET /api/coach/{game}: how somebody new is led through a box.
 *
 * `pictures` are of its rule book, `lessons` are scenes to be played, `tips` come in the first game
 * when what they speak of is there; `refresher` is for whoever knew it once.
 */
export interface CoachPlan {
  game: string;
  pictures: Picture[];
  lessons: string[];
  tips: Tip[];
  refresher: Words[];
  seats: number;
  level: string;
}

/**
 * One view after each new move, up to the first that is refused; after none, one of how it stands.
 *
 * `offers` are what is open last; `solved` is the game's own word on the answer.
 */
export interface PracticeTold {
  views: unknown[];
  offers: Offers;
  refusal: Refusal | null;
  solved: unknown;
}

/** The body of every answer of 400 and above. */
export interface HttpProblem {
  code: string;
  values: Record<string, number | string>;
  refusal: Refusal | null;
}

/** Seconds that half, and all but one in a hundred, stayed within; `count` of them were measured. */
export interface Measured {
  half: number;
  most: number;
  count: number;
}

export interface Banned {
  address: string;
  until: number;
}

/** GET /api/admin: the house as its host sees it. */
export interface HostOverview {
  version: string;
  now: number;
  since: number;
  store: string;
  states: Record<string, number>;
  sockets: number;
  connections: number;
  connections_most: number;
  entries: number;
  conflicts: number;
  takeovers: number;
  late: number;
  processor: number;
  memory: number;
  stored: Measured;
  told: Measured;
  opened: Measured;
  refused: Record<string, number>;
  banned: Banned[];
}

/** Somebody at a table: a seat, or None for a watcher; `addresses` of the devices connected now. */
export interface HostPerson {
  seat: number | null;
  name: string;
  bot: boolean;
  addresses: string[];
}

/** A table; times are the wall clock in milliseconds. People are known of tables in memory only. */
export interface HostTable {
  code: string;
  length: number;
  opened: number;
  changed: number;
  game: string;
  status: string;
  closed: boolean;
  live: boolean;
  people: HostPerson[];
}

/** GET /api/admin/tables: those in memory first, then the stored ones after the code `after`. */
export interface HostTables {
  live: HostTable[];
  stored: HostTable[];
  more: boolean;
}

/**
 * Somebody who ever sat at a table; `number` names them there, times are in milliseconds.
 *
 * `named_in_lists`: deals of an earlier version that name them in their proof; that goes with the table.
 */
export interface HostSitting {
  number: number;
  name: string;
  since: number;
  last: number;
  entries: number;
  named_in_lists: number;
}

/** GET /api/admin/tables/{code}/people. */
export interface HostPeople {
  people: HostSitting[];
}

export type ToClient =
  | Welcome
  | Update
  | Presence
  | Done
  | Kept
  | Orders
  | Problem
  | HintIs
  | Film
  | Glimpsed
  | Reaction;
