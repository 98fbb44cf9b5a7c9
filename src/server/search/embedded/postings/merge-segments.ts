import { join } from "node:path";
import { uint32At } from "#domain/search/array-reads.ts";
import { ListMemory } from "../lists/list-memory.ts";
import { listBytes } from "../lists/posting-list.ts";
import { PostingListWriter } from "../lists/posting-list-writer.ts";
import { WholeList } from "../lists/whole-list.ts";
import { InvertedIndexReader } from "./inverted-index-reader.ts";
import { InvertedIndexWriter, POSTINGS_FILE } from "./inverted-index-writer.ts";
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
  const copier = new ListCopier(writer);
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
      copier.copy(lists, current);
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

/** Adds lists read from segments to the list that is being written. */
class ListCopier {
  readonly #writer: PostingListWriter;
  readonly #memory = ListMemory.take();
  #positions = new Uint32Array(1 << 12);

  constructor(writer: PostingListWriter) {
    this.#writer = writer;
  }

  copy(lists: SequentialFile, { shape }: Term): void {
    const packed = this.#memory.reservePacked("list", listBytes(shape));
    lists.read(packed.bytes);
    const list = new WholeList(shape, packed, 0, this.#memory);
    if (this.#positions.length <= shape.further) this.#positions = new Uint32Array(shape.further * 2);
    const positions = this.#positions;
    for (const block of list.blocks()) {
      block.readFirsts();
      for (let place = 0; place < list.inBlock; place++) {
        let position = uint32At(block.firsts, place);
        positions[0] = position;
        let end = 1;
        block.find(place);
        for (const { steps } = block; steps.left > 0; end++) {
          position += steps.next();
          positions[end] = position;
        }
        this.#writer.add(list.docId(place), positions, 0, end);
      }
    }
  }
}
