import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createHash } from "node:crypto";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { sha256 } from "../src/net/sha256";
import { commitmentTo, eventsAfter, eventsBegin, finding, freshPart, listHash, wrongList, type Kept } from "../src/net/shuffle";
import type { TableView } from "../src/protocol";
import { Contribution } from "../src/table/contribution";

interface Case {
  name: string;
  at: string;
  you: number;
  arrived: boolean;
  change: Partial<TableView>;
  kept: Kept;
  found: string;
}

interface Vectors {
  sha256: [string, string][];
  commitments: [string, number, number, string, string][];
  parts: string[];
  list: string;
  list_hash: string;
  events: unknown[];
  running: string[];
  receipt: string;
  secret: string;
  table: TableView;
  findings: Case[];
}

/** The same vectors and cases as the Python client and `tablee verify` are tested with; some games keep their first lists. */
const tests = join(import.meta.dirname, "../../tests");
const read = (path: string): Vectors => JSON.parse(readFileSync(join(tests, path), "utf8")) as Vectors;
const vectors = read("core/shuffle.json");
const kept = readdirSync(join(tests, "games"))
  .map((game) => `games/${game}/shuffle.json`)
  .filter((path) => existsSync(join(tests, path)))
  .map(read);
const cases = (at: string): [string, Case][] => vectors.findings.filter((one) => one.at === at).map((one) => [one.name, one]);
const PART = vectors.parts[0] ?? "";

describe("SHA-256", () => {
  it("of the shared vectors", () => {
    for (const [text, hash] of vectors.sha256) expect(sha256(text)).toBe(hash);
  });

  it("of every length up to three blocks, as Node has it", () => {
    for (let length = 0; length < 200; length++) {
      const bytes = Uint8Array.from({ length }, (_, i) => (i * 37 + length) & 255);
      expect(sha256(bytes)).toBe(createHash("sha256").update(bytes).digest("hex"));
    }
  });

  it("has constants that no browser's rounding of roots can change", () => {
    const primes = Array.from({ length: 311 }, (_, i) => i + 2).filter((n) => ![...Array(n).keys()].slice(2).some((d) => n % d === 0));
    const margins = primes.slice(0, 64).flatMap((n, i) => (i < 8 ? [n ** 0.5, n ** (1 / 3)] : [n ** (1 / 3)])).map((root) => ((root % 1) * 2 ** 32) % 1);
    expect(primes).toHaveLength(64);
    for (const margin of margins) expect(Math.min(margin, 1 - margin)).toBeGreaterThan(1e-4);
  });
});

describe("the shuffle", () => {
  it.each([vectors, ...kept])("has the commitments, list and running hash of the vectors", (vectors) => {
    for (const [table, number, seat, part, hash] of vectors.commitments) expect(commitmentTo(table, number, seat, part)).toBe(hash);
    expect(listHash(vectors.list)).toBe(vectors.list_hash);
    const begun = eventsBegin(vectors.list_hash, 0, 0);
    expect(vectors.events.reduce<string[]>((all, event) => [...all, eventsAfter(all.at(-1) ?? "", [event])], [begun])).toEqual(vectors.running);
  });

  it("draws a part of 32 bytes, another each time", () => {
    const [one, other] = [freshPart(1, 0), freshPart(1, 0)];
    expect(one.part).toMatch(/^[0-9a-f]{64}$/);
    expect(one.part).not.toBe(other.part);
  });

  it.each(cases("list"))("before opening: %s", (_, { change, kept, arrived, found }) => {
    expect(wrongList({ ...vectors.table, ...change }, kept, arrived)).toBe(found);
  });

  it.each(cases("deal"))("after the deal: %s", (_, { change, you, kept, found }) => {
    expect(finding({ ...vectors.table, ...change }, you, kept)).toBe(found);
  });
});

class Sitting {
  said: Record<string, unknown>[] = [];
  stored: string | null;
  deal: Contribution;
  constructor(stored: string | null = null) {
    this.stored = stored;
    this.deal = new Contribution("ABCDEF", (request) => this.said.push(request), stored, (kept) => (this.stored = kept));
  }
  hears(change: Partial<TableView>, events: unknown[] = [], welcome?: { missed?: unknown[] | null; turn?: number }): void {
    this.deal.hear({ ...vectors.table, ...change }, 0, events, welcome as never);
  }
}
const LOBBY = { status: "lobby", list: "", places: [{ name: "Anne" }, {}, {}, {}] };
const KEPT = JSON.stringify({ number: 1, seat: 0, part: PART, list: "", refused: "" } satisfies Kept);

