import { readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { advice, type Advised, type Why } from "../../../src/games/etoile/advice";
import type { Who } from "../../../src/games/index";
import { FUNCTIONS } from "../../../src/lib/elision";

function whoIn(lang: string): Who {
  const bundle = new FluentBundle(lang, { useIsolating: false, functions: FUNCTIONS });
  const path = join(import.meta.dirname, `../../../../src/tablee/games/etoile/locale/${lang}.ftl`);
  bundle.addResource(new FluentResource(readFileSync(path, "utf8")));
  const say: Who["say"] = (id, args) => {
    const errors: Error[] = [];
    const told = bundle.formatPattern(bundle.getMessage(id)?.value ?? "", args, errors);
    expect(errors).toEqual([]);
    return told;
  };
  return { say, you: 0, name: () => "Renart" };
}

const take = (why?: Why): Advised => ({ type: "play", path: ["Ad4", "Bc3", "Ba1"], takes: true, why });
const step = (why?: Why): Advised => ({ type: "play", path: ["Ac3", "Ad4"], takes: false, why });

describe("a hint in French", () => {
  const told = (move: Advised): string => advice(move, whoIn("fr"));
  it.each<[Advised, string]>([
    [take({ taken: 2, crowns: true, worth: 3, duty: "ETO-40" }), "Je jouerais Ad4xBc3xBa1 : ce coup prend deux pions, va à dame et ne donne rien en retour. Tout autre coup coûterait cher. Une prise oubliée s’expose au soufflage (ETO-40)."],
    [take({ taken: 1, queens: 1, given: 1, only: true, duty: "ETO-63" }), "Je jouerais Ad4xBc3xBa1 : ce coup prend un pion et une dame et donne une pièce en retour. C’est le seul coup permis. Prendre est obligatoire (ETO-63)."],
    [step({ saved: 1, worth: 1 }), "Je jouerais Ac3-Ad4 : ce coup évite une prise. Tout autre coup coûterait une pièce."],
    [step({ saved: 2, given: 1 }), "Je jouerais Ac3-Ad4 : ce coup évite la prise de 2 pièces et donne une pièce en retour."],
    [step(), "Je jouerais Ac3-Ad4."],
    [{ type: "huff", cell: "Ab4", why: { worth: 2 } }, "Voici ce que je choisirais : Souffler la pièce en Ab4. Tout autre coup coûterait deux pièces."],
  ])("%#", (move, sentence) => {
    expect(told(move).replaceAll(/[\u00a0\u202f]/g, " ")).toBe(sentence);
  });
});

describe("a hint in English", () => {
  const told = (move: Advised): string => advice(move, whoIn("en"));
  it.each<[Advised, string]>([
    [take({ taken: 2, crowns: true, duty: "ETO-40" }), "I would play Ad4xBc3xBa1: it takes two men, makes a queen and gives nothing back. A capture let pass may be huffed (ETO-40)."],
    [take({ queens: 1, given: 2, duty: "ETO-61" }), "I would play Ad4xBc3xBa1: it takes a queen and gives 2 pieces back. Capturing is compulsory (ETO-61)."],
    [step({ saved: 1, worth: 2 }), "I would play Ac3-Ad4: it escapes a capture. Any other move would cost two pieces."],
  ])("%#", (move, sentence) => {
    expect(told(move)).toBe(sentence);
  });
});
