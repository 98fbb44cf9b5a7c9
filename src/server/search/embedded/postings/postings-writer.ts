import { mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { increment, uint32At } from "#domain/search/array-reads.ts";
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
  readonly #docIds: Uint32Array;
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
    this.#docIds = new Uint32Array(capacity);
    this.#positions = new Uint32Array(capacity);
  }

  /** Adds a document's normalised passages, by field. */
  add(docId: number, groups: string[][]): PassageOffsets {
    const length = groups.flat().reduce((sum, piece) => sum + piece.length, 0);
    if (length > this.#capacity) throw new RangeError(`A document of ${length} characters is too long.`);
    if (this.#count + length > this.#capacity) this.#endSegment();
    this.#size = docId + 1;
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
    const { docIds, positions, bounds } = this.#sortByTerm();
    for (const term of this.#table.sorted()) {
      const end = uint32At(bounds, term + 1);
      for (let start = uint32At(bounds, term); start < end; ) {
        const docId = uint32At(docIds, start);
        let after = start + 1;
        while (after < end && docIds[after] === docId) after++;
        list.add(docId, positions, start, after);
        start = after;
      }
      files.add(this.#table.first(term), this.#table.second(term), list);
    }
    files.finish();
    this.#segments.push(segment);
    this.#table = new BigramTable();
    this.#count = 0;
  }

  /**
   * The occurrences grouped by term number, else in the order they came (a counting sort); those of term n lie from
   * bounds[n] to bounds[n + 1].
   */
  #sortByTerm(): { docIds: Uint32Array; positions: Uint32Array; bounds: Uint32Array } {
    const bounds = new Uint32Array(this.#table.size + 1);
    for (let at = 0; at < this.#count; at++) increment(bounds, uint32At(this.#terms, at) + 1);
    for (let term = 1; term < bounds.length; term++)
      bounds[term] = uint32At(bounds, term) + uint32At(bounds, term - 1);
    const next = bounds.slice();
    const docIds = new Uint32Array(this.#count);
    const positions = new Uint32Array(this.#count);
    for (let at = 0; at < this.#count; at++) {
      const term = uint32At(this.#terms, at);
      const to = uint32At(next, term);
      docIds[to] = uint32At(this.#docIds, at);
      positions[to] = uint32At(this.#positions, at);
      next[term] = to + 1;
    }
    return { docIds, positions, bounds };
  }
}
