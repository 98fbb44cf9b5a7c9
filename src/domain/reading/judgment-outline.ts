import { findIntroduction } from "../judgment/parse/published/introduction.ts";
import { readHeading } from "../judgment/parse/reference/reference-lines.ts";
import type { JudgmentRecord } from "../judgment/record.ts";

/** The sections that a judgment or reference case can have. */
export type SectionCode =
  | "parties"
  | "course"
  | "claims"
  | "charge"
  | "defence"
  | "lower"
  | "facts"
  | "reasons"
  | "gist"
  | "keywords"
  | "result"
  | "signature"
  | "annex";

/** One entry of an outline: a section, or a printed heading inside one. */
export interface OutlineEntry {
  /**
   * Index of the paragraph at which the entry begins. The paragraphs of body, signatures and annex are
   * numbered in one sequence, from 0.
   */
  paragraph: number;
  /** The kind of section; null for a heading inside the section above. */
  code: SectionCode | null;
  /** The heading without further text; empty for a section. */
  text: string;
}

/** The paragraphs of a document, and which of them are its holding. */
export type JudgmentText = Pick<JudgmentRecord, "body_text" | "tail_text" | "body_postscript" | "holding">;

const REFERENCE_SECTIONS = {
  title: "parties",
  keywords: "keywords",
  facts: "facts",
  result: "result",
  reasons: "reasons",
  holding: "gist",
  index: "annex",
} as const satisfies Record<string, SectionCode>;

/**
 * Patterns for the first words of a paragraph, up to the first punctuation mark. Each shows whose statement
 * the paragraph is, and so its section.
 */
const VOICES: [SectionCode, RegExp][] = [
  [
    "lower",
    /^(?:一审|原审|原判|二审|原一审|原二审)(?:法院|判决|裁定)?[^，。；：]{0,12}(?:查明|认定|认为|判决|裁定)/,
  ],
  ["charge", /^[^，。；：]{0,30}(?:检察院|公诉机关|起诉书)[^，。；：]{0,12}(?:指控|诉称|起诉称)/],
  ["defence", /^[^。；：]{0,60}?(?:辩称|答辩|辩解|辩护人[^，。]{0,8}(?:提出|认为)|述称|无异议|没有异议)/],
  [
    "claims",
    /^[^，。；：]{0,60}?(?:诉称|起诉称|上诉称|申请称|异议称|复议称|申诉称|申请再审称|提出|(?:诉讼|上诉|再审|起诉|仲裁|赔偿)请求)[^，。；]{0,8}[，：:。；]/,
  ],
  [
    "facts",
    /^[^，。；：]{0,20}(?:审理|审查|庭审|复核|再审|二审|一审|法院|本院|本庭|另|又|再|还|经)[^，。；：]{0,8}(?:查明|确认|认定)/,
  ],
  ["reasons", /^[^，。；：]{0,6}(?:本|我)(?:院|庭)[^，。；：]{0,8}认为/],
];

/** A heading in the reasons: 一、…, （二）… or 关于…问题, on a line of its own or before a punctuation mark. */
const HEADING =
  /^((?:[（(]?[一二三四五六七八九十]{1,3}[）)、．.]|第[一二三四五六七八九十][，、])[^，。；：]{2,40}|(?:关于|针对|对于)[^，。；：]{2,36}(?:问题|意见|主张|理由|请求|焦点|责任))(?=[。：，]|$)/;
const MAX_HEADING_CHARS = 24;
/** Minimum number of sections in an outline. A text that lost its paragraph breaks has only one or two. */
const MIN_SECTIONS = 3;

/**
 * The outline of a judgment, in the order of the text. A section begins at its first paragraph. The sections
 * of a reference case are those with printed headings. Headings inside the reasons are entries too. Empty if
 * fewer than three sections are recognised.
 */
export function outlineOf(judgment: JudgmentText): OutlineEntry[] {
  const { body_text, tail_text, body_postscript } = judgment;
  const printed = printedSections(body_text);
  const sections = printed.length >= MIN_SECTIONS ? printed : toldSections(judgment);
  const behind = (code: SectionCode, paragraph: number, lines: readonly string[]) =>
    lines.length > 0 ? [section(code, paragraph)] : [];
  const all = [
    ...sections,
    ...behind("signature", body_text.length, tail_text),
    ...behind("annex", body_text.length + tail_text.length, body_postscript),
  ];
  return sections.length < MIN_SECTIONS
    ? []
    : all.flatMap((entry, at) => withHeadings(entry, all[at + 1], body_text));
}

const section = (code: SectionCode, paragraph: number): OutlineEntry => ({ paragraph, code, text: "" });

function printedSections(body: readonly string[]): OutlineEntry[] {
  return body.flatMap((text, at) => {
    const heading = readHeading(text);
    return heading?.rest === "" ? [section(REFERENCE_SECTIONS[heading.section], at)] : [];
  });
}

function toldSections({ body_text, holding }: JudgmentText): OutlineEntry[] {
  const found = new Map<SectionCode, number>();
  const introduction = findIntroduction([...body_text]);
  if (introduction > 0) found.set("parties", 0);
  if (introduction >= 0) found.set("course", introduction);
  for (const [at, text] of body_text.slice(0, holding?.from).entries()) {
    const code = at > introduction && VOICES.find(([, voice]) => voice.test(text))?.[0];
    if (code && !found.has(code)) found.set(code, at);
  }
  if (holding) {
    found.set("reasons", holding.from);
    if (holding.to < body_text.length) found.set("result", holding.to);
  }
  return [...found].map(([code, at]) => section(code, at)).sort((a, b) => a.paragraph - b.paragraph);
}

/**
 * A section, and the headings inside it up to the next section. The items of an operative part are no
 * headings.
 */
function withHeadings(
  entry: OutlineEntry,
  next: OutlineEntry | undefined,
  body: readonly string[],
): OutlineEntry[] {
  if (entry.code !== "reasons" && entry.code !== "gist") return [entry];
  const from = entry.paragraph + 1;
  const headings = body.slice(from, next?.paragraph ?? body.length).flatMap((text, at) => {
    const heading = HEADING.exec(text)?.[1] ?? "";
    const short = heading.length > MAX_HEADING_CHARS ? `${heading.slice(0, MAX_HEADING_CHARS)}…` : heading;
    return heading ? [{ paragraph: from + at, code: null, text: short }] : [];
  });
  return [entry, ...(headings.length > 1 ? headings : [])];
}
