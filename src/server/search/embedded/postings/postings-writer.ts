import { mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { getOrInsert } from "#domain/once-per.ts";
import { eachBigram } from "#domain/search/match/bigrams.ts";
import { END } from "../lists/position-cursor.ts";
import { PostingListWriter } from "../lists/posting-list-writer.ts";
import { InvertedIndexReader } from "./inverted-index-reader.ts";
import { InvertedIndexWriter } from "./inverted-index-writer.ts";
import { type Term, termKey } from "./term-dictionary.ts";

/**
 * Number of bigram occurrences kept in memory, about 130 MB, before they are sorted and written as a segment.
 */
const SEGMENT_OCCURRENCES = 8_000_000;
/** Maximum number of segments merged at once. Each takes open files and a buffer. */
const MERGED_TOGETHER = 64;
/**
 * Distance between passages. It is greater than the distance between runs, so that no keyword spans two
 * passages.
 */
const PIECE_GAP = 2;

/** Positions in a document: where each passage starts, and where each field ends. */
export interface PassageOffsets {
  starts: number[];
  ends: number[];
}

/** Writes a text index. Documents are added in ascending order of their doc ids. */
export class PostingsWriter {
  readonly #folder: string;
  readonly #scratch: string;
  readonly #capacity: number;
  readonly #together: number;
  #terms: Uint32Array;
  #docIds: Uint32Array;
  #positions: Uint32Array;
  readonly #segments: string[] = [];
  #made = 0;
  #table = new BigramTable();
  #count = 0;

  constructor(folder: string, capacity = SEGMENT_OCCURRENCES, together = MERGED_TOGETHER) {
    this.#folder = folder;
    this.#scratch = mkdtempSync(join(folder, "segments-"));
    this.#capacity = capacity;
    this.#together = together;
    this.#terms = new Uint32Array(capacity);
    this.#docIds = new Uint32Array(capacity);
    this.#positions = new Uint32Array(capacity);
  }

  /** Adds a document. `groups` holds the normalised passages of each field. */
  add(docId: number, groups: string[][]): PassageOffsets {
    const length = groups.flat().reduce((sum, piece) => sum + piece.length, 0);
    if (length > this.#capacity) throw new RangeError(`A document of ${length} characters is too long.`);
    if (this.#count + length > this.#capacity) this.#endSegment();
    let base = 0;
    const take = (first: number, second: number, position: number) => {
      const at = this.#count++;
      this.#terms[at] = this.#table.numberOf(first, second);
      this.#docIds[at] = docId;
      this.#positions[at] = base + position;
    };
    const starts: number[] = [];
    const ends = groups.map((pieces) => {
      for (const piece of pieces) {
        starts.push(base);
        base += eachBigram(piece, take) + PIECE_GAP;
      }
      return base;
    });
    return { starts, ends };
  }

  /** Writes the remaining occurrences and merges the segments, neighbours first, into one text index. */
  finish(): void {
    this.#endSegment();
    this.#terms = this.#docIds = this.#positions = new Uint32Array(0);
    let segments = this.#segments;
    while (segments.length > this.#together) {
      const groups = Map.groupBy(segments.entries(), ([at]) => Math.floor(at / this.#together));
      segments = [...groups.values()].map((group) => {
        const segment = this.#newSegment();
        mergeSegments(
          group.map(([, path]) => path),
          segment,
        );
        for (const [, path] of group) rmSync(path, { recursive: true });
        return segment;
      });
    }
    mergeSegments(segments, this.#folder);
    rmSync(this.#scratch, { recursive: true });
  }

  #newSegment(): string {
    return join(this.#scratch, String(this.#made++));
  }

  #endSegment(): void {
    const segment = this.#newSegment();
    const files = new InvertedIndexWriter(segment);
    const list = new PostingListWriter();
    const { docIds, positions, bounds } = this.#sortByTerm();
    for (const { number, first, second } of this.#table.sorted()) {
      const end = bounds[number + 1]!;
      for (let at = bounds[number]!; at < end; at++) list.add(docIds[at]!, positions[at]!);
      files.add(first, second, list);
    }
    files.finish();
    this.#segments.push(segment);
    this.#table = new BigramTable();
    this.#count = 0;
  }

  /**
   * Groups the occurrences by term with a counting sort, which keeps the order of arrival within a term. The
   * occurrences of term n are from bounds[n] to bounds[n + 1], exclusive.
   */
  #sortByTerm(): { docIds: Uint32Array; positions: Uint32Array; bounds: Uint32Array } {
    const bounds = new Uint32Array(this.#table.size + 1);
    for (let at = 0; at < this.#count; at++) bounds[this.#terms[at]! + 1]!++;
    for (let term = 1; term < bounds.length; term++) bounds[term]! += bounds[term - 1]!;
    const next = bounds.slice();
    const docIds = new Uint32Array(this.#count);
    const positions = new Uint32Array(this.#count);
    for (let at = 0; at < this.#count; at++) {
      const term = this.#terms[at]!;
      const to = next[term]!;
      docIds[to] = this.#docIds[at]!;
      positions[to] = this.#positions[at]!;
      next[term] = to + 1;
    }
    return { docIds, positions, bounds };
  }
}

/** A segment that is read from its first term to its last. */
interface Stream {
  index: InvertedIndexReader;
  terms: Generator<Term>;
  current: Term | undefined;
}

/** Merges text indexes into one in `folder`; each has higher doc ids than the previous. */
function mergeSegments(segments: string[], folder: string): void {
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

/** Numbers bigrams in the order of their first occurrence. */
export class BigramTable {
  readonly #bigrams: [first: number, second: number][] = [];
  /** Maps a first and a second character to the number of their bigram. */
  readonly #numbers = new Map<number, Map<number, number>>();

  get size(): number {
    return this.#bigrams.length;
  }

  /** The number of a bigram. Numbers start at 0; a bigram that is new gets the next number. */
  numberOf(first: number, second: number): number {
    const row = getOrInsert(this.#numbers, first, () => new Map<number, number>());
    return getOrInsert(row, second, () => this.#bigrams.push([first, second]) - 1);
  }

  /** All bigrams with their numbers, sorted by first character, then by second. */
  sorted(): { number: number; first: number; second: number }[] {
    return this.#bigrams
      .map(([first, second], number) => ({ number, first, second }))
      .sort((a, b) => a.first - b.first || a.second - b.second);
  }
}
