import { foldText } from "#domain/ask/question/fold-text.ts";
import type { JudgmentRecord } from "#domain/judgment/record.ts";
import { articleKey } from "#domain/statute/citation/article-set.ts";
import { findCitations } from "#domain/statute/citation/find-citations.ts";
import type { LawIndex, ResolvedArticle } from "#domain/statute/citation/law-index.ts";

/** A case with which questions are compared. The text is folded. */
export interface AskableCase {
  text: string;
  /** Indices of the articles that the case cites, ascending. */
  articles: number[];
}

/** Returns the index of an article. `key` is an `articleKey`. Undefined if the article is not indexed. */
export type FindArticle = (lawId: string, key: number) => number | undefined;

/** Maximum number of cases that are kept. */
const MAX_CASES = 12_000;
/** An ordinary judgment is kept only if one of its articles has fewer cases than this so far. */
const ENOUGH_PER_ARTICLE = 40;
/** Maximum number of characters that are kept of each part of a case. */
const MAX_CHARS = { head: 500, facts: 700, reasons: 1200 };
const REFERENCE = /^(?:参考|指导性|典型)案例/;
const KEYWORDS = /^关键词/;
const FACTS = /^基本案情|经审理查明|审理查明|原告[^，。]{0,30}诉称|指控/;
const REASONS = /^裁判理由|本院认为/;
const POINT = /^裁判要[旨点]/;

/** Collects cases, and counts how many judgments of the corpus cite each article. */
export class CaseCollector {
  readonly cases: AskableCase[] = [];
  readonly cited: Uint32Array;
  readonly #kept: Uint32Array;
  readonly #laws: LawIndex;
  readonly #find: FindArticle;

  constructor(laws: LawIndex, articles: number, find: FindArticle) {
    this.#laws = laws;
    this.#find = find;
    this.cited = new Uint32Array(articles);
    this.#kept = new Uint32Array(articles);
  }

  add(record: JudgmentRecord): void {
    const articles = this.#articlesOf(record);
    if (articles.length === 0) return;
    let least = Number.POSITIVE_INFINITY;
    for (const article of articles) {
      this.cited[article]!++;
      least = Math.min(least, this.#kept[article]!);
    }
    if (this.cases.length >= MAX_CASES) return;
    if (!REFERENCE.test(record.text_type) && least >= ENOUGH_PER_ARTICLE) return;
    for (const article of articles) this.#kept[article]!++;
    this.cases.push({ text: textOf(record), articles });
  }

  /**
   * Indices of the articles that a judgment cites. A citation means the version of the law on the day of the
   * judgment.
   */
  #articlesOf({ body_text, body_postscript, casedate, text_type }: JudgmentRecord): number[] {
    const isReference = REFERENCE.test(text_type);
    const found = new Set<number>();
    const take = (article: ResolvedArticle | null | undefined): boolean => {
      if (!article) return false;
      const at = this.#find(article.law.id, articleKey(article.number, article.branch));
      if (at !== undefined) found.add(at);
      return at !== undefined;
    };
    for (const [paragraphs, isIndex] of [
      [body_text, false],
      [body_postscript, isReference],
    ] as const) {
      for (const paragraph of paragraphs) {
        if (!paragraph.includes("条")) continue;
        for (const one of findCitations(paragraph, (key) => this.#laws.knows(key))) {
          if (casedate && take(this.#laws.cited(one, casedate, one.version)?.article)) continue;
          // The index at the end of a reference case cites the laws as they were when the case was published,
          // so today's version is tried too.
          if (isIndex && one.version !== "former") take(this.#laws.resolve(one));
        }
      }
    }
    return [...found].sort((a, b) => a - b);
  }
}

/**
 * The text of a case with which questions are compared: its name, cause and keywords, the holding of a
 * reference case, its facts, and the reasons of the court.
 */
function textOf(record: JudgmentRecord): string {
  const { body_text, holding, casename, cause } = record;
  const at = (pattern: RegExp) => body_text.findIndex((text) => pattern.test(text));
  const from = (start: number, end: number, most: number) =>
    start < 0 ? "" : body_text.slice(start, end).join("\n").slice(0, most);
  const [keywords, facts, reasons, point] = [at(KEYWORDS), at(FACTS), at(REASONS), at(POINT)];
  const isReference = keywords >= 0 && point >= 0;
  const head = [
    casename.replace(/^.*(?:诉|与)/, ""),
    cause,
    ...(keywords >= 0 ? [...body_text.slice(0, keywords), body_text[keywords + 1] ?? ""] : []),
    ...(isReference ? body_text.slice(point + 1, holding?.to ?? undefined) : []),
  ].join("\n");
  const reasoned = reasons >= 0 ? reasons : (holding?.from ?? -1);
  return foldText(
    [
      head.slice(0, MAX_CHARS.head),
      from(facts < 0 ? 0 : facts, reasoned < 0 ? body_text.length : reasoned, MAX_CHARS.facts),
      from(reasoned, isReference ? point : body_text.length, MAX_CHARS.reasons),
    ].join("\n"),
  );
}
