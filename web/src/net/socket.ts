import { linkTo } from "../lib/base";
import { recall } from "../lib/storage";
import type { FromClient, Hello, ToClient } from "../protocol";

/** What a seat asks of its table: everything but the greeting. */
export type TableRequest = Exclude<FromClient, Hello>;
export type Link = "joining" | "open" | "lost" | "closed";

export interface Ear {
  hear(message: ToClient): void;
  link(state: Link): void;
}

/** As much of a WebSocket as we need, so that tests can bring their own. */
export type Line = Pick<WebSocket, "send" | "close" | "readyState"> & {
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: ((event?: { code: number }) => void) | null;
};

/** Problems after which asking again changes nothing. */
const FATAL = new Set(["bad-token", "no-such-table", "table-closed", "banned", "hand-seen", "kept-away"]);
const OPEN = 1;
/** Milliseconds without a word: while a request waits, and before the welcome. */
const SILENCE = 5000;
const WELCOME = 10_000;
/** A house that closes says so (RFC 6455, 1012): where it has several nodes, another one is there at once. */
const RESTART = 1012;
const SOON = 100;

let counted = 0;
const requestId = (): string => `${Date.now().toString(36)}-${(counted++).toString(36)}-${Math.random().toString(36).slice(2, 8)}`;

/**
 * One seat's line to its table. It comes back by itself and says which version it has;
 * requests that were not answered are sent again under the same id. A line on which nothing comes
 * while an answer is due is dead, whatever the browser thinks of it. Versions grow, but may jump:
 * what a seat learns nothing from is not told to it.
 */
export class TableLine {
  version: number | null = 0;
  #line: Line | null = null;
  #unanswered = new Map<string, TableRequest>();
  #ready = false;
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(
    private readonly address: string,
    private readonly token: string | null,
    private readonly ear: Ear,
    private readonly dial: (address: string) => Line = (at) => new WebSocket(at) as unknown as Line,
    private readonly greeting: Partial<Hello> = {},
  ) {
    this.#connect();
  }

  send(request: Record<string, unknown> & { type: TableRequest["type"] }): string {
    const id = requestId();
    const full = { ...request, id } as unknown as TableRequest;
    this.#unanswered.set(id, full);
    if (this.#ready) {
      this.#write(full);
      if (this.#silence === undefined) this.#attend();
    }
    return id;
  }

  /** Try at once instead of waiting: the network or the reader came back. */
  wake(): void {
    if (this.#closed || this.#ready) return;
    this.#failures = Math.min(this.#failures, 1);
    this.#connect();
  }

  /** Do not wait for this line any more: the network is gone, or the house is silent. */
  giveUp(): void {
    const line = this.#line;
    if (line) this.#lose(line);
    line?.close();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#silence);
    this.#line?.close();
    this.ear.link("closed");
  }

  #connect(): void {
    clearTimeout(this.#timer);
    const before = this.#line;
    const line = this.dial(this.address);
    this.#line = line;
    before?.close();
    this.#attend();
    this.ear.link(this.#failures ? "lost" : "joining");
    line.onopen = () => this.#hello();
    line.onmessage = (event) => this.#receive(JSON.parse(event.data) as ToClient);
    line.onclose = (event) => this.#lose(line, event?.code);
  }

  /** From now on a word is waited for, if one is due; for advice the house may think long. */
  #attend(): void {
    clearTimeout(this.#silence);
    const due = !this.#ready || [...this.#unanswered.values()].some((request) => request.type !== "hint");
    this.#silence = due ? setTimeout(() => this.giveUp(), this.#ready ? SILENCE : WELCOME) : undefined;
  }

  #hello(): void {
    this.#write({ type: "hello", token: this.token, version: this.version, ...this.greeting, ...(recall("again") === "never" && { films: false }) });
  }

  #lose(line: Line, code?: number): void {
    if (line !== this.#line) return;
    const welcome = this.#ready;
    this.#line = null;
    this.#ready = false;
    clearTimeout(this.#silence);
    this.#silence = undefined;
    if (this.#closed) return;
    this.#failures += 1;
    this.ear.link("lost");
    const again = welcome && code === RESTART ? SOON : Math.min(8000, 300 * 2 ** this.#failures);
    const wait = again * (0.7 + Math.random() * 0.6);
    this.#timer = setTimeout(() => this.#connect(), wait);
  }

  #receive(message: ToClient): void {
    if (message.type === "update") {
      if (!this.#ready || message.version <= (this.version ?? 0)) return;
      this.version = message.version;
    }
    if (message.type === "welcome") this.#welcomed(message.version);
    if ("re" in message && message.re) this.#unanswered.delete(message.re);
    this.#attend();
    this.ear.hear(message);
    if (message.type === "problem" && !message.re && FATAL.has(message.code)) this.close();
  }

  #welcomed(version: number): void {
    this.version = version;
    this.#failures = 0;
    this.#ready = true;
    this.ear.link("open");
    for (const request of this.#unanswered.values()) this.#write(request);
  }

  #write(message: FromClient): void {
    if (this.#line?.readyState === OPEN) this.#line.send(JSON.stringify(message));
  }
}

export const socketAddress = (code: string): string =>
  `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${linkTo(`/ws/${code}`)}`;
