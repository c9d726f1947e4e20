let keyed = false;

/** Call once: remembers whether the reader's last act was a key or a touch. */
export function watchHands(): void {
  addEventListener("keydown", () => (keyed = true), { capture: true });
  addEventListener("pointerdown", () => (keyed = false), { capture: true });
}

export const byKeyboard = (): boolean => keyed;

/** Remembers who has the focus; call the answer to give it back. */
export function borrowFocus(): () => void {
  const before = document.activeElement as HTMLElement | null;
  return () => before?.focus();
}

/** A pressed button is gone with its move; whoever plays by keyboard goes on from the next list. */
export const focusNext =
  (moves: readonly unknown[]) =>
  (list: HTMLElement): void => {
    if (moves.length && byKeyboard() && document.activeElement === document.body) list.querySelector<HTMLElement>("button:not(:disabled)")?.focus();
  };
