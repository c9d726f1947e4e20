import { describe, expect, it } from "vitest";
import { rankOf } from "../../../src/games/dalmuti/keys";

const AZERTY = "&é\"'(-è_çà)=";
const QWERTY = "1234567890-=";
const CODES = ["Digit1", "Digit2", "Digit3", "Digit4", "Digit5", "Digit6", "Digit7", "Digit8", "Digit9", "Digit0", "Minus", "Equal"];

describe("the keys of the ranks", () => {
  it.each([
    ["AZERTY", AZERTY],
    ["QWERTY", QWERTY],
  ])("are the row of digits and the two keys right of it (%s)", (_, typed) => {
    expect(CODES.map((code, i) => rankOf({ code, key: typed.charAt(i) }))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  });

  it("are the digits of the number pad as well", () => {
    expect(rankOf({ code: "Numpad7", key: "7" })).toBe(7);
    expect(rankOf({ code: "Numpad0", key: "0" })).toBe(10);
    expect(rankOf({ code: "NumpadSubtract", key: "-" })).toBe(0);
  });

  it("are J for a joker, and no other", () => {
    expect(rankOf({ code: "KeyJ", key: "j" })).toBe(13);
    expect(rankOf({ code: "KeyK", key: "k" })).toBe(0);
    expect(rankOf({ code: "Enter", key: "Enter" })).toBe(0);
  });
});
