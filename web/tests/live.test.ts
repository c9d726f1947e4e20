import { beforeEach, describe, expect, it, vi } from "vitest";
import type { GameUi, Sight } from "../src/games/index";
import { LiveTable } from "../src/table/live.svelte";
import { asGuest } from "../src/tablemates/guestView";

const sent: Record<string, unknown>[] = [];
let line: { onopen?: () => void; onmessage?: (event: { data: string }) => void };

class FakeSocket {
  static OPEN = 1;
  readyState = 1;
  constructor() {
    line = this as typeof line;
  }
  send = (text: string): void => void sent.push(JSON.parse(text) as Record<string, unknown>);
  close = (): void => undefined;
}

const ui = { pace: () => 0, moments: {}, sound: () => null, needless: (move, reason) => (move as { type: string }).type === "start" && reason === "not-now" } as Partial<GameUi> as GameUi;

function say(message: object): void {
  line.onmessage?.({ data: JSON.stringify(message) });
}

function seated(): LiveTable {
  const live = new LiveTable("CODE42", "token", ui);
  line.onopen?.();
  say({ type: "welcome", version: 4, you: 0, table: { status: "playing", places: [] }, view: {}, offers: { moves: [{ type: "start" }], choices: [] } });
  return live;
}

function refuse(reason: string): void {
  const id = sent.at(-1)?.id;
  say({ type: "problem", code: "refused", re: id, refusal: { clause: "TOY-90", reason, values: {} } });
}

const kept = new Map<string, string>();

beforeEach(() => {
  sent.length = 0;
  kept.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("location", { protocol: "http:", host: "house" });
});

describe("a refusal", () => {
  it("is told, and the next move may be tried", () => {
    const live = seated();
    live.act({ type: "start" });
    expect(live.busy).toBe(true);
    refuse("not-your-turn");
    expect(live.busy).toBe(false);
    expect(live.trouble?.refusal?.clause).toBe("TOY-90");
  });

  it("is no news where what was asked for has come about: somebody else called the start", () => {
    const live = seated();
    live.act({ type: "start" });
    refuse("not-now");
    expect(live.busy).toBe(false);
    expect(live.trouble).toBeNull();
  });
});

describe("whoever looks into a hand", () => {
  function guest(): { live: LiveTable; sight: Sight } {
    const live = new LiveTable("CODE42", "look", ui, { device: "phone" });
    line.onopen?.();
    say({ type: "welcome", version: 4, you: null, looks: 1, table: { status: "playing", places: [] }, view: { seat: 1 } });
    return { live, sight: asGuest(live) };
  }

  it("says by what its device calls itself, and keeps nothing as a seat", () => {
    const { live } = guest();
    expect(sent[0]).toMatchObject({ type: "hello", token: "look", device: "phone" });
    expect(live.looks).toBe(1);
    expect([...kept.keys()]).toEqual([]);
  });

  it("sees as from that seat, and sends nothing", () => {
    const { live, sight } = guest();
    expect([sight.you, live.you]).toEqual([1, null]);
    expect(sight.view).toEqual({ seat: 1 });
    sent.length = 0;
    sight.act({ type: "start" });
    sight.ask?.();
    expect(sent).toEqual([]);
    expect(sight.busy).toBe(false);
  });

  it("looks on from where nobody sits once the owner ends it", () => {
    const { sight } = guest();
    say({ type: "welcome", version: 5, you: null, table: { status: "playing", places: [] }, view: { seat: null } });
    expect(sight.you).toBeNull();
  });
});

describe("the token of a seat", () => {
  it("is kept once it has opened the seat, and the table listed first", () => {
    kept.set("tablee.tables", "OTHER2 CODE42");
    seated();
    expect(Object.fromEntries(kept)).toEqual({ "tablee.place.CODE42": "0", "tablee.seat.CODE42": "token", "tablee.tables": "CODE42 OTHER2" });
  });

  it("leaves a good one alone where it opens nothing", () => {
    kept.set("tablee.seat.CODE42", "good");
    const live = new LiveTable("CODE42", "wrong", ui);
    line.onopen?.();
    say({ type: "problem", code: "bad-token" });
    expect(live.ended?.code).toBe("bad-token");
    expect(kept.get("tablee.seat.CODE42")).toBe("good");
  });
});

describe("a hidden answer", () => {
  it("closes the question for this seat, and is the same after coming back", () => {
    const live = seated();
    live.act({ type: "start" });
    say({ type: "kept", answer: { type: "start" }, re: sent.at(-1)?.id });
    expect([live.busy, live.answer, live.moves]).toEqual([false, { type: "start" }, []]);
    say({ type: "welcome", version: 4, you: 0, table: { status: "playing", places: [] }, view: {}, offers: {}, answer: { type: "start" } });
    expect(live.answer).toEqual({ type: "start" });
    say({ type: "update", version: 5, offers: { moves: [{ type: "next" }] } });
    expect([live.answer, live.moves]).toEqual([null, [{ type: "next" }]]);
  });

  it("given on another device is known here too", () => {
    const live = seated();
    say({ type: "kept", answer: { type: "start" } });
    expect([live.answer, live.moves]).toEqual([{ type: "start" }, []]);
  });
});
