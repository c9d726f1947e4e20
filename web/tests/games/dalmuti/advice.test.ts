// A hint at the Grand Dalmuti: the move, what it does to the hand, what the next best would cost.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { advice, type Advised, type Why } from "../../../src/games/dalmuti/advice";
import type { Who } from "../../../src/games/index";
import { FUNCTIONS } from "../../../src/lib/elision";

function whoIn(lang: string): Who {
  const bundle = new FluentBundle(lang, { useIsolating: false, functions: FUNCTIONS });
  const path = join(import.meta.dirname, `../../../../src/tablee/games/dalmuti/locale/${lang}.ftl`);
  bundle.addResource(new FluentResource(readFileSync(path, "utf8")));
  const say: Who["say"] = (id, args) => {
    const errors: Error[] = [];
    const told = bundle.formatPattern(bundle.getMessage(id)?.value ?? "", args, errors);
    expect(errors).toEqual([]);
    return told;
  };
  return { say, you: 0, name: () => "Renart" };
}

const lay = (why?: Why): Advised => ({ type: "play", cards: [7, 7], why });
const pass = (why?: Why): Advised => ({ type: "pass", why });

describe("a hint", () => {
  const told = (move: Advised): string => advice(move, 4, whoIn("en"));
  it.each<[Advised, string]>([
    [lay(), "Then only jokers are left."],
    [lay({ out: true }), "That takes you out."],
    [lay({ sure: true, left: 3, ahead: 31 }), "Nobody can beat it. Then 3 ranks are left in your hand. In the rounds I imagined, you end ahead of 3.1 of 4 on average."],
    [pass({ breaks: 5, ahead: 20, instead: { type: "play", cards: [5] }, costs: 4 }), "The cheapest answer would break up your 5s."],
    [pass({ jokers: 1, ahead: 20, instead: lay(), costs: 0 }), "About as good: Play two 7s."],
    [pass({ spends: 2, ahead: 20, instead: lay(), costs: 12 }), "The next best (Play two 7s) would cost 1.2 of a place."],
    [pass({ only: true }), "You have no other choice."],
  ])("says %j", (move, sentence) => expect(told(move)).toContain(sentence));

  it("says everything in French too", () => {
    const move = lay({ sure: true, left: 1, ahead: 31, instead: pass(), costs: 3 });
    expect(advice(move, 4, whoIn("fr"))).toContain("devant 3,1 personnes sur 4. Le deuxième choix (Passer) coûterait 0,3 place.");
  });
});
