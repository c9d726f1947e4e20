import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const sources = readdirSync(new URL("../src/", import.meta.url), { recursive: true, encoding: "utf8" }).filter((name) => /\.(svelte|ts)$/.test(name));

describe("a house below a path of its host", () => {
  it("is never left by an address from the root", () => {
    const wrong = sources.filter((name) => /(href|src|action)=["'{]+`?\//.test(readFileSync(new URL(`../src/${name}`, import.meta.url), "utf8")));
    expect(wrong).toEqual([]);
  });
  it("asks for nothing from the root", () => {
    const wrong = sources.filter((name) => /fetch\(["'`]\//.test(readFileSync(new URL(`../src/${name}`, import.meta.url), "utf8")));
    expect(wrong).toEqual([]);
  });
});
