import { describe, expect, it, vi } from "vitest";

vi.stubGlobal("location", { pathname: "/", hash: "" });
const { read } = await import("../src/router.svelte");

describe("addresses", () => {
  it.each([
    ["/", "", { page: "shelf" }],
    ["/nowhere", "", { page: "shelf" }],
    ["/box/toy", "", { page: "box", game: "toy" }],
    ["/join", "", { page: "join" }],
    ["/admin", "", { page: "host" }],
    ["/t/abcdef", "", { page: "table", code: "ABCDEF", token: null }],
    ["/watch/abcdef", "", { page: "table", code: "ABCDEF", token: null, watch: true }],
    ["/look/abcdef", "#secret", { page: "table", code: "ABCDEF", token: "secret", look: true }],
    ["/t/ABCDEF", "#secret", { page: "table", code: "ABCDEF", token: "secret" }],
    ["/t/ABCDEF", "#%", { page: "table", code: "ABCDEF", token: "%" }],
    ["/rules/toy", "#TOY-31", { page: "rules", game: "toy", clause: "TOY-31" }],
    ["/replay", "", { page: "replay", code: null }],
    ["/replay/abcdef", "", { page: "replay", code: "ABCDEF" }],
  ])("%s%s", (path, hash, route) => {
    expect(read(path, hash)).toEqual(route);
  });
});
