import { describe, expect, it } from "vitest";
import { flights } from "../../../src/games/dschamal/motion";
import type { DschamalView } from "../../../src/games/dschamal/protocol";

const view = (owned: number[][], middle: number | null = null): DschamalView => ({ owned, bout: { middle } }) as DschamalView;
const tray = (seat: number, piece: number): string => `[data-plate="${seat}"] [data-piece="${piece}"]`;

describe("what flies over the kilim", () => {
  it("is a piece from tray to tray", () => {
    expect(flights([], view([[7], []]), view([[], [7]]))).toEqual([{ from: tray(0, 7), to: tray(1, 7), things: [7], arrive: true }]);
  });

  it("comes from the bag or the middle, and goes back into the bag", () => {
    expect(flights([], view([[]]), view([[3]]))[0]).toMatchObject({ from: ".sack", to: tray(0, 3) });
    expect(flights([], view([[]], 3), view([[3]]))[0]?.from).toBe("[data-testid=decisive]");
    expect(flights([], view([[3]]), view([[]]))[0]).toMatchObject({ from: tray(0, 3), to: ".sack", arrive: false });
  });

  it("is nothing where every piece stays, or nothing was known before", () => {
    expect(flights([], view([[1, 2]]), view([[2, 1]]))).toEqual([]);
    expect(flights([], null, view([[1, 2]]))).toEqual([]);
  });
});
