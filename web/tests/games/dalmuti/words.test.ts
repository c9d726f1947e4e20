import { readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { FUNCTIONS } from "../../../src/lib/elision";
import type { Who } from "../../../src/games/index";
import { listWords, moveWords, refusalWords, sentence, setWords } from "../../../src/games/dalmuti/words";
import type { Say } from "../../../src/lib/i18n.svelte";

function sayIn(lang: string): Say {
  const bundle = new FluentBundle(lang, { useIsolating: false, functions: FUNCTIONS });
  const path = join(import.meta.dirname, `../../../../src/tablee/games/dalmuti/locale/${lang}.ftl`);
  bundle.addResource(new FluentResource(readFileSync(path, "utf8")));
  return (id, args) => {
    const errors: Error[] = [];
    const pattern = bundle.getMessage(id)?.value;
    const text = pattern ? bundle.formatPattern(pattern, args, errors) : id;
    expect(errors).toEqual([]);
    return text.replace(/[\u00a0\u202f]/g, " ");
  };
}

const names = ["Knut", "Xenia", "Marcel", "Anne"];
const who = (lang: string, you: number | null = null): Who => ({ say: sayIn(lang), you, name: (seat) => names[seat] ?? "" });
const fr = who("fr");
const en = who("en");

describe("cards in words", () => {
  it("names a set as one says it", () => {
    expect(setWords([7, 7], fr.say)).toBe("deux 7");
    expect(setWords([7, 13], fr.say)).toBe("deux 7 dont un joker");
    expect(setWords([13], fr.say)).toBe("un joker");
    expect(setWords([12, 12, 13, 13], en.say)).toBe("four 12s, two of them jokers");
    expect(setWords([1], en.say)).toBe("one 1");
  });

  it("names given cards one by one", () => {
    expect(listWords([12, 3], fr.say)).toBe("un 3 et un 12");
    expect(listWords([7, 13], fr.say)).toBe("un 7 et un joker");
  });
});

describe("events in words", () => {
  it("speaks to whom it concerns", () => {
    const event = { type: "set-played", seat: 1, cards: [7, 7] } as const;
    expect(sentence({ ...event, cards: [7, 7] }, fr)).toBe("Xenia pose deux 7.");
    expect(sentence({ ...event, cards: [7, 7] }, who("fr", 1))).toBe("Vous posez deux 7.");
    expect(sentence({ ...event, cards: [7, 7] }, who("en", 1))).toBe("You play two 7s.");
  });

  it("tells taxes from both ends", () => {
    const gift = { type: "cards-given" as const, kind: "tribute", giver: 0, receiver: 1, cards: [2, 4] };
    expect(sentence(gift, who("fr", 1))).toBe("Vous recevez de Knut un 2 et un 4, en tribut.");
    expect(sentence(gift, who("en", 0))).toBe("You give one 2 and one 4 to Xenia, in tribute.");
  });

  it("tells between whom taxes went, to the ear as well", () => {
    const taxes = { type: "taxes-exchanged" as const, pairs: [[0, 2, 2], [1, 3, 1], [2, 0, 2], [3, 1, 1]] as [number, number, number][] };
    expect(sentence(taxes, fr)).toBe(
      "Les impôts sont payés : deux cartes dans chaque sens entre Knut et Marcel, une carte dans chaque sens entre Xenia et Anne.",
    );
    expect(sentence(taxes, en)).toBe(
      "Taxes are paid: two cards each way between Knut and Marcel, one card each way between Xenia and Anne.",
    );
  });

  it("says why some draw again for their seats", () => {
    const drawn = (...cards: [number, number][]) => sentence({ type: "seat-cards-drawn", drawn: cards }, fr);
    expect(drawn([0, 5], [1, 9], [2, 5])).toBe("Tirage des places : Knut 5, Xenia 9, Marcel 5. À valeur égale, on tire de nouveau.");
    expect(drawn([0, 3], [2, 12])).toBe("Tirage des places : Knut 3, Marcel 12.");
  });

  it("is right for a woman too", () => {
    const all = [
      sentence({ type: "tax-chosen", seat: 3 }, fr),
      sentence({ type: "bonus-scored", seat: 0, peon: 3 }, fr),
      sentence({ type: "bonus-scored", seat: 0, peon: 3 }, who("fr", 3)),
      sentence({ type: "went-out", seat: 3, place: 1, points: 4 }, fr),
      fr.say("prompt-out"),
      fr.say("said-out"),
    ];
    expect(all).toEqual([
      "Anne a fait son choix.",
      "Knut marque un point de plus : Anne s’élève.",
      "Knut marque un point de plus : vous vous élevez.",
      "Anne sort en premier : 4 points.",
      "Votre main est vide. Regardez la suite.",
      "a fini",
    ]);
  });

  it("says who leads when the winner is out", () => {
    expect(sentence({ type: "trick-won", seat: 0, lead: 0 }, fr)).toBe("Knut remporte le pli.");
    expect(sentence({ type: "trick-won", seat: 0, lead: 2 }, fr)).toBe("Knut remporte le pli ; Marcel entame.");
  });

  it("says who wins, alone or together", () => {
    expect(sentence({ type: "game-ended", standings: [[0], [1, 2]] }, fr)).toBe("Knut gagne la partie.");
    expect(sentence({ type: "game-ended", standings: [[0, 2], [1]] }, en)).toBe("Knut and Marcel share the victory.");
  });

  it("makes nothing of a silence", () => {
    expect(sentence({ type: "silence-kept", seat: 0 }, fr)).toBeNull();
  });
});

describe("moves and refusals in words", () => {
  it("labels a move", () => {
    expect(moveWords({ type: "play", cards: [7, 13] }, fr)).toBe("Poser deux 7 dont un joker");
    expect(moveWords({ type: "offer-swap", partner: 2, card: 9 }, en)).toBe("Swap one 9 with Marcel");
  });

  it("names the player whose turn it is", () => {
    expect(refusalWords("not-your-turn", { seat: 1 }, fr)).toBe("Ce n’est pas votre tour : Xenia joue.");
    expect(refusalWords("wrong-count", { wanted: 2, got: 3 }, en)).toBe("It takes 2 cards, not 3.");
  });
});
