import { readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import type { Who } from "../../../src/games/index";
import { prompt } from "../../../src/games/dschamal/prompt";
import { moveWords, pieceOne, refusalWords, sentence } from "../../../src/games/dschamal/words";
import { FUNCTIONS } from "../../../src/lib/elision";
import type { Say } from "../../../src/lib/i18n.svelte";
import type { DschamalEvent, DschamalMove, DschamalView } from "../../../src/games/dschamal/protocol";

function sayIn(lang: string): Say {
  const bundle = new FluentBundle(lang, { useIsolating: false, functions: FUNCTIONS });
  const path = join(import.meta.dirname, `../../../../src/tablee/games/dschamal/locale/${lang}.ftl`);
  bundle.addResource(new FluentResource(readFileSync(path, "utf8")));
  return (id, args) => {
    const errors: Error[] = [];
    const pattern = bundle.getMessage(id)?.value;
    expect(pattern, id).toBeTruthy();
    const text = pattern ? bundle.formatPattern(pattern, args, errors) : id;
    expect(errors).toEqual([]);
    return text.replace(/[\u00a0\u202f]/g, " ");
  };
}

const names = ["Knut", "Xenia", "Volker"];
const who = (lang: string, you: number | null = null): Who => ({ say: sayIn(lang), you, name: (seat) => names[seat] ?? "" });

const placed = [8, 0, 0, 13000, [0, 0, 0, 1_000_000]] as never;
const EVENTS: DschamalEvent[] = [
  { type: "starter-drawn", seat: 0 },
  { type: "piece-chosen", seat: 1, piece: 0 },
  { type: "bout-ready", number: 1, fighters: [0, 1], purpose: "duel", master: 0, middle: null },
  { type: "bout-ready", number: 2, fighters: [0, 1], purpose: "decisive", master: 0, middle: 5 },
  { type: "bout-ready", number: 3, fighters: [0], purpose: "reach", master: 0, middle: null },
  { type: "started", number: 1, seat: 2, pause: 0 },
  { type: "camel-called", seat: 1 },
  { type: "hand-laid", seat: 1 },
  { type: "own-laid", seat: 0, pieces: [3, 50] },
  { type: "gave-up", seat: 0 },
  { type: "times-shown", times: [[0, 4120], [1, 4310]], tie_ms: 30, within: 20 },
  { type: "pieces-shown", seat: 0, pieces: [58], called: true },
  { type: "bout-repeated", fighters: [0, 1], reason: "tie" },
  { type: "bout-void", fighters: [0, 1] },
  { type: "bout-won", seat: 1, clause: "DSC-21" },
  { type: "piece-kept", seat: 1, piece: 3 },
  { type: "piece-moved", giver: 0, taker: 1, piece: 3 },
  { type: "shape-completed", shape: 0, owners: [0, 1] },
  { type: "tower-built", seat: 0, piece: 8, drop: placed, tower: [placed], fallen: [] },
  { type: "tower-built", seat: 0, piece: 8, drop: placed, tower: [], fallen: [8, 12] },
  { type: "tower-lost", seat: 0, pieces: [8] },
  { type: "towers-counted", towers: [3, 2, 0], blacks: [0, 1, 0], bonuses: [0, 3, 0], totals: [3, 5, 0] },
  { type: "game-ended", standings: [[1], [0, 2]], reason: "tower" },
];

describe.each(["fr", "en"])("Dschamál in words (%s)", (lang) => {
  it.each(EVENTS.map((event): [string, DschamalEvent] => [event.type, event]))("tells %s to everybody", (_, event) => {
    for (const you of [null, 0, 1]) {
      const text = sentence(event, who(lang, you));
      if (event.type === "hand-laid" && you === 1) expect(text).toBeNull();
      else expect(text).toMatch(/^\S.*\S$/s);
    }
  });

  it("keeps silent about every touch", () => {
    expect(sentence({ type: "relief-felt", seat: 0, x: 0, y: 0, relief: "", near: false }, who(lang, 0))).toBeNull();
  });

  it("labels every kind of move", () => {
    const moves: DschamalMove[] = [
      { type: "choose", piece: 0 },
      { type: "start", after_pause: false },
      { type: "take", piece: 3 },
      { type: "give", piece: 3, to: 1 },
      { type: "feel", dx: 12, dy: -12, ms: 60 },
      { type: "build", drop: placed, settled: [placed] },
      { type: "build", drop: placed, settled: [] },
    ];
    for (const move of moves) expect(moveWords(move, who(lang, 0))).toMatch(/^\S.*\S$/s);
  });

  it("explains refusals with names", () => {
    expect(refusalWords("not-your-choice", { seat: 1 }, who(lang))).toContain("Xenia");
    expect(refusalWords("wrong-seats", { least: 3, most: 6, got: 8 }, who(lang))).toContain("8");
  });

  const view = (more: Partial<DschamalView>): DschamalView =>
    ({ seat: 0, options: { game: "duell" }, phase: "ready", waiting: [], owned: [[0], [8], []], winning: [], towers: [[], [], []], in_bag: 50, course: { master: 0, met: [] }, bout: { number: 1, fighters: [0, 1], purpose: "duel", middle: null }, hands: [], hand: null, victims: [], to: null, piece: null, standings: [], last: null, ...more }) as DschamalView;

  it.each(["choose", "take", "give", "hand", "camel", "build"])("says who is asked (%s)", (phase) => {
    const asked = view({ phase, waiting: [0], victims: [1], to: 1, piece: 8 });
    expect(prompt(asked, null, who(lang, 2))).toContain("Knut");
  });

  it("says what to look for", () => {
    const hand = { x: 0, y: 0, clock: 0, holds: 0, grip: null, felt: null, laid: [] } as never;
    const searching = view({ phase: "search", waiting: [0, 1], hand });
    expect(prompt(searching, { key: "search", values: { shapes: [0, 2] } }, who(lang, 0))).toContain("cube");
    expect(prompt(searching, { key: "search-decisive", values: { form: "cube" } }, who(lang, 0))).toContain("cube");
    expect(prompt(view({ phase: "search", waiting: [0, 1] }), null, who(lang, 2))).toContain("Xenia");
    expect(prompt(view({}), { key: "ready-caller", values: { fighters: [0, 1], count: 2 } }, who(lang, 2))).toContain("Xenia");
  });
});

describe("pieces", () => {
  it("agree with their colour in French", () => {
    expect(pieceOne(2, sayIn("fr"))).toBe("une boule blanche");
    expect(pieceOne(6, sayIn("fr"))).toBe("un œuf blanc");
    expect(pieceOne(58, sayIn("en"))).toBe("the camel");
  });
});
