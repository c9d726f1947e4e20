import { createHmac } from "node:crypto";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { allPlayed, codesOf, notePlayed, type Played } from "../src/person/games";
import { meet } from "../src/person/seatTaken";
import { freshKey, hmac, ownKey, readLink, shownKey, tokenFor, writeLink } from "../src/person/ownKey";
import { byFriend, byGame, byLevel, course, resultsBy, scoreOf, wonBy } from "../src/person/results";
import type { TableView } from "../src/protocol";

const KEY = "0b".repeat(32);
const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});

const table = (more: Partial<TableView> = {}): TableView =>
  ({
    code: "ABCDEF",
    game: "toy",
    status: "playing",
    number: 1,
    settings: {},
    places: [{ name: "Anne" }, { name: "Renart", bot: "easy" }, { name: "Bo" }],
    standings: null,
    ...more,
  }) as unknown as TableView;

describe("a person's key", () => {
  it("makes what HMAC-SHA-256 makes", () => {
    for (const text of ["", "Hi There", "é".repeat(200)]) {
      expect(hmac(KEY, text)).toBe(createHmac("sha256", Buffer.from(KEY, "hex")).update(text).digest("hex"));
    }
  });

  it("makes another token for each table, of which the house keeps a hash", () => {
    expect(tokenFor(KEY, "ABCDEF")).not.toBe(tokenFor(KEY, "ABCDEG"));
    expect(shownKey(KEY, "ABCDEF")).toMatch(/^[0-9a-f]{64}$/);
    expect(shownKey(KEY, "ABCDEF")).not.toBe(tokenFor(KEY, "ABCDEF"));
  });

  it("is carried by a link, and a broken link carries nothing", () => {
    expect(freshKey()).toMatch(/^[0-9a-f]{64}$/);
    expect(readLink(writeLink(KEY, ["ABCDEF", "GHJKLM"]))).toEqual({ key: KEY, codes: ["ABCDEF", "GHJKLM"] });
    expect(readLink(KEY)).toEqual({ key: KEY, codes: [] });
    for (const wrong of ["", "x", KEY.slice(1), `${KEY}.abc`, `${KEY}..`, `g${KEY.slice(1)}`, `${KEY}.ABCDEF.%00`]) {
      expect(readLink(wrong)).toBeNull();
    }
  });
});

describe("the list of games", () => {
  it("is shown to a table once, and noted from the deal on", () => {
    const said: unknown[] = [];
    meet(table({ status: "lobby" }), 0, (request) => said.push(request));
    meet(table(), 0, (request) => said.push(request));
    expect(said).toEqual([{ type: "recognise", key: shownKey(ownKey() ?? "", "ABCDEF"), only: false }]);
    expect(allPlayed()).toMatchObject([{ code: "ABCDEF", seat: 0, over: false, bots: ["", "easy", ""] }]);
  });

  it("has each game of a table once, the latest first", () => {
    notePlayed(table(), 0);
    notePlayed(table({ code: "GHJKLM" }), 1);
    notePlayed(table({ status: "over", standings: [[0], [1, 2]] }), 0);
    notePlayed(table({ number: 2 }), 0);
    expect(allPlayed().map((one) => [one.code, one.number, one.over])).toEqual([["ABCDEF", 2, false], ["ABCDEF", 1, true], ["GHJKLM", 1, false]]);
    expect(codesOf(allPlayed())).toEqual(["ABCDEF", "GHJKLM"]);
  });

  it("is empty where what is kept cannot be read", () => {
    for (const odd of ["{", "7", '[1, null, {"code": 3}]']) {
      kept.set("tablee.mine", odd);
      expect(allPlayed()).toEqual([]);
    }
    kept.set("tablee.person", "not a key");
    expect(ownKey()).toBeNull();
  });
});

describe("results", () => {
  const game = (more: Partial<Played>): Played => ({ code: "ABCDEF", number: 1, game: "toy", seat: 0, at: 1, names: ["Anne", "Renart", "Bo"], bots: ["", "easy", ""], over: true, standings: [[0], [1], [2]], coach: false, ...more });
  const list = [game({}), game({ at: 3, standings: [[1], [0, 2]] }), game({ at: 2, standings: [[0, 1, 2]] }), game({ coach: true }), game({ over: false }), game({ standings: null })];

  it("count finished games without a coach", () => {
    expect(resultsBy(list, byGame)).toEqual([{ name: "toy", games: 3, won: 1, score: (1 + 0.25 + 0.5) / 3 }]);
    expect(resultsBy(list, byLevel).map((one) => one.name)).toEqual(["toy/easy"]);
    expect(resultsBy(list, byFriend).map((one) => one.name)).toEqual(["Bo"]);
  });

  it("run in the order of time", () => {
    expect(course(list).map((one) => one.score)).toEqual([1, 0.5, 0.25]);
    expect(scoreOf(game({ standings: [[1], [2], [0]] }))).toBe(0);
    expect(wonBy(game({ standings: [[0, 1], [2]] }))).toBe(true);
    expect(wonBy(game({ standings: [[0, 1, 2]] }))).toBe(false);
  });
});
