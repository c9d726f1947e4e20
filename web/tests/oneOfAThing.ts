import { readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { FUNCTIONS } from "../src/lib/elision";

const root = join(import.meta.dirname, "../..");

/** A sentence that counts, by its folder and name, with numbers so small that a plural would be wrong. */
export type Counting = readonly [folder: string, id: string, values: Record<string, number | string>];

/** What is counted stands in the singular, in both languages. */
export function expectSingular(sentences: readonly Counting[]): void {
  describe.each(["fr", "en"])("one of a thing (%s)", (lang) => {
    it.each(sentences)("%s: %s", (folder, id, values) => {
      const made = new FluentBundle(lang, { useIsolating: false, functions: FUNCTIONS });
      made.addResource(new FluentResource(readFileSync(join(root, folder, `${lang}.ftl`), "utf8")));
      const pattern = made.getMessage(id)?.value;
      const said = pattern ? made.formatPattern(pattern, values) : "";
      expect(said).not.toBe("");
      expect(said).not.toMatch(/\b1\s(?!refus)\p{L}+s\b/u);
    });
  });
}
