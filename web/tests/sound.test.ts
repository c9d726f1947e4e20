import { afterEach, describe, expect, it, vi } from "vitest";

/** A browser that counts who asks it for sound; whether somebody has touched the page yet. */
function browser(touched: boolean): { asked: number } {
  const seen = { asked: 0 };
  class Context {
    state = "suspended";
    constructor() {
      seen.asked += 1;
    }
    resume = (): Promise<void> => Promise.resolve();
  }
  vi.stubGlobal("AudioContext", Context);
  vi.stubGlobal("navigator", { userActivation: { hasBeenActive: touched } });
  return seen;
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

describe("the first sound", () => {
  it("is not tried before somebody has touched the page", async () => {
    const seen = browser(false);
    const { play } = await import("../src/lib/sound");
    play("deal");
    expect(seen.asked).toBe(0);
  });

  it("comes after that", async () => {
    const seen = browser(true);
    const { play } = await import("../src/lib/sound");
    play("deal");
    play("card");
    expect(seen.asked).toBe(1);
  });
});
