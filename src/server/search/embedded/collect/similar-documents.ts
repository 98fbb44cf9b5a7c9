import { AMOUNT_RANGES, findAmountRange, NON_MONETARY_RANGE } from "#domain/catalogue/amount-ranges.ts";
import { DOCUMENT_KINDS } from "#domain/judgment/document-kind.ts";
import { rareTermSpans, sharedTerms } from "#domain/search/similar/shared-terms.ts";
import {
  amountSimilarity,
  closestCauseSimilarity,
  courtSimilarity,
  hanBigrams,
  type RareBigram,
  rarestBigrams,
  SIMILARITY_WEIGHTS,
  type SimilarityGrade,
  similarityScore,
  textsOfCase,
} from "#domain/search/similar/similar-cases.ts";
import { NO_ORDINAL } from "#domain/search/tree/hierarchy.ts";
import type { SimilarDocument } from "../../search-engine.ts";
import { causesAt } from "../columns/further-causes.ts";
import type { IndexReader } from "../index/index-reader.ts";
import { docIdsOf } from "../postings/bit-set.ts";

const NOT_PUBLIC = DOCUMENT_KINDS.indexOf("not_public");
/** Words shown for each document. */
const SHOWN_WORDS = 5;

/** The documents similar to the one with a doc id. */
export function similarInIndex(index: IndexReader, rank: number, limit: number): SimilarDocument[] {
  const own = textsAt(index, rank);
  const related = (index.detail(rank) as { related?: { id: string }[] }).related ?? [];
  const rare = rarestBigrams(hanBigrams(own), (pair) => holding(index, pair), index.documents);
  const stretches = rareTermSpans(own, rare);
  const shares = sharedWeights(index, rare);
  const outside = new Set([rank, ...related.map(({ id }) => (id ? index.docIdOf(id) : -1))]);
  const compare = comparisonWith(index, rank);
  const { cause, furtherRank, furtherCause, court, amount, kind } = index.columns;
  // Nothing is known of what is not public, so nothing can be similar to it.
  if (kind[rank] === NOT_PUBLIC) return [];
  const causeScores = scoreTable((other) => ({ ...NOTHING, cause: compare.cause([other]) }));
  const courtScores = scoreTable((other) => ({ ...NOTHING, court: compare.court(other) }));
  const scores = new Float32Array(index.documents);
  for (let at = 0, next = 0; at < scores.length; at++) {
    let nearest = causeScores(cause[at]!);
    for (; furtherRank[next] === at; next++) nearest = Math.max(nearest, causeScores(furtherCause[next]!));
    scores[at] =
      nearest +
      courtScores(court[at]!) +
      SIMILARITY_WEIGHTS.amount * compare.amount(amount[at]!) +
      SIMILARITY_WEIGHTS.words * shares[at]!;
  }
  for (let at = 0; at < scores.length; at++) if (kind[at] === NOT_PUBLIC) scores[at] = 0;
  for (const at of outside) if (at >= 0) scores[at] = 0;
  return highest(scores, limit).map((at): SimilarDocument => {
    return {
      row: index.row(at),
      score: Math.round(scores[at]! * 1000) / 1000,
      cause: compare.cause(causesAt(index.columns, at)),
      court: compare.court(court[at]!),
      amount: compare.amount(amount[at]!),
      words: sharedTerms(stretches, textsAt(index, at).join(" ")).slice(0, SHOWN_WORDS),
    };
  });
}

function textsAt(index: IndexReader, rank: number): string[] {
  const { title, court } = index.row(rank);
  return textsOfCase({ ...index.detail(rank), casename: title, court });
}

function holding(index: IndexReader, pair: string): number {
  return index.text.term(pair.codePointAt(0)!, pair.codePointAt(1)!)?.shape.documents ?? 0;
}

/** For every document its share of the rare bigrams' weight. */
function sharedWeights(index: IndexReader, rare: readonly RareBigram[]): Float32Array {
  const shares = new Float32Array(index.documents);
  const total = rare.reduce((sum, { weight }) => sum + weight, 0);
  for (const { pair, weight } of rare) {
    const term = index.text.term(pair.codePointAt(0)!, pair.codePointAt(1)!)!;
    for (const rank of docIdsOf(index.text.list(term).docIds(index.documents)))
      shares[rank]! += weight / total;
  }
  return shares;
}

const NOTHING = { words: 0, cause: "none", court: "none", amount: 0 } as const;

/**
 * What each ordinal's similarity adds to the score, computed once: most documents share few causes and
 * courts.
 */
function scoreTable(
  likeness: (ordinal: number) => Parameters<typeof similarityScore>[0],
): (ordinal: number) => number {
  const known = new Float32Array(NO_ORDINAL + 1).fill(-1);
  return (ordinal) => {
    if (known[ordinal]! < 0) known[ordinal] = similarityScore(likeness(ordinal));
    return known[ordinal]!;
  };
}

/** Compares cause, court and amount of a document with any other's. */
function comparisonWith({ columns, catalogue }: IndexReader, rank: number) {
  const rangeOf = (amount: number) => findAmountRange(Number.isNaN(amount) ? null : amount);
  const own = rangeOf(columns.amount[rank]!);
  const causes = causesAt(columns, rank);
  const byRange = AMOUNT_RANGES.map((_range, range) => amountSimilarity(own, range, NON_MONETARY_RANGE));
  return {
    cause: (others: readonly number[]): SimilarityGrade =>
      closestCauseSimilarity(catalogue.causes, causes, others),
    court: (other: number): SimilarityGrade => courtSimilarity(catalogue.courts, columns.court[rank]!, other),
    amount: (other: number): number => byRange[rangeOf(other)] ?? 0,
  };
}

/** The indexes of the highest scores above 0, highest first; ties go to the lower index. */
function highest(scores: Float32Array, limit: number): number[] {
  const best: number[] = [];
  for (let at = 0; at < scores.length; at++) {
    const score = scores[at]!;
    if (score <= 0 || (best.length === limit && score <= scores[best[limit - 1]!]!)) continue;
    let place = best.length;
    while (place > 0 && scores[best[place - 1]!]! < score) place--;
    best.splice(place, 0, at);
    if (best.length > limit) best.pop();
  }
  return best;
}
