import { firstIndex, uint8At, uint32At } from "#domain/search/array-reads.ts";
import type { QueryPlan } from "#domain/search/query/query-plan.ts";
import { NO_ORDINAL, type OrdinalRange } from "#domain/search/tree/hierarchy.ts";
import type { Columns } from "../columns/columns.ts";
import { withMarkedFurther } from "../columns/further-causes.ts";
import type { IndexReader } from "../index/index-reader.ts";
import {
  addRange,
  type BitSet,
  cardinality,
  emptySet,
  fullSet,
  intersect,
  type LocatedSet,
  locate,
  lowestBit,
  subtract,
  unite,
} from "../lists/bit-set.ts";
import { matchField } from "./match-fields.ts";
import { type KeywordMatch, matchKeywords, mayMatch } from "./match-keywords.ts";
import { matchSamePassage } from "./match-same-passage.ts";

/** The documents of a plan; `match` if it has keywords. */
export interface Selection extends LocatedSet {
  match: KeywordMatch | null;
}

/** All documents that match a plan; with `live` only of those. */
export function selectDocuments(index: IndexReader, plan: QueryPlan, live: BitSet | null = null): Selection {
  const restrict = (set: BitSet) => {
    if (live) intersect(set, live);
    restriction(index, plan)(set);
    narrowByWords(index, plan, set);
  };
  if (plan.keywords.length === 0) {
    const docIds = fullSet(index.documents);
    restrict(docIds);
    return { ...locate(docIds), match: null };
  }
  const keywords = plan.keywords.map(({ forms }) => forms);
  const match = matchKeywords(index.text, keywords, index.documents, restrict);
  return { ...locate(match.docIds), match };
}

/** Narrows a set by field words, words in one paragraph and words to leave out. */
function narrowByWords(index: IndexReader, { fields, near, without }: QueryPlan, set: BitSet): void {
  // The rarest word first: what it excludes is not read for the others.
  const rarest =
    fields.length > 1
      ? fields.map((word) => ({ word, docIds: mayMatch(index.text, word.forms, index.documents) }))
      : null;
  for (const { docIds } of rarest ?? []) intersect(set, docIds);
  rarest?.sort((a, b) => cardinality(a.docIds) - cardinality(b.docIds));
  for (const word of rarest?.map((one) => one.word) ?? fields) {
    if (cardinality(set) === 0) return;
    intersect(set, matchField(index, word, set));
  }
  for (const words of near) if (cardinality(set) > 0) intersect(set, matchSamePassage(index, words, set));
  for (const { forms } of without) {
    const { docIds } = matchKeywords(index.text, [forms], index.documents, (found) => intersect(found, set));
    subtract(set, docIds);
  }
}

/** A function that narrows a set by courts, causes, kinds, years and period. */
function restriction(index: IndexReader, plan: QueryPlan): (set: BitSet) => void {
  const { columns } = index;
  const courts = plan.courts && marked(plan.courts);
  const causes = plan.causes && marked(plan.causes);
  const kinds = plan.kinds && marked(plan.kinds.map((one) => [one, one + 1]));
  const years = plan.years?.map((one) => ({ from: one, to: one }));
  return (set) => {
    // Doc ids run from newest to oldest, so years and days are ranges of doc ids.
    if (years) intersect(set, periods(columns.year, years));
    if (plan.dates) intersect(set, periods(columns.date, [plan.dates]));
    if (courts) keepMarked(set, columns.court, courts);
    if (causes) keepCauses(set, columns, causes);
    if (kinds) keepMarked(set, columns.kind, kinds);
  };
}

/** Keeps in a set the documents with a marked cause. */
function keepCauses(set: BitSet, columns: Columns, marks: Uint8Array): void {
  const others = withMarkedFurther(columns, set, marks);
  keepMarked(set, columns.cause, marks);
  unite(set, others);
}

/** Keeps in a set the documents whose ordinal is marked. */
function keepMarked(set: BitSet, ordinals: Uint16Array | Uint8Array, marks: Uint8Array): void {
  for (let word = 0; word < set.length; word++) {
    const bits = uint32At(set, word);
    if (bits !== 0) set[word] = markedBits(bits, word * 32, ordinals, marks);
  }
}

/**
 * The bits of one word whose documents are marked. A separate function, because a long loop that runs only
 * once per search would be compiled again each time.
 */
function markedBits(
  given: number,
  start: number,
  ordinals: Uint16Array | Uint8Array,
  marks: Uint8Array,
): number {
  let kept = given;
  for (let bits = given; bits !== 0; bits &= bits - 1) {
    const ordinal = ordinals[start + lowestBit(bits)] ?? NO_ORDINAL;
    if (uint8At(marks, ordinal) === 0) kept ^= bits & -bits;
  }
  return kept;
}

/** The doc ids whose value lies within one of the periods, both ends included; `values` descend. */
function periods(values: Uint16Array | Uint32Array, wanted: readonly { from: number; to: number }[]): BitSet {
  const set = emptySet(values.length);
  const firstBelow = (limit: number) => firstIndex(values.length, (at) => (values[at] ?? 0) < limit);
  for (const { from, to } of wanted) addRange(set, firstBelow(to + 1), firstBelow(from));
  return set;
}

/** A table with 1 at every ordinal inside one of the ranges, 0 elsewhere. */
function marked(ranges: readonly OrdinalRange[]): Uint8Array {
  const marks = new Uint8Array(NO_ORDINAL + 1);
  for (const [from, to] of ranges) marks.fill(1, from, to);
  return marks;
}
