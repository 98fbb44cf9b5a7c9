import type { PostingListReader } from "../lists/posting-list-reader.ts";
import { PostingListWriter } from "../lists/posting-list-writer.ts";
import { InvertedIndexReader } from "./inverted-index-reader.ts";
import { InvertedIndexWriter } from "./inverted-index-writer.ts";
import { type Term, termKey } from "./term-dictionary.ts";

/** A segment that is read from its first term to its last. */
interface Stream {
  index: InvertedIndexReader;
  terms: Generator<Term>;
  current: Term | undefined;
}

/**
 * Merges several text indexes into one in `folder`. The doc ids of each are higher than those of the previous
 * one. If `size` is given, the result is the final index of that many documents. Otherwise it is a larger
 * segment, which stores doc ids as gaps and never as a bitset.
 */
export function mergeSegments(segments: string[], folder: string, size = 0): void {
  const files = new InvertedIndexWriter(folder);
  const writer = new PostingListWriter(size);
  let positions = new Uint32Array(1 << 12);
  const copy = (list: PostingListReader) => {
    if (positions.length <= list.info.further) positions = new Uint32Array(list.info.further * 2);
    list.each((docId, block, place) => writer.add(docId, positions, 0, block.copy(place, positions, 0)));
  };
  const streams = segments.map(openStream);
  for (;;) {
    let lowest = Number.POSITIVE_INFINITY;
    for (const { current } of streams) {
      if (current) lowest = Math.min(lowest, termKey(current.first, current.second));
    }
    if (lowest === Number.POSITIVE_INFINITY) break;
    let term: Term | undefined;
    for (const stream of streams) {
      const { current, index } = stream;
      if (!current || termKey(current.first, current.second) !== lowest) continue;
      term = current;
      copy(index.list(current));
      stream.current = next(stream.terms);
    }
    files.add(term!.first, term!.second, writer);
  }
  for (const { index } of streams) index.close();
  files.finish();
}

function openStream(segment: string): Stream {
  const index = new InvertedIndexReader(segment, false);
  const terms = index.allTerms();
  return { index, terms, current: next(terms) };
}

const next = (terms: Generator<Term>): Term | undefined => terms.next().value as Term | undefined;
