import { fill } from "../text/fill.ts";
import type { ZipPart } from "../text/office-package.ts";
import {
  HEADING_1,
  HEADING_2,
  line,
  link,
  paragraph,
  run,
  small,
  TEXT,
  table,
  UNDERLINED,
  wordParts,
} from "../text/word-document.ts";
import { CASE_LEVELS, type CaseLevel } from "./case-level.ts";

/** A case that was chosen for the report. `date` is yyyy-MM-dd or empty. */
export interface ReportedCase {
  name: string;
  court: string;
  number: string;
  date: string;
  textType: string;
  level: CaseLevel;
  /** A passage of the judgment's text. */
  passage: string;
  /** Why the case was found, or the visitor's note on it. May be empty. */
  remark: string;
  /** Absolute address on this site. */
  address: string;
}

/** What a report on similar cases contains. Empty fields are left for the user to fill in. */
export interface SimilarReport {
  /** The person who searched. */
  author: string;
  /** The court of the pending case; the next three fields are about this case too. */
  court: string;
  number: string;
  cause: string;
  issue: string;
  /** The conditions of the search, on one line. */
  asked: string;
  /** Number of cases that the search found. */
  found: number;
  cases: readonly ReportedCase[];
  /** Day of the report, yyyy-MM-dd. */
  made: string;
  /** Name of this site. */
  platform: string;
  /** Address of this site. */
  address: string;
  /** What the collection that was searched contains. */
  coverage: {
    total: number;
    imported: string;
    sample: boolean;
    sources: readonly { name: string; count: number; complete: boolean }[];
  };
}

/** The words of the report. */
export interface ReportWords {
  title: string;
  basis: string;
  /** The numbered headings, in order. */
  parts: Record<
    "author" | "time" | "platform" | "method" | "pending" | "result" | "points" | "applied" | "coverage",
    string
  >;
  levels: Record<CaseLevel, string>;
  /** The headings of the table's columns. */
  heads: readonly string[];
  /** Template for a label and its value. */
  told: string;
  /** A blank line that the user fills in. */
  blank: string;
  asked: string;
  counted: string;
  labels: Record<"court" | "number" | "cause" | "issue" | "passage" | "remark" | "applied", string>;
  open: string;
  coverage: string;
  source: string;
  complete: string;
  selected: string;
  incomplete: string;
  sample: string;
  pages: string;
}

/** Widths of the table's columns in twentieths of a point. They add up to the width of the text. */
const COLUMNS = [572, 1700, 2300, 2300, 1200, 1000];

/**
 * The parts of a Word file that contains a report on similar cases. The cases are ordered by level. The
 * report has the content that art. 8 of 最高人民法院关于统一法律适用加强类案检索的指导意见（试行） (2020-07-31) requires.
 */
export function writeSimilarReport(report: SimilarReport, words: ReportWords): Iterable<ZipPart> {
  const rank = ({ level }: ReportedCase) => CASE_LEVELS.indexOf(level);
  const cases = [...report.cases].sort((a, b) => rank(a) - rank(b));
  return wordParts({
    title: words.title,
    description: report.asked,
    creator: report.platform,
    pages: words.pages,
    links: cases.map(({ address }, at) => ({ id: linkOf(at), target: address })),
    body: body({ ...report, cases }, words),
  });
}

const linkOf = (at: number) => `rIdCase${at + 1}`;

function* body(report: SimilarReport, words: ReportWords): Generator<string> {
  const { cases, coverage } = report;
  const { parts, labels } = words;
  yield line(words.title, HEADING_1);
  yield small(words.basis);
  if (coverage.sample) yield small(words.sample);
  yield* part(parts.author, report.author || words.blank);
  yield* part(parts.time, report.made);
  yield* part(parts.platform, `${report.platform} ${report.address}`);
  yield* part(parts.method, fill(words.asked, { asked: report.asked }));
  yield line(parts.pending, HEADING_2);
  for (const name of ["court", "number", "cause", "issue"] as const)
    yield told(words, labels[name], report[name]);
  yield* part(parts.result, fill(words.counted, { found: report.found, n: cases.length }));
  const rows = cases.map(({ level, number, court, date, textType }, at) => [
    String(at + 1),
    words.levels[level],
    number,
    court,
    date,
    textType,
  ]);
  yield* table(COLUMNS, [words.heads, ...rows], 1);
  yield line(parts.points, HEADING_2);
  for (const [at, one] of cases.entries()) yield* caseOf(at, one, words);
  yield* part(parts.applied, words.blank);
  yield* part(
    parts.coverage,
    fill(words.coverage, { total: coverage.total, imported: coverage.imported, platform: report.platform }),
  );
  for (const { name, count, complete } of coverage.sources)
    yield small(fill(words.source, { name, count, kind: complete ? words.complete : words.selected }));
  yield line(words.incomplete, TEXT);
}

function* part(heading: string, text: string): Generator<string> {
  yield line(heading, HEADING_2);
  yield line(text, TEXT);
}

/** A line with a label and its value. Instead of an empty value, it has a blank line to fill in. */
const told = (words: ReportWords, label: string, text: string) =>
  line(fill(words.told, { label, text: text || words.blank }), TEXT);

function* caseOf(at: number, one: ReportedCase, words: ReportWords): Generator<string> {
  const { labels, levels } = words;
  yield paragraph(run(`${at + 1}. ${one.name || one.number}`, "<w:b/><w:bCs/>"), "<w:keepNext/>");
  yield small([levels[one.level], one.court, one.number, one.date, one.textType].filter(Boolean).join("　"));
  if (one.remark) yield small(fill(words.told, { label: labels.remark, text: one.remark }));
  yield told(words, labels.passage, one.passage);
  yield told(words, labels.applied, "");
  yield paragraph(
    run(fill(words.told, { label: words.open, text: "" })) + link(linkOf(at), one.address, UNDERLINED),
  );
}
