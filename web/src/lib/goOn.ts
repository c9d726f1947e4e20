import { byKeyboard } from "./focus";

/** A pressed button is gone with its move; whoever plays by keyboard goes on from the next list. */
export const goOn =
  (moves: readonly unknown[]) =>
  (list: HTMLElement): void => {
    if (moves.length && byKeyboard() && document.activeElement === document.body) list.querySelector<HTMLElement>("button:not(:disabled)")?.focus();
  };
