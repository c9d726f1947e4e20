import { beforeEach, describe, expect, it, vi } from "vitest";
import { TableLine, type Line, type Link } from "../src/net/socket";
import type { ToClient, Welcome } from "../src/protocol";

class FakeLine implements Line {
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event?: { code: number }) => void) | null = null;
  send = (text: unknown): void => void this.sent.push(JSON.parse(String(text)));
  close = (): void => this.drop();
  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  drop(code?: number): void {
    this.readyState = 3;
    this.onclose?.(code === undefined ? undefined : { code });
  }
}

const welcome = (version: number): Partial<Welcome> => ({ type: "welcome", version, you: 0 });

function sit(): { lines: FakeLine[]; heard: ToClient[]; links: Link[]; table: TableLine; now: () => FakeLine } {
  const lines: FakeLine[] = [];
  const heard: ToClient[] = [];
  const links: Link[] = [];
  const ear = { hear: (message: ToClient) => void heard.push(message), link: (state: Link) => void links.push(state) };
  const dial = (): Line => {
    const line = new FakeLine();
    lines.push(line);
    return line;
  };
  const table = new TableLine("ws://house/ws/CODE", "token", ear, dial);
  return { lines, heard, links, table, now: () => lines.at(-1) as FakeLine };
}

beforeEach(() => void vi.useFakeTimers());

describe("a seat's line to its table", () => {
  it("says hello with its token, and sends nothing else before it is welcome", () => {
    const { now, table } = sit();
    table.send({ type: "say", text: "bonsoir" });
    now().open();
    expect(now().sent).toEqual([{ type: "hello", token: "token", version: 0 }]);
    now().say(welcome(4));
    expect(now().sent[1]).toMatchObject({ type: "say", text: "bonsoir" });
  });

  it("comes back at once where the house has said that it closes", () => {
    const { lines, now } = sit();
    now().open();
    now().say(welcome(4));
    now().drop(1012);
    vi.advanceTimersByTime(150);
    expect(lines.length).toBe(2);
    now().drop(1012); // nobody is there yet
    vi.advanceTimersByTime(150);
    expect(lines.length).toBe(2);
  });

  it("comes back with the version it has, and repeats what was not answered under the same id", () => {
    const { lines, now, table, links } = sit();
    now().open();
    now().say(welcome(4));
    const id = table.send({ type: "move", seen: 4, move: { type: "pass" } });
    now().drop();
    expect(links.at(-1)).toBe("lost");
    vi.advanceTimersByTime(10_000);
    expect(lines).toHaveLength(2);
    now().open();
    expect(now().sent[0]).toMatchObject({ type: "hello", version: 4 });
    now().say(welcome(5));
    expect(now().sent[1]).toMatchObject({ type: "move", id });
  });

  it("does not repeat what was answered", () => {
    const { now, table } = sit();
    now().open();
    now().say(welcome(1));
    const id = table.send({ type: "play-again" });
    now().say({ type: "update", version: 2, re: id });
    now().drop();
    vi.advanceTimersByTime(10_000);
    now().open();
    now().say(welcome(2));
    expect(now().sent).toHaveLength(1);
  });

  it("shows no version twice, and minds no gap: what does not concern a seat is not told to it", () => {
    const { now, heard } = sit();
    now().open();
    now().say(welcome(1));
    now().say({ type: "update", version: 2 });
    now().say({ type: "update", version: 2 });
    now().say({ type: "update", version: 4 });
    now().say({ type: "update", version: 3 });
    expect(heard.map((message) => message.type)).toEqual(["welcome", "update", "update"]);
    expect(now().sent).toHaveLength(1);
    now().drop();
    vi.advanceTimersByTime(10_000);
    now().open();
    expect(now().sent[0]).toMatchObject({ type: "hello", version: 4 });
  });

  it("gives up where the token opens nothing", () => {
    const { now, lines, links } = sit();
    now().open();
    now().say({ type: "problem", code: "bad-token" });
    vi.advanceTimersByTime(60_000);
    expect(lines).toHaveLength(1);
    expect(links.at(-1)).toBe("closed");
  });

  it("takes a house that leaves a request unanswered for gone, and asks again under the same id", () => {
    const { now, lines, links, table } = sit();
    now().open();
    now().say(welcome(1));
    const id = table.send({ type: "say", text: "bonsoir" });
    vi.advanceTimersByTime(3000);
    table.send({ type: "say", text: "tu dors ?" });
    vi.advanceTimersByTime(2500);
    expect(links.at(-1)).toBe("lost");
    vi.advanceTimersByTime(1000);
    expect(lines).toHaveLength(2);
    expect(links.at(-1)).toBe("lost");
    now().open();
    now().say(welcome(2));
    expect(links.at(-1)).toBe("open");
    expect(now().sent[1]).toMatchObject({ type: "say", id });
    expect(now().sent).toHaveLength(3);
  });

  it("minds no silence while nothing is asked, or only for advice, which may take long", () => {
    const { now, links, table } = sit();
    now().open();
    now().say(welcome(1));
    table.send({ type: "hint" });
    vi.advanceTimersByTime(60_000);
    expect(links.at(-1)).toBe("open");
  });

  it("goes by any word: a house that is slow to answer but speaks is there", () => {
    const { now, links, table } = sit();
    now().open();
    now().say(welcome(1));
    table.send({ type: "play-again" });
    for (let i = 0; i < 5; i++) {
      vi.advanceTimersByTime(4000);
      now().say({ type: "presence", present: [true], watchers: i });
    }
    expect(links.at(-1)).toBe("open");
    vi.advanceTimersByTime(5000);
    expect(links.at(-1)).toBe("lost");
  });

  it("is lost the moment the network is, and tries at once when it is back, whatever hangs meanwhile", () => {
    const { now, lines, links, table } = sit();
    now().open();
    now().say(welcome(1));
    table.giveUp();
    expect(links.at(-1)).toBe("lost");
    vi.advanceTimersByTime(1000);
    expect(lines).toHaveLength(2);
    table.wake();
    expect(lines).toHaveLength(3);
    expect(links.at(-1)).toBe("lost");
    now().open();
    now().say(welcome(1));
    expect(links.at(-1)).toBe("open");
    vi.advanceTimersByTime(60_000);
    expect(lines).toHaveLength(3);
  });

  it("does not wait for ever for its welcome", () => {
    const { now, lines } = sit();
    now().open();
    vi.advanceTimersByTime(12_000);
    expect(lines).toHaveLength(2);
  });
});
