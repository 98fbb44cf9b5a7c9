import { Alphabet, MAX_ALPHABET } from "#domain/ask/index/alphabet.ts";
import { type AskColumns, gramsOf, NO_CAUSE } from "#domain/ask/index/ask-index.ts";
import type { GramColumns } from "#domain/ask/index/gram-index.ts";
import { GramIndexBuilder } from "#domain/ask/index/gram-index-builder.ts";
import { learnVocabulary } from "#domain/ask/index/learn-vocabulary.ts";
import { foldText } from "#domain/ask/question/fold-text.ts";
import type { JudgmentRecord } from "#domain/judgment/record.ts";
import { articleKey } from "#domain/statute/citation/article-set.ts";
import { LawIndex } from "#domain/statute/citation/law-index.ts";
import type { GuideRecord } from "../content/tables.ts";
import type { CollectedLaw } from "../statutes/collect-laws.ts";
import { collectArticles } from "./collect-articles.ts";
import { CaseCollector } from "./collect-cases.ts";
import { collectGuided, type WeighedText } from "./collect-guided.ts";

/** Grams of cases in fewer of them say too little to be kept. */
const MIN_CASES = 2;

/**
 * The index that questions are asked of, from laws, judgments and the site's guides; `words` are given to the vocabulary
 * whatever their counts. The same inputs give the same columns.
 */
export function buildAskColumns(
  collected: readonly Pick<CollectedLaw, "shown" | "text">[],
  judgments: Iterable<JudgmentRecord>,
  words: readonly string[],
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
  const codes = commonestCodes([
    ...texts,
    ...sections.map(({ text }) => text),
    ...cases.map(({ head }) => head),
  ]);
  const alphabet = new Alphabet(codes);
  const vocabulary = learnVocabulary([...texts, ...cases.map(({ head }) => head)], alphabet, words);
  const isWord = (() => {
    const known = new Set(vocabulary.keys);
    return (key: number) => known.has(key);
  })();
  const grams = (parts: Iterable<string>, minimum?: number): GramColumns => {
    const builder = new GramIndexBuilder();
    for (const text of parts) builder.add(gramsOf(text, alphabet, isWord), text.length);
    return builder.columns(minimum);
  };
  return {
    laws,
    sections: sections.map(({ text }) => text),
    alphabet: codes,
    vocabulary,
    section: Uint32Array.from(articles, ({ section }) => section),
    number: Uint16Array.from(articles, ({ number }) => number),
    branch: Uint8Array.from(articles, ({ branch }) => branch),
    cited,
    ...packText(texts),
    sectionLaw: Uint16Array.from(sections, ({ law }) => law),
    articles: grams(texts),
    lawTitles: grams(laws.map(({ title }) => foldText(title))),
    headings: grams(sections.map(({ text }) => text)),
    caseHeads: grams(
      cases.map(({ head }) => head),
      MIN_CASES,
    ),
    caseFacts: grams(
      cases.map(({ facts }) => facts),
      MIN_CASES,
    ),
    caseReasons: grams(
      cases.map(({ reasons }) => reasons),
      MIN_CASES,
    ),
    ...packLists(cases.map(({ articles }) => articles)),
    guideWords: gramsOfGuided(
      guided.map(([, texts]) => texts),
      alphabet,
    ),
    guidedArticles: Uint32Array.from(guided, ([article]) => article),
    ...packCauses(cases.map(({ cause }) => cause)),
  };
}

/** The pairs of characters that guides say of each article, as often as their texts weigh. */
function gramsOfGuided(documents: readonly WeighedText[][], alphabet: Alphabet): GramColumns {
  const builder = new GramIndexBuilder();
  for (const texts of documents) {
    const pairs = new Map<number, number>();
    let length = 0;
    for (const { text, weight } of texts) {
      for (let from = 0; from + 2 <= text.length; from++) {
        const key = alphabet.key(text, from, from + 2);
        if (key >= 0) pairs.set(key, (pairs.get(key) ?? 0) + weight);
      }
      length += text.length * weight;
    }
    builder.add(pairs, length);
  }
  return builder.columns();
}

/** The commonest code units of texts, the commonest first; equals by their value. */
function commonestCodes(texts: readonly string[]): Uint16Array {
  const counts = new Uint32Array(65536);
  for (const text of texts) for (let at = 0; at < text.length; at++) counts[text.charCodeAt(at)]!++;
  counts[0x20] = 0;
  const codes = Array.from(counts.keys()).filter((code) => counts[code]! > 0);
  return Uint16Array.from(codes.sort((a, b) => counts[b]! - counts[a]! || a - b).slice(0, MAX_ALPHABET));
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

function packCauses(codes: readonly (string | null)[]): Pick<AskColumns, "causes" | "caseCause"> {
  const causes = [...new Set(codes.filter((code) => code !== null))].sort();
  const places = new Map(causes.map((code, at) => [code, at]));
  return { causes, caseCause: Uint16Array.from(codes, (code) => places.get(code ?? "") ?? NO_CAUSE) };
}
