import { increment, uint32At } from "#domain/search/array-reads.ts";
import type { BitSet } from "../lists/bit-set.ts";
import { END, type Positions } from "../lists/position-cursor.ts";
import type { PostingListReader } from "../lists/posting-list-reader.ts";

/**
 * Positions collected from many lists before the iteration. A single character has a posting list for every
 * bigram that starts with it: too many lists to iterate in parallel.
 */
class GatheredPositions implements Positions {
  /**
   * The positions in document d are values[bounds[d]] to values[bounds[d + 1] - 1], unsorted until `begin`.
   */
  readonly #values: Uint32Array;
  readonly #bounds: Uint32Array;
  #at = 0;
  #end = 0;

  constructor(values: Uint32Array, bounds: Uint32Array) {
    this.#values = values;
    this.#bounds = bounds;
  }

  begin(docId: number): void {
    this.#at = uint32At(this.#bounds, docId);
    this.#end = uint32At(this.#bounds, docId + 1);
    if (this.#end - this.#at > 1) this.#values.subarray(this.#at, this.#end).sort();
  }

  seek(least: number): number {
    while (this.#at < this.#end && uint32At(this.#values, this.#at) < least) this.#at++;
    return this.#at < this.#end ? uint32At(this.#values, this.#at) : END;
  }
}

/**
 * Collects all positions that the lists have in the documents of a set. `size` is the number of documents of
 * the index.
 */
export function gatherPositions(lists: readonly PostingListReader[], among: BitSet, size: number): Positions {
  const most = lists.reduce((sum, { info }) => sum + info.documents + info.further, 0);
  const docIds = new Uint32Array(most);
  const positions = new Uint32Array(most);
  let length = 0;
  for (const list of lists)
    list.each((docId, stored) => {
      for (; stored.position !== END; stored.next()) {
        docIds[length] = docId;
        positions[length++] = stored.position;
      }
    }, among);
  return groupByDocument(docIds.subarray(0, length), positions, size);
}

/** Groups positions by document. `docIds` holds the document of each position. */
function groupByDocument(docIds: Uint32Array, positions: Uint32Array, size: number): GatheredPositions {
  const bounds = new Uint32Array(size + 1);
  for (const docId of docIds) increment(bounds, docId + 1);
  for (let at = 1; at < bounds.length; at++) bounds[at] = uint32At(bounds, at) + uint32At(bounds, at - 1);
  const next = bounds.slice();
  const values = new Uint32Array(docIds.length);
  for (let at = 0; at < docIds.length; at++) {
    const docId = uint32At(docIds, at);
    values[uint32At(next, docId)] = uint32At(positions, at);
    increment(next, docId);
  }
  return new GatheredPositions(values, bounds);
}

/** For each doc id, the lowest position in any of the lists; END if no list contains the document. */
export function lowestPositions(lists: readonly PostingListReader[], size: number): Uint32Array {
  const lowest = new Uint32Array(size).fill(END);
  for (const list of lists)
    list.each((docId, stored) => {
      lowest[docId] = Math.min(uint32At(lowest, docId), stored.position);
    });
  return lowest;
}
