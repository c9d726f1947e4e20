import { flushSync } from "svelte";
import type { Answer, Closing, Film, GameUi, Sight } from "../games/index";
import { Pacer } from "../lib/motion";
import { listed, t } from "../lib/i18n.svelte";
import { withNames } from "../lib/names";
import { play } from "../lib/sound";
import { isGiven } from "../net/givenDeal";
import { keepPlace, keepSeat } from "../lib/storage";
import { HurriedMoves } from "./hurriedMoves";
import { TableLog, type LogLine } from "./tableLog.svelte";
import { TableRequests } from "./requests";
import { OwnPart } from "./ownPart.svelte";
import { QuickStart } from "./quickStart.svelte";
import { closing, grown } from "./windowsAndFilms";
import { Moments } from "./moments.svelte";
import { OverPlates } from "./overPlates.svelte";
import { socketAddress, TableLine, type Ear, type Link } from "../net/socket";
import type {
  ChatLine,
  Choice,
  Hello,
  HintIs,
  Kept,
  Notice,
  Offers,
  Orders,
  PlaceView,
  Presence,
  Problem,
  Question,
  TableView,
  ToClient,
  Update,
  Welcome,
} from "../protocol";

/** How much of an event's time is taken, by the table's pace: immediate is immediate. */
const TEMPO = [0, 1, 1.4] as const;

/** Problems that leave nothing to be shown here. */
const ENDING = new Set(["bad-token", "no-such-table", "hand-seen", "kept-away"]);

/** Somebody's seat at a running table: all that is shown, and all that can be asked for. */
export class LiveTable implements Sight, Ear {
  table = $state.raw<TableView | null>(null);
  view = $state.raw<unknown>(null);
  moves = $state.raw<readonly unknown[]>([]);
  previews = $state.raw<readonly (readonly number[] | null)[]>([]);
  choices = $state.raw<readonly Choice[]>([]);
  question = $state.raw<Question | null>(null);
  hint = $state.raw<unknown>(null);
  hinting = $state(false);
  film = $state.raw<Film | null>(null);
  glimpse = $state.raw<unknown>(null);
  you = $state.raw<number | null>(null);
  /** The bot's seat that a late guest has from the game's next part on. */
  awaits = $state.raw<number | null>(null);
  /** The seat whose hand one is shown by its owner's leave. */
  looks = $state.raw<number | null>(null);
  recent = $state.raw<readonly unknown[]>([]);
  past = $state.raw<readonly unknown[]>([]);
  span = $state.raw(0);
  chat = $state.raw<readonly ChatLine[]>([]);
  countdown = $state.raw<Closing | null>(null);
  answer = $state.raw<unknown>(null);
  trouble = $state.raw<Problem | null>(null);
  /** At a slow table, what may be ordered in advance and what was. */
  orders = $state.raw<Orders | null>(null);
  ended = $state.raw<Problem | null>(null);
  /** What was last done about somebody at the table. */
  notice = $state.raw<Notice | null>(null);
  state = $state<Link>("joining");
  waiting = $state.raw<string | null>(null);
  readonly live = true;
  readonly moments: Moments;
  readonly plates = new OverPlates();
  readonly requests: TableRequests;

  #version = 0;
  #heard = 0;
  #log = new TableLog();
  #hurried = new HurriedMoves();
  #told: TableView | null = null;
  #own: OwnPart;
  #start: QuickStart;
  #asked = "";
  #line: TableLine;
  #acted: unknown = null;
  #pacer = new Pacer(flushSync);

