import Slugger from "github-slugger";

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
}

/**
 * Links, images, headings with the anchors Astro gives them (GitHub's rule), and raw HTML of a Markdown
 * text. Code blocks are left out. Reads line by line; made for articles, not for every oddity of Markdown.
 */
export function scanMarkdown(text: string, firstLine: number): MarkdownScan {
  const scan: MarkdownScan = { links: [], headings: [], html: [] };
  const slugger = new Slugger();
  let fenced = false;
  for (const [index, raw] of text.split("\n").entries()) {
    if (/^\s*(```|~~~)/.test(raw)) fenced = !fenced;
    if (fenced) continue;
    const line = firstLine + index;
    const content = raw.replace(/`[^`]*`/g, "");
    const heading = /^(#{1,6})\s+(.+?)\s*#*\s*$/.exec(content);
    if (heading)
      scan.headings.push({
        depth: heading[1]?.length ?? 1,
        anchor: slugger.slug(plainText(heading[2] ?? "")),
        line,
      });
    for (const match of content.matchAll(/(!?)\[([^\]]*)\]\(\s*<?([^)\s>]*)>?(?:\s+["'][^)]*["'])?\s*\)/g))
      scan.links.push({ image: match[1] === "!", text: match[2] ?? "", url: match[3] ?? "", line });
    const reference = /^\s{0,3}\[[^\]]+\]:\s*(\S+)/.exec(content);
    if (reference) scan.links.push({ image: false, text: "-", url: reference[1] ?? "", line });
    for (const match of content.matchAll(/<((?:https?:|mailto:)[^>\s]+)>/g))
      scan.links.push({ image: false, text: "-", url: match[1] ?? "", line });
    if (/<\/?[A-Za-z][A-Za-z0-9-]*(\s[^>]*)?\/?>/.test(content.replace(/<(?:https?:|mailto:)[^>\s]+>/g, "")))
      scan.html.push(line);
  }
  return scan;
}

/** Heading text without the marks of emphasis and links. */
function plainText(text: string): string {
  return text.replace(/\[([^\]]*)\]\([^)]*\)/g, "$1").replace(/[*_]{1,2}([^*_]+)[*_]{1,2}/g, "$1");
}

/** Lines of a Markdown text without its marks: lists, emphasis, links, images, tables, quotes. */
function withoutMarks(line: string): string {
  if (/^\s*\|?[\s:|-]+\|?\s*$/.test(line)) return "";
  const text = line
    .replace(/!\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/^\s*(?:>\s*)?(?:[-*+]\s+|\d+\.\s+)?/, "")
    .replace(/^\||\|\s*$/g, "")
    .replace(/\s*\|\s*/g, "，")
    .replace(/`/g, "");
  return plainText(text).trim();
}

/** A Markdown text cut at its headings, as plain text: `{ heading, anchor, text }`, anchors as in pages. */
export function sectionsOf(markdown: string): { heading: string; anchor: string; text: string }[] {
  const slugger = new Slugger();
  const sections = [{ heading: "", anchor: "", lines: [] as string[] }];
  for (const line of markdown.split("\n")) {
    const heading = /^#{1,6}\s+(.+?)\s*#*\s*$/.exec(line);
    if (heading) {
      const text = plainText(heading[1] ?? "");
      sections.push({ heading: text, anchor: slugger.slug(text), lines: [] });
    } else sections.at(-1)?.lines.push(withoutMarks(line));
  }
  return sections
    .map(({ heading, anchor, lines }) => ({ heading, anchor, text: lines.filter(Boolean).join("\n") }))
    .filter(({ heading, text }) => heading !== "" || text !== "");
}
