/** Reading Markdown: headings, paragraphs, lists, tables, code, bold, slanted, braille, and pictures of the game's own. */

export type Block =
  | { readonly kind: "heading"; readonly level: number; readonly text: string }
  | { readonly kind: "paragraph" | "code"; readonly text: string }
  | { readonly kind: "list"; readonly ordered: boolean; readonly items: readonly string[] }
  | { readonly kind: "table"; readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] }
  | { readonly kind: "picture"; readonly name: string; readonly text: string };

interface Span {
  readonly kind: "text" | "bold" | "slanted" | "code" | "braille";
  readonly text: string;
}

const ITEM = /^(?:[-*]|\d+\.) +/;

/** The blocks of a text, one after the other. */
export function blocksOf(text: string): readonly Block[] {
  const blocks: Block[] = [];
  const lines = text.split("\n");
  let at = 0;
  const until = (stop: (line: string) => boolean) => {
    const from = at;
    while (at < lines.length && !stop(lines[at] ?? "")) at++;
    return lines.slice(from, at);
  };
  while (at < lines.length) {
    const line = lines[at] ?? "";
    const heading = /^(#{1,3}) +(.*)/.exec(line);
    const picture = /^!\[(.*)\]\(picture:([\w-]+)\)$/.exec(line);
    if (line.trim() === "") at++;
    else if (heading) {
      blocks.push({ kind: "heading", level: heading[1]?.length ?? 1, text: heading[2] ?? "" });
      at++;
    } else if (picture) {
      blocks.push({ kind: "picture", text: picture[1] ?? "", name: picture[2] ?? "" });
      at++;
    } else if (line.startsWith("```")) {
      at++;
      blocks.push({ kind: "code", text: until((one) => one.startsWith("```")).join("\n") });
      at++;
    } else if (line.startsWith("|")) {
      const [head, , ...rows] = until((one) => !one.startsWith("|")).map(cellsOf);
      blocks.push({ kind: "table", head: head ?? [], rows });
    } else if (ITEM.test(line)) {
      const items: string[] = [];
      for (const one of until((next) => next.trim() === "" || (!ITEM.test(next) && !next.startsWith(" ")))) {
        if (ITEM.test(one)) items.push(one.replace(ITEM, ""));
        else items.push(`${items.pop() ?? ""} ${one.trim()}`);
      }
      blocks.push({ kind: "list", ordered: /^\d/.test(line), items });
    } else {
      const first = at++;
      until((one) => one.trim() === "" || /^(#|```|\||[-*] )/.test(one));
      blocks.push({ kind: "paragraph", text: lines.slice(first, at).join(" ") });
    }
  }
  return blocks;
}

const cellsOf = (line: string): readonly string[] =>
  line
    .replace(/^\||\|$/g, "")
    .split("|")
    .map((cell) => cell.trim());

/** A line in parts: plain, bold, slanted, code, and braille, which needs larger print. */
export function spansOf(text: string): readonly Span[] {
  const spans: Span[] = [];
  let from = 0;
  for (const found of text.matchAll(/\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`|([\u2800-\u28ff]+)/g)) {
    if (found.index > from) spans.push({ kind: "text", text: text.slice(from, found.index) });
    const [whole, bold, slanted, code, braille] = found;
    if (bold !== undefined) spans.push({ kind: "bold", text: bold });
    else if (slanted !== undefined) spans.push({ kind: "slanted", text: slanted });
    else if (code !== undefined) spans.push({ kind: "code", text: code });
    else spans.push({ kind: "braille", text: braille ?? "" });
    from = found.index + whole.length;
  }
  if (from < text.length) spans.push({ kind: "text", text: text.slice(from) });
  return spans;
}
