// Which rank a key stands for. Keys count by their place: on AZERTY the row of digits types others without Shift.
import { JOKER } from "./art";

const ROW = ["Digit1", "Digit2", "Digit3", "Digit4", "Digit5", "Digit6", "Digit7", "Digit8", "Digit9", "Digit0", "Minus", "Equal"];

export function rankOf({ key, code }: Pick<KeyboardEvent, "key" | "code">): number {
  if (key.toLowerCase() === "j") return JOKER;
  return ROW.indexOf(code.replace("Numpad", "Digit")) + 1;
}
