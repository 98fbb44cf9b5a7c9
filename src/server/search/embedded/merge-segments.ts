import { decodeRanks } from "./decode-ranks.ts";
import { PostingListWriter } from "./posting-list.ts";
import { type Term, termKey } from "./term-dictionary.ts";
import { TextIndex } from "./text-index.ts";
import { TextIndexFiles } from "./text-index-files.ts";
import { VarintReader } from "./varint-reader.ts";

/** Joins text indexes, each over higher ranks than the one before, into one in `folder`. */
export function mergeSegments(segments: string[], folder: string): void {
  const files = new TextIndexFiles(folder);
  const writer = new PostingListWriter();
  const streams = segments.map((segment) => {
    const index = new TextIndex(segment);
    const terms = index.allTerms();
    return { index, terms, current: terms.next().value as Term | undefined };
  });
  for (;;) {
    let lowest = Number.POSITIVE_INFINITY;
    for (const { current } of streams) {
      if (current) lowest = Math.min(lowest, termKey(current.first, current.second));
    }
    if (lowest === Number.POSITIVE_INFINITY) break;
    let term: Term | undefined;
    for (const stream of streams) {
      const { current } = stream;
      if (!current || termKey(current.first, current.second) !== lowest) continue;
      term = current;
      copyList(stream.index, current, writer);
      stream.current = stream.terms.next().value as Term | undefined;
    }
    files.add(term!.first, term!.second, writer);
  }
  for (const { index } of streams) index.close();
  files.finish();
}

function copyList(index: TextIndex, term: Term, writer: PostingListWriter): void {
  const list = index.list(term, true);
  const positions = new VarintReader(list.positions);
  for (const rank of decodeRanks(list, term.documents)) {
    const start = positions.at;
    if ((positions.next() & 1) === 1) positions.skipCounted();
    writer.addEncoded(rank, list.positions, start, positions.at);
  }
}
