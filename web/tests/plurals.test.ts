import { readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { FUNCTIONS } from "../src/lib/elision";

const root = join(import.meta.dirname, "../..");

/** Sentences that count, with numbers so small that a plural would be wrong. */
const SMALL: [folder: string, id: string, values: Record<string, number | string>][] = [
  ["web/src/locale", "seconds-left", { seconds: 1 }],
  ["web/src/person/locale", "mine-plot", { games: 1, won: 1 }],
  ["web/src/dayDeal/locale", "day-compared", { of: 3, count: 1 }],
  ["web/src/host/locale", "keep-entries", { count: 1, refused: 1 }],
  ["web/src/host/locale", "keep-states", { playing: 1, lobby: 1, over: 1 }],
  ["src/tablee/games/dalmuti/locale", "option-rounds-value", { value: 1 }],
  ["src/tablee/games/dalmuti/locale", "option-call_seconds-value", { value: 1 }],
  ["src/tablee/games/dalmuti/locale", "why-ahead", { ahead: 1, others: 4 }],
  ["src/tablee/games/dschamal/locale", "option-start_seconds-value", { value: 1 }],
  ["src/tablee/games/dschamal/locale", "option-duels-value", { value: 1 }],
  ["src/tablee/games/dschamal/locale", "why-hopeless", { hope: 1 }],
  ["src/tablee/games/etoile/locale", "story-length", { count: 1 }],
  ["src/tablee/games/camelot/locale", "why-leave", { need: 3, count: 1, tried: "no" }],
  ["src/tablee/games/camelot/locale", "why-steal", { count: 1, tokens: 1, tried: "no" }],
];

describe.each(["fr", "en"])("one of a thing (%s)", (lang) => {
  it.each(SMALL)("%s: %s", (folder, id, values) => {
    const made = new FluentBundle(lang, { useIsolating: false, functions: FUNCTIONS });
    made.addResource(new FluentResource(readFileSync(join(root, folder, `${lang}.ftl`), "utf8")));
    const pattern = made.getMessage(id)?.value;
    const said = pattern ? made.formatPattern(pattern, values) : "";
    expect(said).not.toBe("");
    expect(said).not.toMatch(/\b1\s(?!refus)\p{L}+s\b/u);
  });
});
