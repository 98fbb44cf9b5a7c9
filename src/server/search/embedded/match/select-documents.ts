import { oncePerKey } from "#domain/once-per.ts";
import { firstIndex } from "#domain/search/array-reads.ts";
import type { KeywordField } from "#domain/search/query/query-fields.ts";
import type { QueryPlan } from "#domain/search/query/query-plan.ts";
import { NO_ORDINAL, type OrdinalRange } from "#domain/search/tree/hierarchy.ts";
import { amountPlace, type Columns } from "../columns/columns.ts";
import { withMarkedFurther } from "../columns/further-causes.ts";
import { PassageCursor } from "../columns/passage-table.ts";
import type { IndexReader } from "../index/index-reader.ts";
import {
  add,
  addRange,
  type BitSet,
  cardinality,
  emptySet,
  fullSet,
  intersect,
  NO_MORE,
  nextDocId,
  remove,
  subtract,
  unite,
} from "../lists/bit-set.ts";
import { END, type Positions } from "../lists/position-cursor.ts";
import { type KeywordMatch, matchKeywords } from "./match-keywords.ts";
import { Word, type WordForms } from "./word.ts";

/** The documents that a plan finds. `match` is null if the plan has no keywords. */
export interface Selection {
  docIds: BitSet;
  size: number;
  match: KeywordMatch | null;
}

/** All documents that a plan finds. If `live` is given, only documents in it are found. */
export function selectDocuments(index: IndexReader, plan: QueryPlan, live: BitSet | null = null): Selection {
  const restrict = (set: BitSet) => {
    if (live) intersect(set, live);
    narrowByColumns(index, plan, set);
    narrowByWords(index, plan, set);
  };
  if (plan.keywords.length === 0) {
    const docIds = fullSet(index.documents);
    restrict(docIds);
    return { docIds, size: cardinality(docIds), match: null };
  }
  const keywords = plan.keywords.map(({ forms }) => forms);
  const match = matchKeywords(index.text, keywords, index.documents, restrict);
  return { docIds: match.docIds, size: cardinality(match.docIds), match };
}

/** Narrows a set by words in one field, by words in one paragraph and by excluded words. */
function narrowByWords(index: IndexReader, { fields, near, without }: QueryPlan, set: BitSet): void {
  // The document lists of all words narrow the set first, before any positions are read. Positions are then
  // read for the rarest word first.
  // The same word in several fields is looked up once.
  const lookUp = oncePerKey((forms: string) => new Word(index.text, forms.split("\n"), index.documents));
  const words = fields.map(({ field, forms }) => ({ field, word: lookUp(forms.join("\n")) }));
  for (const { word } of words) intersect(set, word.possible);
  words.sort((a, b) => cardinality(a.word.possible) - cardinality(b.word.possible));
  for (const { field, word } of words)
    if (cardinality(set) > 0) intersect(set, matchField(index, field, word, set));
  for (const words of near) if (cardinality(set) > 0) intersect(set, matchSamePassage(index, words, set));
  for (const { forms } of without) {
    const { docIds } = matchKeywords(index.text, [forms], index.documents, (found) => intersect(found, set));
    subtract(set, docIds);
  }
}

/** Narrows a set by courts, causes, kinds, instances, outcomes, amounts, years and dates. */
function narrowByColumns({ columns }: IndexReader, plan: QueryPlan, set: BitSet): void {
  // Doc ids descend in time, so a year or a period is a range of doc ids.
  const years = plan.years?.map((one) => ({ from: one, to: one }));
  if (years) intersect(set, periods(columns.year, years));
  if (plan.dates) intersect(set, periods(columns.date, [plan.dates]));
  if (plan.courts) keepMarked(set, columns.court, marked(plan.courts));
  if (plan.causes) keepCauses(set, columns, marked(plan.causes));
  for (const column of ["kind", "instance", "outcome"] as const) {
    const wanted = plan[`${column}s`];
    if (wanted) keepMarked(set, columns[column], marked(wanted.map((one) => [one, one + 1])));
  }
  if (plan.amounts)
    for (let docId = nextDocId(set, 0); docId !== NO_MORE; docId = nextDocId(set, docId + 1))
      if (!plan.amounts.includes(amountPlace(columns.amount, docId))) remove(set, docId);
}

