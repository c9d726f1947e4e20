import { describe, expect, it, vi } from "vitest";
import { contextOf, shownTo, usable, VERSION } from "../../src/generic/ownClient";
import { toldBy } from "../../src/generic/ui";
import type { Sight, Who } from "../../src/games/index";

const act = vi.fn();
const sight = {
  view: { pile: 3 },
  moves: [{ type: "take", count: 1 }],
  you: 1,
  places: [{ name: "Anne", commitment: "secret" }, { name: "Bo", present: true, bot: "easy" }],
  recent: [],
  countdown: null,
  busy: false,
  live: true,
  act,
  token: "opens a seat",
} as unknown as Sight;
const SAID: Record<string, string> = { "move-take": "take one", "question-how-many": "How many of the 3?" };
const who: Who = { say: (id) => SAID[id] ?? id, you: 1, name: (seat) => sight.places[seat]?.name ?? "" };

describe("a box's own client", () => {
  it("is used if it was written for this page and can be mounted", () => {
    const mount = () => ({ update: () => undefined, destroy: () => undefined });
    expect(usable({ version: VERSION, mount })).toMatchObject({ mount });
    expect(usable({ version: VERSION + 1, mount })).toBe(`version ${VERSION + 1}, not ${VERSION}`);
    expect(usable({ mount })).toBe(`version undefined, not ${VERSION}`);
    expect(usable({ version: VERSION })).toBe("no mount()");
  });

  it("is shown copies, and nothing that opens a seat", () => {
    const shown = shownTo(sight);
    expect(shown.places).toEqual([{ name: "Anne", bot: false, away: true }, { name: "Bo", bot: true, away: false }]);
    expect(JSON.stringify(shown)).not.toMatch(/token|secret|opens/);
    (shown.view as { pile: number }).pile = 99;
    expect(sight.view).toEqual({ pile: 3 });
  });

  it("acts, speaks and names through its context", () => {
    const context = contextOf(() => ({ sight, who, told: toldBy({}) }));
    expect(context.label({ type: "take" })).toBe("take one");
    expect(context.label({ type: "let-go" })).toBe("let go");
    expect(context.sentence({ type: "unheard" })).toBeNull();
    expect(context.question({ key: "how-many", values: { pile: 3 } })).toBe("How many of the 3?");
    expect(context.name(0)).toBe("Anne");
    context.act({ type: "take" });
    expect(act).toHaveBeenCalledWith({ type: "take" });
    expect(Object.keys(context).sort()).toEqual(["act", "label", "name", "question", "say", "sentence", "sight", "version"]);
  });
});
