import { beforeEach, describe, expect, it, vi } from "vitest";
import { TableLine, type Line, type Link } from "../src/net/socket";
import type { ToClient, Welcome } from "../src/protocol";

class FakeLine implements Line {
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  send = (text: unknown): void => void this.sent.push(JSON.parse(String(text)));
  close = (): void => this.drop();
  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  drop(): void {
    this.readyState = 3;
    this.onclose?.();
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
});
