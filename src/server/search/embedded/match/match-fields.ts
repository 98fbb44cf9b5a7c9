import { uint32At } from "#domain/search/array-reads.ts";
import type { KeywordField } from "#domain/search/query/query-fields.ts";
import type { FieldWord } from "#domain/search/query/query-plan.ts";
import type { IndexReader } from "../index/index-reader.ts";
import { add, type BitSet, cardinality, emptySet } from "../lists/bit-set.ts";
import { eachDocument } from "./gather-positions.ts";
import type { PhrasePositions } from "./intersect-positions.ts";
import { type WordForms, wordPositions } from "./match-keywords.ts";

/** Above all positions. */
const END = 0x7fff_ffff;

/** The documents of a set with a word in its field. */
export function matchField(
  index: IndexReader,
  { field, forms }: Pick<FieldWord, "field" | "forms">,
  among: BitSet,
): BitSet {
  const starts = placesOf(index, forms, among);
  const [from, to] = fieldBounds(index, field);
  const found = emptySet(index.documents);
  eachDocument(starts, (docId, first, last) => {
    const low = from ? uint32At(from, docId) : 0;
    const high = to ? uint32At(to, docId) : END;
    for (let at = first; at < last; at++) {
      const start = uint32At(starts.values, at);
      if (start >= high) return;
      if (start >= low) {
        add(found, docId);
        return;
      }
    }
  });
  return found;
}

/** The positions last found in a whole index: the same word is often looked for in two fields in turn. */
const last = new WeakMap<IndexReader, { key: string; starts: PhrasePositions }>();

function placesOf(index: IndexReader, forms: WordForms, among: BitSet): PhrasePositions {
  if (cardinality(among) < index.documents) return wordPositions(index.text, forms, among, index.documents);
  const key = forms.join("\n");
  const known = last.get(index);
  if (known?.key === key) return known.starts;
  const starts = wordPositions(index.text, forms, among, index.documents);
  last.set(index, { key, starts });
  return starts;
}

/**
 * By doc id the position where a field begins (null: the beginning of the text) and where it ends, exclusive.
 */
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
