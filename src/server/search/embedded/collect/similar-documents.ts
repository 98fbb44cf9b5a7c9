import { DOCUMENT_KINDS } from "#domain/judgment/document-kind.ts";
import { float64At, increment, itemAt, uint32At } from "#domain/search/array-reads.ts";
import type { CaseQuery } from "#domain/search/similar/case-collection.ts";
import {
  type CandidateCase,
  COMPARED,
  type RankedCases,
  rankCases,
} from "#domain/search/similar/rank-cases.ts";
import {
  hanBigrams,
  repeated,
  tellingBigrams,
  type WeighedBigram,
} from "#domain/search/similar/telling-bigrams.ts";
import { tellingPassage } from "#domain/search/similar/telling-passage.ts";
import type { SimilarDocuments } from "../../search-engine.ts";
import { causesAt } from "../columns/further-causes.ts";
import type { IndexReader } from "../index/index-reader.ts";
import type { PostingListReader } from "../postings/posting-list-reader.ts";

const NOT_PUBLIC = DOCUMENT_KINDS.indexOf("not_public");

/** The documents of an index similar to a query, most similar first, and its likely causes. */
export function similarInIndex(index: IndexReader, query: CaseQuery, limit: number): SimilarDocuments {
  const { bigrams, docIds, ranked } = rankInIndex(index, query);
  const documents = ranked.cases.slice(0, limit).map((one) => {
    const docId = itemAt(docIds, one.at);
    return {
      row: index.row(docId),
      score: one.score,
      ...index.cases.commonLaw(one),
      passage: tellingPassage(index.detail(docId), bigrams),
    };
  });
  return { documents, likely: ranked.likely.map((ordinal) => index.cases.causeAt(ordinal)) };
}

/** The candidates of a query by doc id, in the order that ranked cases refer to, and their ranking. */
export function rankInIndex(
  index: IndexReader,
  query: CaseQuery,
): { bigrams: WeighedBigram[]; docIds: number[]; ranked: RankedCases } {
  const frequency = (bigram: string) => index.termOf(bigram)?.shape.documents ?? 0;
  const bigrams = tellingBigrams(hanBigrams(query.text), frequency, index.documents);
  const sums = new Float64Array(index.documents);
  for (const { bigram, weight } of bigrams) {
    const term = index.termOf(bigram);
    if (term) addRepeated(sums, index.text.list(term), weight);
  }
  // Nothing is known of what is not public, so nothing can be similar to it.
  const { kind, length, articleAt, article } = index.columns;
  for (let docId = 0; docId < sums.length; docId++) if (kind[docId] === NOT_PUBLIC) sums[docId] = 0;
  for (const id of query.outside) {
    const docId = index.docIdOf(id);
    if (docId >= 0) sums[docId] = 0;
  }
  const docIds = highest(sums, COMPARED);
  const candidates = docIds.map((docId): CandidateCase => {
    return {
      sum: float64At(sums, docId),
      length: uint32At(length, docId),
      causes: causesAt(index.columns, docId),
      articles: [...article.subarray(articleAt[docId], articleAt[docId + 1])],
    };
  });
  const { cases } = index;
  return { bigrams, docIds, ranked: rankCases(candidates, cases.knownTraits(query), cases.counts) };
}

/** Adds to each document what a bigram of some weight is worth in it. */
function addRepeated(sums: Float64Array, list: PostingListReader, weight: number): void {
  const once = repeated(weight, 1);
  list.eachFrequency((docId, times) => {
    sums[docId] = float64At(sums, docId) + (times === 1 ? once : repeated(weight, times));
  });
}

const BUCKETS = 4096;

/** The indexes of the highest numbers above 0, highest first, at most `most`; ties go to the lower index. */
function highest(numbers: Float64Array, most: number): number[] {
  let top = 0;
  for (const one of numbers) if (one > top) top = one;
  const scale = top > 0 ? (BUCKETS - 1) / top : 0;
  const counts = new Uint32Array(BUCKETS);
  for (const one of numbers) if (one > 0) increment(counts, Math.floor(one * scale));
  let least = BUCKETS;
  for (let held = 0; least > 0 && held < most; ) held += uint32At(counts, --least);
  const found: number[] = [];
  for (let at = 0; at < numbers.length; at++) {
    const one = float64At(numbers, at);
    if (one > 0 && Math.floor(one * scale) >= least) found.push(at);
  }
  return found.sort((a, b) => float64At(numbers, b) - float64At(numbers, a) || a - b).slice(0, most);
}
