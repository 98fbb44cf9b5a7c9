import { mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { eachBigram } from "#domain/search/match/bigrams.ts";
import { BigramTable } from "./bigram-table.ts";
import { InvertedIndexWriter } from "./inverted-index-writer.ts";
import { mergeSegments } from "./merge-segments.ts";
import { PostingListWriter } from "./posting-list.ts";

/** Bigram occurrences held in memory before they are sorted and written as a segment: about 200 MB. */
const SEGMENT_OCCURRENCES = 12_000_000;
/** Passages lie further apart than runs, so that no keyword spans two. */
const PIECE_GAP = 2;

/** Where a document's passages lie: where each passage starts, and where each field ends. */
export interface PassageOffsets {
  starts: number[];
  ends: number[];
}

/** Writes the text index of documents added in ascending doc id. */
export class PostingsWriter {
  readonly #folder: string;
  readonly #scratch: string;
  readonly #capacity: number;
  readonly #terms: Uint32Array;
  readonly #ranks: Uint32Array;
  readonly #positions: Uint32Array;
  readonly #segments: string[] = [];
  #table = new BigramTable();
  #count = 0;
  #size = 0;

  constructor(folder: string, capacity = SEGMENT_OCCURRENCES) {
    this.#folder = folder;
    this.#scratch = mkdtempSync(join(folder, "segments-"));
    this.#capacity = capacity;
    this.#terms = new Uint32Array(capacity);
    this.#ranks = new Uint32Array(capacity);
    this.#positions = new Uint32Array(capacity);
  }

  /** Adds a document's normalised passages, by field. */
  add(rank: number, groups: string[][]): PassageOffsets {
    const length = groups.flat().reduce((sum, piece) => sum + piece.length, 0);
    if (length > this.#capacity) throw new RangeError(`A document of ${length} characters is too long.`);
    if (this.#count + length > this.#capacity) this.#endSegment();
    this.#size = rank + 1;
    let base = 0;
    const take = (first: number, second: number, position: number) => {
      const at = this.#count++;
      this.#terms[at] = this.#table.numberOf(first, second);
      this.#ranks[at] = rank;
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

  /** Writes what is left and merges the segments into one text index. */
  finish(): void {
    this.#endSegment();
    mergeSegments(this.#segments, this.#folder, this.#size);
    rmSync(this.#scratch, { recursive: true });
  }

  #endSegment(): void {
    const segment = join(this.#scratch, String(this.#segments.length));
    const files = new InvertedIndexWriter(segment);
    const list = new PostingListWriter();
    const { ranks, positions, ends } = this.#sortByTerm();
    for (const term of this.#table.sorted()) {
      const end = ends[term]!;
      for (let start = term === 0 ? 0 : ends[term - 1]!; start < end; ) {
        const rank = ranks[start]!;
        let after = start + 1;
        while (after < end && ranks[after] === rank) after++;
        list.add(rank, positions, start, after);
        start = after;
      }
      files.add(this.#table.firsts[term]!, this.#table.seconds[term]!, list);
    }
    files.finish();
    this.#segments.push(segment);
    this.#table = new BigramTable();
    this.#count = 0;
  }

  /** The occurrences grouped by term number, else in the order they came (a counting sort); `ends` by term. */
  #sortByTerm(): { ranks: Uint32Array; positions: Uint32Array; ends: Uint32Array } {
    const ends = new Uint32Array(this.#table.size);
    for (let at = 0; at < this.#count; at++) ends[this.#terms[at]!]!++;
    const next = new Uint32Array(this.#table.size);
    for (let term = 0, sum = 0; term < ends.length; term++) {
      next[term] = sum;
      sum += ends[term]!;
      ends[term] = sum;
    }
    const ranks = new Uint32Array(this.#count);
    const positions = new Uint32Array(this.#count);
    for (let at = 0; at < this.#count; at++) {
      const to = next[this.#terms[at]!]!++;
      ranks[to] = this.#ranks[at]!;
      positions[to] = this.#positions[at]!;
    }
    return { ranks, positions, ends };
  }
}
