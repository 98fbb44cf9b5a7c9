import { uint32At } from "#domain/search/array-reads.ts";
import type { KeywordField } from "#domain/search/query/query-fields.ts";
import type { IndexReader } from "../index/index-reader.ts";
import { add, type BitSet, docIdsOf, emptySet, intersect } from "../lists/bit-set.ts";
import { END } from "../lists/position-cursor.ts";
import type { Word } from "./word.ts";

/** The documents of a set with a word in its field. */
export function matchField(index: IndexReader, field: KeywordField, word: Word, among: BitSet): BitSet {
  const candidates = among.slice();
  intersect(candidates, word.possible);
  const positions = word.positions(candidates);
  const [from, to] = fieldBounds(index, field);
  const found = emptySet(index.documents);
  for (const docId of docIdsOf(candidates)) {
    positions.begin(docId);
    const start = positions.seek(from ? uint32At(from, docId) : 0);
    if (start < (to ? uint32At(to, docId) : END)) add(found, docId);
  }
  return found;
}

/** By doc id, the start of a field (null: the beginning of the text) and its end, exclusive. */
function fieldBounds(index: IndexReader, field: KeywordField): [Uint32Array | null, Uint32Array | null] {
  switch (field) {
    case "title":
      return [null, index.columns.titleEnd];
    case "holding":
      return [index.columns.causeEnd, index.columns.holdingEnd];
    case "courtname":
      return [index.passages.bodyEnd, index.passages.courtnameEnd];
    case "judge":
      return [index.passages.courtnameEnd, index.passages.judgeEnd];
    case "counsel":
      return [index.passages.judgeEnd, null];
  }
}
