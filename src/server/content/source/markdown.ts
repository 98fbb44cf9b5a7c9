import Slugger from "github-slugger";
import { markdownToMdast } from "satteri";
import { oncePer } from "#domain/once-per.ts";
import type { ContentSource } from "./source.ts";

/** A link or image in a text with its line. */
export interface MarkdownLink {
  url: string;
  text: string;
  image: boolean;
  line: number;
}

/** The parts of a Markdown text that the checker uses; lines count from `firstLine`. */
export interface MarkdownScan {
  links: MarkdownLink[];
  headings: { depth: number; anchor: string; line: number }[];
  /** Lines with raw HTML, which is forbidden. */
  html: number[];
  /** The plain text of each paragraph, heading, cell and code block, on one line. */
  texts: { text: string; line: number }[];
}

/** The used fields of a node of the site's Markdown parser (mdast). */
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

/** The visible text of a node: no markup, no HTML, entities decoded. */
function textOf(node: Node): string {
  if (node.type === "html") return "";
  if (node.type === "break") return "\n";
  return node.value ?? node.alt ?? (node.children ?? []).map(textOf).join("");
}

/** Whether a node is one line of text with its children as parts. */
const isLine = ({ type }: Node) => /^(paragraph|heading|tableCell|code)$/.test(type);

/**
 * The links, images, headings with Astro's anchors (GitHub's rule), raw HTML and plain texts of a Markdown
 * text. It uses the parser that renders the pages, so that both agree on what is code, HTML or a link.
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

/** The scan of a file's text, cached for all rules. */
export const scanBody = oncePer((source: ContentSource) => scanMarkdown(source.body ?? "", source.bodyLine));

/** The lines of a block as plain text: one per source line, list item or table row. */
function linesOf(node: Node): string[] {
  if (node.type === "tableRow") return [(node.children ?? []).map(textOf).join("，")];
  if (isLine(node)) return textOf(node).split("\n");
  return (node.children ?? []).flatMap(linesOf);
}

/**
 * A Markdown text split at its headings, as plain text: `{ heading, anchor, text }`, with the same anchors as
 * on pages.
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
