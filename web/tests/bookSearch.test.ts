import { describe, expect, it } from "vitest";
import { places, plain } from "../src/table/bookSearch";

describe("words looked for in the rule book", () => {
  it("are found with or without accents and capitals", () => {
    expect(places("La Révolution, puis une révolution", "revolution")).toEqual([3, 24]);
    expect(places("l’été", "Été")).toEqual([2]);
  });

  it("keep every letter in its place", () => {
    for (const text of ["œuf à la coque", "İstanbul", "de 2 à 5 joueurs… 🐪"]) expect(plain(text)).toHaveLength(text.length);
  });

  it("are nothing as long as nothing is written", () => {
    expect(places("anything", " ")).toEqual([]);
  });
});
