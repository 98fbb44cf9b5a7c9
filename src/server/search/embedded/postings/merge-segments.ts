import { join } from "node:path";
import { VarintCursor } from "#domain/search/varint.ts";
import { InvertedIndexReader } from "./inverted-index-reader.ts";
import { InvertedIndexWriter, POSTINGS_FILE } from "./inverted-index-writer.ts";
import {
  firstPositionBytes,
  listBytes,
  type PostingListInfo,
  PostingListWriter,
  skipOffsetBytes,
} from "./posting-list.ts";
import { SequentialFile } from "./sequential-file.ts";
import { type Term, termKey } from "./term-dictionary.ts";

/** A segment read from beginning to end. */
interface Stream {
  index: InvertedIndexReader;
  terms: Generator<Term>;
  lists: SequentialFile;
  current: Term | undefined;
}

/**
 * Merges text indexes, each over higher doc ids than the one before, into one in `folder`: the index of `size`
 * documents, or without a size a larger segment. Segments store doc ids as differences, never as bits.
 */
export function mergeSegments(segments: string[], folder: string, size = 0): void {
  const files = new InvertedIndexWriter(folder);
  const writer = new PostingListWriter(size);
  const streams = segments.map(openStream);
  for (;;) {
    let lowest = Number.POSITIVE_INFINITY;
    for (const { current } of streams) {
      if (current) lowest = Math.min(lowest, termKey(current.first, current.second));
    }
    if (lowest === Number.POSITIVE_INFINITY) break;
    let term: Term | undefined;
    for (const stream of streams) {
      const { current, lists } = stream;
      if (!current || termKey(current.first, current.second) !== lowest) continue;
      term = current;
      const bytes = new Uint8Array(listBytes(current.shape));
      lists.read(bytes);
      copyList(bytes, current.shape, writer);
      stream.current = next(stream.terms);
    }
    files.add(term!.first, term!.second, writer);
  }
  for (const { index, lists } of streams) {
    index.close();
    lists.close();
  }
  files.finish();
}

function openStream(segment: string): Stream {
  const index = new InvertedIndexReader(segment, false);
  const terms = index.allTerms();
  return { index, terms, lists: new SequentialFile(join(segment, POSTINGS_FILE)), current: next(terms) };
}

const next = (terms: Generator<Term>): Term | undefined => terms.next().value as Term | undefined;

function copyList(bytes: Uint8Array, shape: PostingListInfo, writer: PostingListWriter): void {
  const docIds = new VarintCursor(bytes);
  const rest = new VarintCursor(bytes, shape.docIdBytes + firstPositionBytes(shape) + skipOffsetBytes(shape));
  const width = shape.wide ? 4 : 2;
  let firstAt = shape.docIdBytes;
  for (let document = 0; document < shape.documents; document++, firstAt += width) {
    docIds.advance(0);
    let first = bytes[firstAt]! | (bytes[firstAt + 1]! << 8);
    if (shape.wide) first += bytes[firstAt + 2]! * 0x1_0000 + bytes[firstAt + 3]! * 0x100_0000;
    const start = rest.at;
    if ((first & 1) === 1) {
      const length = rest.next();
      rest.at += length;
    }
    writer.addEncoded(docIds.sum, first, bytes, start, rest.at);
  }
}
