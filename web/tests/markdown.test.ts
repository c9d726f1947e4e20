import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { chapters, inline, markdown } from "../src/lib/markdown";

const books = join(import.meta.dirname, "../../docs/rules");
const BOOKS = readdirSync(books).flatMap((game) => ["fr", "en"].map((lang): [string, string] => [game, lang]));

describe("the rule book's Markdown", () => {
  it("gives a clause an address", () => {
    const [open, heading, ...rest] = markdown("### TOY-31 · Passer\n\nOn passe.\n\n## Fin").split("\n");
    expect(open).toBe('<section class="rule" id="TOY-31" tabindex="-1">');
    expect(heading).toBe('<h3><span class="number">TOY-31</span> Passer</h3>');
    expect(rest).toEqual(["<p>On passe.</p>", "</section>", '<h2 id="part-1" tabindex="-1">Fin</h2>']);
  });

  it("links a clause named in passing, and emphasis", () => {
    expect(inline("**fort** (TOY-03), *doux*")).toBe('<strong>fort</strong> (<a href="#TOY-03">TOY-03</a>), <em>doux</em>');
  });

  it("shows a picture with what is written under it, or with what it shows", () => {
    expect(markdown("![A star](man.svg)", "/book/")).toBe('<figure><img src="/book/man.svg" alt="" loading="lazy"><figcaption>A star</figcaption></figure>');
    expect(markdown("![A star](man.svg)\n**Goal.** Win.", "/book/")).toBe(
      '<figure class="told"><img src="/book/man.svg" alt="A star" loading="lazy"><figcaption><strong>Goal.</strong> Win.</figcaption></figure>',
    );
    expect(markdown("![x](https://elsewhere/x.svg)")).not.toContain("<img");
    expect(markdown('![x"onload=](../x.svg)')).not.toContain("<img");
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

  it.each(BOOKS)("opens the book of %s (%s) on one page of three pictures, and ends on the glossary", (game, lang) => {
    const source = readFileSync(join(books, game, `${lang}.md`), "utf8");
    const [first, ...rest] = chapters(source);
    expect(first?.title).toBe(lang === "fr" ? "En une page" : "In one page");
    expect(rest.at(-1)?.title).toBe(lang === "fr" ? "Glossaire" : "Glossary");
    const page = source.split(/^## /m)[1] ?? "";
    expect([...page.matchAll(/^!\[[^\]]+\]\((\w+)\.svg\)\n\*\*/gm)].map((found) => found[1])).toEqual(["goal", "turn", "end"]);
  });

  it.each(BOOKS)("shows every clause of the book of %s (%s)", (game, lang) => {
    const source = readFileSync(join(books, game, `${lang}.md`), "utf8");
    const clauses = [...source.matchAll(/^### ([A-Z]{3}-\d\d)/gm)].map((match) => match[1]);
    const html = markdown(source);
    expect(clauses.length).toBeGreaterThan(20);
    expect(clauses.filter((clause) => !html.includes(`id="${clause}"`))).toEqual([]);
    expect(html).not.toMatch(/<p>(#|\||>|- |!\[)/);
    for (const [, file = ""] of html.matchAll(/<img src="([^"]+)"/g)) expect(existsSync(join(books, game, file))).toBe(true);
  });
});
