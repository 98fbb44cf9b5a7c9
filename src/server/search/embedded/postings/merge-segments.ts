import { END } from "../lists/position-cursor.ts";
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

/** Merges text indexes into one in `folder`; each has higher doc ids than the previous. */
export function mergeSegments(segments: string[], folder: string): void {
  const files = new InvertedIndexWriter(folder);
  const writer = new PostingListWriter();
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
      index.list(current).each((docId, stored) => {
        for (; stored.position !== END; stored.next()) writer.add(docId, stored.position);
      });
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
