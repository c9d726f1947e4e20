import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { inline, markdown } from "../src/lib/markdown";

const books = join(import.meta.dirname, "../../docs/rules");
const BOOKS = readdirSync(books).flatMap((game) => ["fr", "en"].map((lang): [string, string] => [game, lang]));

describe("the rule book's Markdown", () => {
  it("gives a clause an address", () => {
    expect(markdown("### TOY-31 · Passer")).toBe('<h3 id="TOY-31" tabindex="-1"><span class="number">TOY-31</span> Passer</h3>');
  });

  it("links a clause named in passing, and emphasis", () => {
    expect(inline("**fort** (TOY-03), *doux*")).toBe('<strong>fort</strong> (<a href="#TOY-03">TOY-03</a>), <em>doux</em>');
  });

  it("never lets markup through", () => {
    expect(markdown('<img src=x onerror="x">')).toBe("<p>&lt;img src=x onerror=&quot;x&quot;&gt;</p>");
    expect(inline("[x](javascript:alert)")).not.toContain("<a");
  });

  it("knows lists, quotes and tables", () => {
    expect(markdown("- un\n- deux")).toBe("<ul><li>un</li><li>deux</li></ul>");
    expect(markdown("> **Ruling** — yes")).toBe("<blockquote><p><strong>Ruling</strong> — yes</p></blockquote>");
    expect(markdown("| a | b |\n| --- | --- |\n| 1 | 2 |")).toContain("<tbody><tr><td>1</td><td>2</td></tr></tbody>");
  });

  it.each(BOOKS)("shows every clause of the book of %s (%s)", (game, lang) => {
    const source = readFileSync(join(books, game, `${lang}.md`), "utf8");
    const clauses = [...source.matchAll(/^### ([A-Z]{3}-\d\d)/gm)].map((match) => match[1]);
    const html = markdown(source);
    expect(clauses.length).toBeGreaterThan(20);
    expect(clauses.filter((clause) => !html.includes(`id="${clause}"`))).toEqual([]);
    expect(html).not.toMatch(/<p>(#|\||>|- )/);
  });
});