  constructor(
    readonly code: string,
    private readonly token: string | null,
    private readonly ui: GameUi,
    greeting: Partial<Hello> = {},
  ) {
    this.moments = new Moments(ui.moments);
    this.#line = new TableLine(socketAddress(code), token, this, undefined, greeting);
    this.requests = new TableRequests((request) => this.#line.send(request));
    this.#own = new OwnPart(code, token !== null && greeting.device === undefined, this.#line);
    this.#start = new QuickStart(code, this.#own.ready, this.requests.begin);
  }

  get places(): readonly PlaceView[] {
    return this.table?.places ?? [];
  }

  get log(): readonly LogLine[] {
    return this.#log.lines;
  }

  /** What became of one's own part in the shuffle, and the line to keep of this game. */
  get part(): string {
    return this.#own.finding;
  }

  get receipt(): string {
    return this.#own.receipt;
  }

  /** Whether a game begins by itself here. */
  get starting(): boolean {
    return this.#start.level !== null;
  }

  get busy(): boolean {
    return this.waiting !== null;
  }

  /** Whether something is asked of this seat now. */
  get asked(): boolean {
    return this.question !== null && this.you !== null && this.table?.status === "playing" && !this.table.paused;
  }

  get host(): boolean {
    return this.you !== null && this.table?.host === this.you;
  }

  hear(message: ToClient): void {
    if (message.type === "welcome") this.#welcome(message);
    else if (message.type === "update") this.#queue(message);
    else if (message.type === "film") this.film = grown(this.film, message);
    else if (message.type === "glimpse") this.glimpse = message.seen;
    else if (message.type === "presence") this.#presence(message);
    else if (message.type === "done") this.#answered(message.re);
    else if (message.type === "kept") this.#keep(message);
    else if (message.type === "hint-is") this.#advised(message);
    else if (message.type === "orders") this.#ordered(message);
    else if (message.type === "reaction") this.plates.react(message);
    else if (message.type === "problem") this.#problem(message);
  }

  link(state: Link): void {
    this.state = state;
    if (state !== "open") this.#hurried.lose();
  }

  wake = (): void => this.#line.wake();
  giveUp = (): void => this.#line.giveUp();
  skip = (): void => {
    this.moments.touched();
    this.#pacer.skip();
    this.span = 0;
  };
  close = (): void => this.#line.close();

  act(move: unknown): void {
    if (this.busy) return;
    this.trouble = null;
    this.moments.touched();
    this.#acted = move;
    this.waiting = this.#line.send({ type: "move", seen: this.#version, move });
  }

  hurry = (move: unknown): Promise<Answer> => this.#hurried.sent(this.#line.send({ type: "move", seen: this.#heard, move }));

  /** Whether this is the deal of the day, which is played without help. */
  get given(): boolean {
    return isGiven(this.table?.list ?? "");
  }

  /** What would a good player do here? The answer is told to this seat alone. */
  get ask(): (() => void) | undefined {
    return this.given ? undefined : this.#ask;
  }
  #ask = (): void => {
    if (this.#asked) return;
    this.#asked = this.#line.send({ type: "hint" });
    this.hinting = true;
  };
  /** Nobody thinks it over any more. */
  #forget(): void {
    this.#asked = "";
    this.hinting = false;
  }
  #advised({ re, move }: HintIs): void {
    if (re !== this.#asked) return;
    this.hint = move;
    this.hinting = false;
  }
  /** Once more with the same people and bots, at once: the box is opened and the game begun. */
  playAgain = (): void => {
    this.#start.again(this.table?.settings.level ?? null);
    this.requests.openAgain();
  };
  /** What was played last on this seat is taken back, or the others are asked; two taps are one. */
  takeBack = (): void => {
    this.trouble = null;
    this.requests.takeBack(this.#heard);
  };
  /** Somebody touched what is not theirs to touch yet: they are told whom everybody waits for. */
  early = (): void => {
    const seats = this.ui.awaited(this.view).filter((seat) => seat !== this.you);
    const names = listed(seats.map((seat) => this.places[seat]?.name ?? ""));
    this.trouble = { type: "problem", code: "not-yours", values: { names, count: seats.length } };
  };
  forgive = (): void => {
    this.trouble = null;
  };

  #welcome(message: Welcome): void {
    if (this.token && message.you !== null) {
      keepSeat(this.code, this.token);
      keepPlace(this.code, message.you);
      this.#meet();
    }
    this.#pacer.clear();
    this.#version = this.#heard = message.version;
    this.film = this.glimpse = null;
    this.you = message.you;
    this.awaits = message.awaits ?? null;
    this.looks = message.looks ?? null;
    this.table = withNames(message.table);
    this.view = message.view ?? null;
    this.#open(message.offers as Offers | null);
    this.answer = message.answer ?? null;
    this.orders = null;
    this.chat = message.chat ?? [];
    this.countdown = closing(message.countdown, null);
    this.past = message.missed ?? [];
    this.recent = [];
    this.moments.clear();
    this.moments.tell(message.missed ?? [], this.you);
    this.#write(message.missed ?? []);
    this.#told = message.table;
    this.#contribute(message.missed ?? [], message);
    this.#start.hear(this.table, this.you !== null);
  }

  /** One's own list of games, and the key that opens this seat elsewhere; without them one plays all the same. */
  #meet(): void {
    void import("../person/seatTaken")
      .then(({ meet }) => this.#told && this.you !== null && meet(this.#told, this.you, (request) => this.#line.send(request)))
      .catch(() => null);
  }