describe("a seat's deal", () => {
  it("commits in the lobby, once, and keeps its part before it says so", () => {
    const seat = new Sitting();
    seat.hears(LOBBY, [], {});
    const kept = JSON.parse(seat.stored ?? "") as Kept;
    expect(seat.said).toEqual([{ type: "commit", commitment: commitmentTo("ABCDEF", 1, 0, kept.part) }]);
    seat.hears(LOBBY);
    expect(seat.said).toHaveLength(1);
    seat.hears(LOBBY, [], {});
    expect(seat.said[1]).toEqual(seat.said[0]);
    seat.hears({ ...LOBBY, number: 2 });
    expect(seat.said[2]).not.toEqual(seat.said[0]);
  });

  it("opens for the list it is in, with the part this browser kept, and again after coming back", () => {
    const seat = new Sitting(KEPT);
    seat.hears({}, [], {});
    expect(seat.said).toEqual([{ type: "open-part", part: PART }]);
    seat.hears({});
    expect(seat.said).toHaveLength(1);
    const reloaded = new Sitting(seat.stored);
    reloaded.hears({}, [], {});
    expect(reloaded.said).toEqual(seat.said);
  });

  it("does not open for a list it is not in, then or later", () => {
    const seat = new Sitting(KEPT);
    const missing = cases("list").find(([name]) => name === "the commitment is missing")?.[1].change;
    seat.hears(missing ?? {});
    expect([seat.said, seat.deal.finding]).toEqual([[], "unlisted"]);
    const reloaded = new Sitting(seat.stored);
    reloaded.hears({}, [], {});
    expect([reloaded.said, reloaded.deal.finding]).toEqual([[], "unlisted"]);
  });

  it("says at the end that its part was in, and gives the receipt of the vectors", () => {
    const seat = new Sitting(KEPT);
    seat.hears({});
    seat.hears({ status: "playing", parts: vectors.parts }, vectors.events.slice(0, 1));
    seat.hears({ status: "over", parts: vectors.parts, secret: vectors.secret }, vectors.events.slice(1));
    expect(seat.deal.finding).toBe("in");
    expect(seat.deal.receipt).toBe(vectors.receipt);
  });

  it("goes on after a gap that was told, and begins anew after one that was not", () => {
    const seat = new Sitting(KEPT);
    const playing = { status: "playing", parts: vectors.parts };
    seat.hears(playing, vectors.events.slice(0, 1), { missed: [] });
    seat.hears(playing, vectors.events.slice(1), { missed: [] });
    expect(seat.deal.receipt).toBe(vectors.receipt);
    seat.hears(playing, [], { missed: null, turn: 7 });
    expect(seat.deal.receipt.split(" ").slice(6)).toEqual(["7", eventsBegin(vectors.list_hash, 0, 7)]);
  });

  it("has no receipt before the deal, and none of the game before", () => {
    const seat = new Sitting(KEPT);
    seat.hears({ status: "playing", parts: vectors.parts }, vectors.events);
    seat.hears({ ...LOBBY, number: 2 });
    expect([seat.deal.receipt, seat.deal.finding]).toEqual(["", ""]);
  });

  it("plays on where nothing can be kept, or what was kept is damaged", () => {
    const seat = new Sitting("{");
    seat.hears(LOBBY, [], {});
    expect(seat.said).toHaveLength(1);
  });

  const LAID = { status: "lobby", list: "" };
  const terms = vectors.findings.find(({ name }) => name.startsWith("terms of a given deal"))?.change.list ?? "";

  it.each<[string, Partial<TableView>]>([
    ["number", { number: 2 }],
    ["options", { options: {} }],
    ["commitment of the house", { commitment: "0".repeat(64) }],
    ["places", { places: [...vectors.table.places].reverse() }],
    ["places, fewer", { places: vectors.table.places.slice(0, 2) }],
  ])("does not open where another lobby is shown with the list: %s", (_, change) => {
    const lobby: Partial<TableView> = { ...LAID, ...change };
    const seat = new Sitting(JSON.stringify({ ...(JSON.parse(KEPT) as Kept), number: lobby.number ?? 1 }));
    seat.hears(lobby, [], {});
    seat.said = [];
    seat.hears({});
    expect([seat.said, seat.deal.finding]).toEqual([[], "other-list"]);
  });

  it.each(["", terms])("says so where it committed and was dealt to otherwise than by a list: %s", (list) => {
    for (const status of ["playing", "over"]) {
      const seat = new Sitting(KEPT);
      seat.hears(LAID, [], {});
      seat.hears({ status, list, parts: vectors.parts, secret: vectors.secret }, vectors.events);
      expect(seat.deal.finding).toBe("other-list");
    }
  });

  it("accuses nobody when it comes back to a later game, or the table was ended in its lobby", () => {
    const seat = new Sitting(KEPT);
    const later = { status: "playing", number: 2, list: vectors.list.replace('"number":1', '"number":2'), parts: vectors.parts };
    seat.hears(later, [], { missed: null, turn: 3 });
    seat.hears(later, vectors.events);
    expect(seat.deal.finding).toBe("other-device");
    const alone = new Sitting(KEPT);
    alone.hears(LAID, [], {});
    alone.hears({ status: "ended", list: "" });
    expect(alone.deal.finding).toBe("");
  });

  it("keeps the receipt of a game that began before there were lists, and finds nothing", () => {
    const seat = new Sitting();
    seat.hears({ status: "over", list: "", parts: [], secret: vectors.secret }, vectors.events, { missed: [] });
    expect(seat.deal.finding).toBe("");
    expect(seat.deal.receipt).toContain(` ${vectors.table.commitment} - 0 `);
  });
});
