import type { AskColumns } from "#domain/ask/index/ask-index.ts";
import type { GramColumns } from "#domain/ask/index/gram-index.ts";
import { GramIndexBuilder } from "#domain/ask/index/gram-index-builder.ts";
import { countBigrams } from "#domain/ask/question/bigrams.ts";
import type { JudgmentRecord } from "#domain/judgment/record.ts";
import { articleKey } from "#domain/statute/citation/article-set.ts";
import { LawIndex } from "#domain/statute/citation/law-index.ts";
import type { GuideRecord } from "../content/tables.ts";
import type { CollectedLaw } from "../statutes/collect-laws.ts";
import { collectArticles } from "./collect-articles.ts";
import { CaseCollector } from "./collect-cases.ts";
import { collectGuided, type WeighedText } from "./collect-guided.ts";

/** Minimum number of cases that contain a bigram. Rarer bigrams are not worth storing. */
const MIN_CASES = 2;

/**
 * Builds the index for questions from laws, judgments and the site's guides. The same input gives the same
 * columns.
 */
export function buildAskColumns(
  collected: readonly Pick<CollectedLaw, "shown" | "text">[],
  judgments: Iterable<JudgmentRecord>,
  guides: readonly GuideRecord[] = [],
): AskColumns {
  const { laws, sections, articles } = collectArticles(collected);
  const numbers = new Map(laws.map(({ id }) => [id, new Map<number, number>()]));
  for (const [at, { law, number, branch }] of articles.entries()) {
    const known = numbers.get(laws[law]!.id)!;
    if (!known.has(articleKey(number, branch))) known.set(articleKey(number, branch), at);
  }
  const index = new LawIndex(collected.map(({ shown }) => shown));
  const collector = new CaseCollector(index, articles.length, (id, key) => numbers.get(id)?.get(key));
  for (const record of judgments) collector.add(record);
  const { cases, cited } = collector;
  const guided = collectGuided(guides, (named) => {
    const found = index.resolve(named);
    return found ? numbers.get(found.law.id)?.get(articleKey(found.number, found.branch)) : undefined;
  });

  const texts = articles.map(({ text }) => text);
  return {
    laws,
    sectionLaw: Uint16Array.from(sections),
    section: Uint32Array.from(articles, ({ section }) => section),
    number: Uint16Array.from(articles, ({ number }) => number),
    branch: Uint8Array.from(articles, ({ branch }) => branch),
    cited,
    ...packText(texts),
    articles: indexTexts(texts.map(plain)),
    cases: indexTexts(
      cases.map(({ text }) => plain(text)),
      MIN_CASES,
    ),
    ...packLists(cases.map(({ articles }) => articles)),
    guideWords: indexTexts(guided.map(([, texts]) => texts)),
    guidedArticles: Uint32Array.from(guided, ([article]) => article),
  };
}

const plain = (text: string): WeighedText[] => [{ text, weight: 1 }];

/**
 * Indexes documents. A document consists of one or more texts. A bigram that is in fewer than `minimum`
 * documents is left out.
 */
function indexTexts(documents: readonly WeighedText[][], minimum?: number): GramColumns {
  const builder = new GramIndexBuilder();
  for (const texts of documents)
    builder.add(
      countBigrams(texts),
      texts.reduce((sum, { text, weight }) => sum + text.length * weight, 0),
    );
  return builder.columns(minimum);
}

function packText(texts: readonly string[]): Pick<AskColumns, "text" | "textOffsets"> {
  const textOffsets = new Uint32Array(texts.length + 1);
  for (const [at, { length }] of texts.entries()) textOffsets[at + 1] = textOffsets[at]! + length;
  const text = new Uint16Array(textOffsets.at(-1)!);
  for (const [at, one] of texts.entries())
    for (let index = 0; index < one.length; index++) text[textOffsets[at]! + index] = one.charCodeAt(index);
  return { text, textOffsets };
}

function packLists(lists: readonly number[][]): Pick<AskColumns, "caseOffsets" | "caseArticles"> {
  const caseOffsets = new Uint32Array(lists.length + 1);
  for (const [at, { length }] of lists.entries()) caseOffsets[at + 1] = caseOffsets[at]! + length;
  return { caseOffsets, caseArticles: Uint32Array.from(lists.flat()) };
}