  #contribute(events: readonly unknown[], welcome?: Welcome): void {
    const table = this.#told;
    void this.#own.hear(table, this.you, events, welcome).then(() => {
      if (table?.status === "shuffling" && this.part) this.trouble = { type: "problem", code: "part", values: { what: this.part } };
    });
  }

  /** A hidden answer is given: nothing more is open until all are shown. */
  #keep(message: Kept): void {
    this.#answered(message.re);
    this.#open(null);
    this.answer = message.answer;
  }

  /** What is open to this seat now; advice on what was open before is of no more use. */
  #open(offers: Offers | null | undefined): void {
    this.answer = null;
    this.moves = offers?.moves ?? [];
    this.previews = offers?.previews ?? [];
    this.choices = offers?.choices ?? [];
    this.question = offers?.question ?? null;
    this.hint = null;
    this.#forget();
  }

  #ordered(orders: Orders): void {
    this.#answered(orders.re);
    this.orders = orders;
  }

  #queue(update: Update): void {
    const events = update.events ?? [];
    this.#heard = update.version;
    if (update.table && this.#told) {
      this.#told = { ...this.#told, ...update.table };
      if (update.table.status && this.token) this.#meet();
    }
    this.#contribute(events);
    this.#hurried.settle(update.re, { events, view: (update.view ?? null) as Answer["view"] });
    if (this.ui.urgent?.(events)) this.#pacer.skip();
    this.#pacer.push((ms) => this.#show(update, events, ms), events.length ? this.ui.pace(events) * (TEMPO[this.table?.settings?.pace ?? 1] ?? 1) : 0);
  }

  #show(update: Update, events: unknown[], ms: number): void {
    const began = this.asked;
    this.#version = update.version;
    if (update.table && this.table) this.table = { ...this.table, ...withNames(update.table) };
    if (update.view) this.view = this.view ? { ...this.view, ...update.view } : update.view;
    if (update.offers) this.#open(update.offers as Offers);
    if (update.notice) this.notice = update.notice;
    if (update.chat) {
      this.chat = [...this.chat, update.chat];
      if (update.chat.seat !== this.you) this.plates.say(update.chat.seat, update.chat.text);
    }
    this.countdown = closing(update.countdown, this.countdown);
    if (update.table?.status === "lobby") this.view = null;
    if (update.table?.status) this.#start.hear(this.table, this.you !== null);
    if (update.re) this.#answered(update.re);
    const back = update.taken_back;
    if (typeof back === "number") this.#takenBack(back);
    if (events.length) {
      this.span = ms;
      this.recent = events;
      this.moments.tell(events, this.you);
      this.#write(events);
    }
    this.#sound(events, !began && this.asked);
  }

  #takenBack(seat: number): void {
    this.recent = [];
    this.#log.note((name) => t(seat === this.you ? "taken-back-you" : "taken-back", { name: name(seat) }));
  }

  #sound(events: unknown[], myTurn: boolean): void {
    const sound = this.ui.sound(events, this);
    if (sound) play(sound);
    if (myTurn) play("turn");
  }

  #write(events: readonly unknown[]): void {
    this.#log.write(events.filter((event) => !this.ui.fleeting?.(event)));
  }

  #presence(message: Presence): void {
    if (!this.table) return;
    const places = this.table.places.map((place, i) => ({ ...place, present: message.present[i] ?? false }));
    this.table = { ...this.table, places, watchers: message.watchers, televisions: message.televisions ?? 0, guests: message.guests ?? [] };
  }

  #answered(id: string | null | undefined): void {
    if (id && id === this.waiting) this.waiting = null;
  }

  #problem(problem: Problem): void {
    const acted = problem.re && problem.re === this.waiting;
    this.#answered(problem.re);
    if (this.#hurried.settle(problem.re, { refusal: problem.refusal ?? null, code: problem.code })) return;
    if (problem.re === this.#asked) this.#forget();
    if (problem.code === "too-fast") return; // what one shows too often is shown once less
    // Two who want another game at once: one of them has opened the box, or begun.
    if (this.#start.level && (problem.code === "not-over" || problem.code === "already-begun")) return;
    if (problem.re && this.table?.status === "lobby") this.#start.level = null;
    if (acted && problem.refusal && this.ui.needless?.(this.#acted, problem.refusal.reason)) return;
    if (!problem.re && ENDING.has(problem.code)) this.ended = problem;
    else this.trouble = problem;
  }
}
