import Slugger from "github-slugger";
import { markdownToMdast } from "satteri";
import { oncePer } from "#domain/once-per.ts";
import type { ContentSource } from "./source.ts";

/** A link or an image in a text. */
export interface MarkdownLink {
  url: string;
  text: string;
  image: boolean;
  line: number;
}

/** What the checks need to know about a Markdown text. `line` is the line in the file. */
export interface MarkdownScan {
  links: MarkdownLink[];
  headings: { depth: number; anchor: string; line: number }[];
  /** Lines that have raw HTML, which is forbidden. */
  html: number[];
  /** The plain text of each paragraph, heading, table cell and code block, on one line. */
  texts: { text: string; line: number }[];
}

/** The fields that are used of a node in the syntax tree (mdast). */
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

/** The visible text of a node: without markup and HTML, with entities decoded. */
function textOf(node: Node): string {
  if (node.type === "html") return "";
  if (node.type === "break") return "\n";
  return node.value ?? node.alt ?? (node.children ?? []).map(textOf).join("");
}

/** Whether the text of a node, with that of its children, is one line. */
const isLine = ({ type }: Node) => /^(paragraph|heading|tableCell|code)$/.test(type);

/**
 * Finds the links, images, headings, raw HTML and plain texts in a Markdown text. `firstLine` is the line in
 * the file at which the text begins. Anchors follow the rule of GitHub, as Astro's do. The parser is the one
 * that renders the pages, so that both agree on what is code, HTML or a link.
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

/** What `scanMarkdown` finds in a file. It is cached for all rules. */
export const scanBody = oncePer((source: ContentSource) => scanMarkdown(source.body ?? "", source.bodyLine));

/** The lines of a block as plain text: one for each line of the source, list item or table row. */
function linesOf(node: Node): string[] {
  if (node.type === "tableRow") return [(node.children ?? []).map(textOf).join("，")];
  if (isLine(node)) return textOf(node).split("\n");
  return (node.children ?? []).flatMap(linesOf);
}

/**
 * Splits a Markdown text at its headings. Each section has its heading, the anchor that the heading has on
 * the page, and its plain text.
 */
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
