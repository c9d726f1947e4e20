import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

const SHELF = { games: [], defaults: {}, pages: { bare: [], taught: ["coach", "scenes"] } };

describe("the parts of a box that have pages", () => {
  const asked: string[] = [];

  beforeEach(() => {
    asked.length = 0;
    vi.stubGlobal("document", { baseURI: "http://house/" });
    vi.stubGlobal("location", { origin: "http://house", pathname: "/", hash: "" });
    vi.stubGlobal("fetch", (address: string) => {
      const path = new URL(address, "http://house").pathname;
      asked.push(path);
      return Promise.resolve(Response.json(path === "/api/shelf" ? SHELF : { game: "taught" }));
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  it("are those the shelf names", async () => {
    const { getPages } = await import("../src/net/api");
    expect(await getPages("taught")).toEqual(["coach", "scenes"]);
    expect(await getPages("unknown")).toEqual([]);
  });

  it("are not asked for where the box does without", async () => {
    const { getCoach, needPage } = await import("../src/net/api");
    await expect(getCoach("bare")).rejects.toMatchObject({ problem: { code: "no-such-page" } });
    await expect(needPage("taught", "practice")).rejects.toMatchObject({ problem: { code: "no-such-page" } });
    expect(asked).toEqual(["/api/shelf", "/api/shelf"]);
    expect(await getCoach("taught")).toEqual({ game: "taught" });
    expect(asked.at(-1)).toBe("/api/coach/taught");
  });
});