/** Keeps the documents of a set that have a cause marked with 1. `marks` is indexed by ordinal. */
function keepCauses(set: BitSet, columns: Columns, marks: Uint8Array): void {
  const others = withMarkedFurther(columns, set, marks);
  keepMarked(set, columns.cause, marks);
  unite(set, others);
}

/** Keeps the documents of a set whose value in `ordinals` is marked with 1. */
function keepMarked(set: BitSet, ordinals: Uint16Array | Uint8Array, marks: Uint8Array): void {
  for (let docId = nextDocId(set, 0); docId !== NO_MORE; docId = nextDocId(set, docId + 1)) {
    const ordinal = ordinals[docId] ?? NO_ORDINAL;
    if (marks[ordinal]! === 0) remove(set, docId);
  }
}

/**
 * The doc ids whose value is within one of the periods, both ends included. `values` is sorted in descending
 * order.
 */
function periods(values: Uint16Array | Uint32Array, wanted: readonly { from: number; to: number }[]): BitSet {
  const set = emptySet(values.length);
  const firstBelow = (limit: number) => firstIndex(values.length, (at) => (values[at] ?? 0) < limit);
  for (const { from, to } of wanted) addRange(set, firstBelow(to + 1), firstBelow(from));
  return set;
}

/** A table with 1 at every ordinal inside one of the ranges, and 0 elsewhere. */
function marked(ranges: readonly OrdinalRange[]): Uint8Array {
  const marks = new Uint8Array(NO_ORDINAL + 1);
  for (const [from, to] of ranges) marks.fill(1, from, to);
  return marks;
}

/** The documents of a set that have a word in the given field. */
function matchField(index: IndexReader, field: KeywordField, word: Word, among: BitSet): BitSet {
  const candidates = among.slice();
  intersect(candidates, word.possible);
  const positions = word.positions(candidates);
  const [from, to] = FIELD_BOUNDS[field].map((column) => column && index.columns[column]);
  const found = emptySet(index.documents);
  for (let docId = nextDocId(candidates, 0); docId !== NO_MORE; docId = nextDocId(candidates, docId + 1)) {
    positions.begin(docId);
    const start = positions.seek(from ? from[docId]! : 0);
    if (start < (to ? to[docId]! : END)) add(found, docId);
  }
  return found;
}

/**
 * The columns with the start and the end (exclusive) of each field. Null stands for the start or the end of
 * the whole text.
 */
const FIELD_BOUNDS = {
  title: [null, "titleEnd"],
  holding: ["causeEnd", "holdingEnd"],
  courtname: ["bodyEnd", "courtnameEnd"],
  judge: ["courtnameEnd", "judgeEnd"],
  counsel: ["judgeEnd", null],
} as const satisfies Record<KeywordField, unknown>;

/** The documents of a set in which one passage contains all words. */
function matchSamePassage(index: IndexReader, words: readonly { forms: WordForms }[], among: BitSet): BitSet {
  const candidates = among.slice();
  const looked = words.map(({ forms }) => new Word(index.text, forms, index.documents));
  for (const { possible } of looked) intersect(candidates, possible);
  const positions = looked.map((word) => word.positions(candidates));
  const passages = new PassageCursor(index.columns);
  const found = emptySet(index.documents);
  for (let docId = nextDocId(candidates, 0); docId !== NO_MORE; docId = nextDocId(candidates, docId + 1)) {
    passages.begin(docId);
    for (const word of positions) word.begin(docId);
    if (meet(passages, positions)) add(found, docId);
  }
  return found;
}

/** Whether one passage of the current document contains every word. */
function meet(passages: PassageCursor, words: readonly Positions[]): boolean {
  for (let furthest = 0; ; ) {
    passages.reach(furthest);
    let isInside = true;
    for (const word of words) {
      const position = word.seek(passages.from);
      if (position === END) return false;
      if (position >= passages.to) isInside = false;
      furthest = Math.max(furthest, position);
    }
    if (isInside) return true;
  }
}
