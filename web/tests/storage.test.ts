import { beforeEach, describe, expect, it, vi } from "vitest";
import { running } from "../src/lib/resume";
import { myName } from "../src/lib/prefs.svelte";
import { keepSeat, myTables, seatToken } from "../src/lib/storage";

const kept = new Map<string, string>();
const tables: Record<string, string | null> = {};

/** A house where these tables stand, by status; null: it does not answer. */
function house(address: string): Promise<Response> {
  const code = address.split("/").at(-1) ?? "";
  const status = tables[code];
  if (status === null) return Promise.reject(new TypeError("no network"));
  const body = status ? { code, game: "toy", status } : { code: "no-such-table", values: {}, refusal: null };
  return Promise.resolve(Response.json(body, { status: status ? 200 : 404 }));
}

const codes = async (): Promise<string[]> => (await running()).map((table) => table.code);

beforeEach(() => {
  kept.clear();
  for (const code of Object.keys(tables)) delete tables[code];
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  vi.stubGlobal("fetch", house);
});

describe("the tables to come back to", () => {
  it("are the latest three that are not over", async () => {
    Object.assign(tables, { A: "playing", B: "over", C: "lobby", D: "playing", E: "playing" });
    for (const code of Object.keys(tables)) keepSeat(code, "token");
    keepSeat("A", "token");
    expect(await codes()).toEqual(["A", "E", "D"]);
    expect(myTables()).toEqual(["A", "E", "D", "C", "B"]);
  });

  it("are forgotten where the house says they are gone, and no more asked for once over", async () => {
    Object.assign(tables, { A: "over", C: "lobby" });
    for (const code of ["A", "B", "C"]) keepSeat(code, "token");
    expect(await codes()).toEqual(["C"]);
    expect(myTables()).toEqual(["C"]);
    expect([seatToken("A"), seatToken("B"), seatToken("C")]).toEqual(["token", null, "token"]);
  });

  it("are kept while the house does not answer", async () => {
    tables.A = null;
    keepSeat("A", "token");
    expect(await codes()).toEqual([]);
    expect(seatToken("A")).toBe("token");
    expect(myTables()).toEqual(["A"]);
  });

  it("are none after the last was left", () => {
    keepSeat("A", "token");
    keepSeat("A", null);
    expect([...kept]).toEqual([]);
  });
});

describe("the name suggested at a door", () => {
  const there = ["camille", "Sacha", "ALIX", "Lou", "Charlie", "Maxime", "Noa", "Dominique", "Claude"];

  it("is nobody's at that table", () => {
    for (let i = 0; i < 50; i++) expect(["Ariel", "Morgan"]).toContain(myName(there));
  });

  it("is one's own where it is free", () => {
    kept.set("tablee.name", "Lou");
    expect(myName()).toBe("Lou");
    expect(["Ariel", "Morgan"]).toContain(myName(there));
  });
});
