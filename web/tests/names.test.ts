import { describe, expect, it } from "vitest";
import { breadth, isolated, withNames } from "../src/lib/names";

describe("names", () => {
  it("are isolated where they are written from right to left, and left alone elsewhere", () => {
    expect(isolated("שירה")).toBe("\u2068שירה\u2069");
    expect(isolated("محمد 2")).toBe("\u2068محمد 2\u2069");
    for (const name of ["Zoé", "Анна", "李小龙", "अनुष्का", ""]) expect(isolated(name)).toBe(name);
  });

  it("are isolated at a whole table, and free places stay free", () => {
    const place = { name: "", bot: "", away: false, present: false };
    expect(withNames({ places: [{ ...place, name: "שירה" }, place] }).places.map((one) => one.name)).toEqual(["\u2068שירה\u2069", ""]);
    expect(withNames({ status: "over" } as { status: string; places?: [] })).toEqual({ status: "over" });
  });

  it("are as broad as their letters, not as many as these are", () => {
    expect(breadth("nnn")).toBe(3);
    expect(breadth("Emma")).toBeGreaterThan(breadth("Anna"));
    expect(breadth("Lili")).toBeLessThan(breadth("Anna"));
    expect(breadth("李小龙")).toBeGreaterThan(breadth("Zoé"));
  });
});
