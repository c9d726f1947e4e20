import { describe, expect, it } from "vitest";
import { barsOf, dayToken, noBetter } from "../src/dayDeal/given";
import { isGiven } from "../src/net/givenDeal";
import { finding } from "../src/net/shuffle";
import { sha256 } from "../src/net/sha256";
import type { TableView } from "../src/protocol";

describe("the deal of the day", () => {
  it("has a token for each day and game of one key", () => {
    const key = "00".repeat(32);
    const tokens = [dayToken(key, "2026-11-18", "one"), dayToken(key, "2026-11-19", "one"), dayToken(key, "2026-11-18", "two")];
    expect(new Set(tokens).size).toBe(3);
    for (const token of tokens) expect(token).toMatch(/^[0-9a-f]{64}$/);
  });

  it("draws each place by how many came in there", () => {
    expect(barsOf({ places: [1, 4, 0], others: 0 })).toEqual([
      { place: 1, count: 1, length: 25 },
      { place: 2, count: 4, length: 100 },
      { place: 3, count: 0, length: 0 },
    ]);
  });

  it("compares with the others, not with oneself", () => {
    expect(noBetter({ places: [0, 1, 0], others: 3 }, 2)).toBeNull();
    expect(noBetter({ places: [2, 3, 1], others: 0 }, 2)).toEqual({ count: 3, of: 5 });
  });

  it("is told as what it is, and a house that opens another secret is found", () => {
    const secret = "11".repeat(32);
    const commitment = sha256(Uint8Array.from({ length: 32 }, () => 0x11));
    const list = '{"scheme":"hmac-sha256/3","day":"2026-11-18"}';
    const table = { list, commitment, secret: null, status: "playing" } as unknown as TableView;
    expect(isGiven(list)).toBe(true);
    expect(finding(table, 0, null)).toBe("given");
    expect(finding({ ...table, secret, status: "over" }, 0, null)).toBe("given");
    expect(finding({ ...table, secret: "22".repeat(32), status: "over" }, 0, null)).toBe("other-secret");
  });
});
