import Slugger from "github-slugger";
import { markdownToMdast } from "satteri";

/** A link or image of a text with its line. */
export interface MarkdownLink {
  url: string;
  text: string;
  image: boolean;
  line: number;
}

/** What the checker needs to know of a Markdown text; lines count from `firstLine`. */
export interface MarkdownScan {
  links: MarkdownLink[];
  headings: { depth: number; anchor: string; line: number }[];
  /** Lines with raw HTML, which pages do not allow. */
  html: number[];
  /** What is read: the text of each paragraph, heading, cell and code block, without marks, on one line. */
  texts: { text: string; line: number }[];
}

/** A node of the tree that the site's own Markdown parser makes (mdast), as far as it is read here. */
interface Node {
  type: string;
  value?: string;
  alt?: string | null;
  url?: string;
  title?: string | null;
  identifier?: string;
  depth?: number;
  position?: { start: { line: number } };
  children?: Node[];
}

const LINKS = new Set(["link", "image", "linkReference", "imageReference"]);

const parse = (text: string): Node => markdownToMdast(text) as Node;

function* walk(node: Node): Generator<Node> {
  yield node;
  for (const child of node.children ?? []) yield* walk(child);
}

/** What a reader sees of a node: no marks, no HTML, entities as the signs they stand for. */
function textOf(node: Node): string {
  if (node.type === "html") return "";
  if (node.type === "break") return "\n";
  return node.value ?? node.alt ?? (node.children ?? []).map(textOf).join("");
}

/** Whether a node is a line of reading by itself: its children are parts of it. */
const isLine = ({ type }: Node) => /^(paragraph|heading|tableCell|code)$/.test(type);

/**
 * Links, images, headings with the anchors Astro gives them (GitHub's rule), raw HTML and the texts of a Markdown
 * text, by the parser that makes the pages: what it takes for code, HTML or a link, this does too.
 */
export function scanMarkdown(text: string, firstLine: number): MarkdownScan {
  const scan: MarkdownScan = { links: [], headings: [], html: [], texts: [] };
  const slugger = new Slugger();
  const nodes = [...walk(parse(text))];
  const targets = new Map(
    nodes.filter(({ type }) => type === "definition").map((one) => [one.identifier, one]),
  );
  for (const node of nodes) {
    const line = firstLine - 1 + (node.position?.start.line ?? 1);
    if (node.type === "heading")
      scan.headings.push({ depth: node.depth ?? 1, anchor: slugger.slug(textOf(node)), line });
    if (node.type === "html" && scan.html.at(-1) !== line) scan.html.push(line);
    if (LINKS.has(node.type)) {
      const target = targets.get(node.identifier) ?? node;
      const image = node.type.startsWith("image");
      scan.links.push({ url: target.url ?? "", text: textOf(node), image, line });
      if (target.title) scan.texts.push({ text: target.title, line });
    }
    if (isLine(node)) scan.texts.push({ text: textOf(node).replaceAll("\n", " "), line });
  }
  return scan;
}

/** The lines of a block as plain text: a line of the source, an item of a list or a row of a table each. */
function linesOf(node: Node): string[] {
  if (node.type === "tableRow") return [(node.children ?? []).map(textOf).join("，")];
  if (isLine(node)) return textOf(node).split("\n");
  return (node.children ?? []).flatMap(linesOf);
}

/** A Markdown text cut at its headings, as plain text: `{ heading, anchor, text }`, anchors as in pages. */
export function sectionsOf(markdown: string): { heading: string; anchor: string; text: string }[] {
  const slugger = new Slugger();
  const sections = [{ heading: "", anchor: "", lines: [] as string[] }];
  for (const node of parse(markdown).children ?? []) {
    if (node.type === "heading") {
      const heading = textOf(node);
      sections.push({ heading, anchor: slugger.slug(heading), lines: [] });
    } else sections.at(-1)?.lines.push(...linesOf(node).map((line) => line.trim()));
  }
  return sections
    .map(({ heading, anchor, lines }) => ({ heading, anchor, text: lines.filter(Boolean).join("\n") }))
    .filter(({ heading, text }) => heading !== "" || text !== "");
}
