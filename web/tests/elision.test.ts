import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { of, to } from "../src/lib/elision";

/** The same names as in the terminal's test. */
const cases: Record<string, string[]> = JSON.parse(
  readFileSync(join(import.meta.dirname, "../../tests/cli/elision.json"), "utf8"),
);

describe("words before a name", () => {
  it.each(Object.entries(cases))("%s", (name, told) => {
    expect([of(name), to(name)]).toEqual(told);
  });
});
