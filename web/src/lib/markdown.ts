// The rule books' Markdown, as far as they use it: headings, paragraphs, lists, tables, quotes, emphasis, links, pictures.

const escape = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[sign] ?? sign);

/** Emphasis and links; a clause named in passing becomes a link to it. */
export function inline(text: string): string {
  return escape(text)
    .replace(/`([^`]+)`/g, "<code>$1</code>")
    .replace(/\*\*([^*]+)\*\*/g, "<strong>$1</strong>")
    .replace(/\*([^*]+)\*/g, "<em>$1</em>")
    .replace(/\[([^\]]+)\]\((#[\w-]+|https?:[^)\s]+)\)/g, '<a href="$2">$1</a>')
    .replace(/(?<![\w#"-])([A-Z]{3}-\d\d)(?![\w"-])/g, '<a href="#$1">$1</a>');
}

const cells = (line: string): string[] => line.replace(/^\||\|$/g, "").split("|").map((cell) => cell.trim());

function table(lines: string[]): string {
  const [head = "", , ...rows] = lines;
  const row = (line: string, tag: string): string => `<tr>${cells(line).map((cell) => `<${tag}>${inline(cell)}</${tag}>`).join("")}</tr>`;
  return `<div class="scroll" tabindex="0"><table><thead>${row(head, "th")}</thead><tbody>${rows.map((line) => row(line, "td")).join("")}</tbody></table></div>`;
}

/** Chapters are numbered, clauses have their own names: both are addresses. */
function heading(line: string, chapter: number): string {
  const [, marks = "", text = ""] = /^(#+) (.*)$/.exec(line) ?? [];
  const level = marks.length;
  const [, clause, title] = /^([A-Z]{3}-\d\d) · (.*)$/.exec(text) ?? [];
  if (clause) return `<h${level}><span class="number">${clause}</span> ${inline(title ?? "")}</h${level}>`;
  return `<h${level}${level === 2 ? ` id="part-${chapter}" tabindex="-1"` : ""}>${inline(text)}</h${level}>`;
}

const PICTURE = /^!\[([^\]]*)\]\(([a-z0-9-]+\.svg)\)$/;

/** What is written under a picture is its caption; where nothing is, what it shows. */
function picture([, shown = "", file = ""]: RegExpExecArray, below: string[], folder: string): string {
  const alone = below.length === 0;
  const image = `<img src="${folder}${file}" alt="${alone ? "" : escape(shown)}" loading="lazy">`;
  return `<figure${alone ? "" : ' class="told"'}>${image}<figcaption>${inline(alone ? shown : below.join(" "))}</figcaption></figure>`;
}

function block(lines: string[], folder: string): string {
  const first = lines[0] ?? "";
  const shown = PICTURE.exec(first);
  if (shown) return picture(shown, lines.slice(1), folder);
  if (first.startsWith("|")) return table(lines);
  if (first.startsWith(">")) return `<blockquote><p>${inline(lines.map((line) => line.replace(/^> ?/, "")).join(" "))}</p></blockquote>`;
  if (/^[-*] /.test(first)) return list("ul", lines.join("\n").split(/^[-*] /m));
  if (/^\d+\. /.test(first)) return list("ol", lines.join("\n").split(/^\d+\. /m));
  return `<p>${inline(lines.join(" "))}</p>`;
}

const list = (tag: string, items: string[]): string =>
  `<${tag}>${items.slice(1).map((item) => `<li>${inline(item.trim().replace(/\s*\n\s*/g, " "))}</li>`).join("")}</${tag}>`;

/** The book as HTML: a clause is a section with its number as its address. `folder` is where its pictures are. */
export function markdown(source: string, folder = ""): string {
  const parts: string[] = [];
  let chapter = 0;
  let inClause = false;
  const close = (): void => {
    if (inClause) parts.push("</section>");
    inClause = false;
  };
  for (const lines of source.trim().split(/\n\s*\n/).map((part) => part.split("\n"))) {
    const [first = ""] = lines;
    if (!first.startsWith("#")) {
      parts.push(block(lines, folder));
      continue;
    }
    close();
    if (first.startsWith("## ")) chapter += 1;
    const [, clause] = /^### ([A-Z]{3}-\d\d) · /.exec(first) ?? [];
    if (clause) parts.push(`<section class="rule" id="${clause}" tabindex="-1">`);
    inClause = Boolean(clause);
    parts.push(heading(first, chapter));
    if (lines.length > 1) parts.push(block(lines.slice(1), folder));
  }
  close();
  return parts.join("\n");
}

export interface Chapter {
  id: string;
  title: string;
}

/** The chapters of a book, in order, as `markdown` addresses them. */
export const chapters = (source: string): Chapter[] =>
  [...source.matchAll(/^## (.*)$/gm)].map(([, title = ""], i) => ({ id: `part-${i + 1}`, title }));
