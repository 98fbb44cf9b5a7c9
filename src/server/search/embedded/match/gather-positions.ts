import type { BitSet } from "../lists/bit-set.ts";
import { END, type Positions } from "../lists/position-cursor.ts";
import type { PostingListReader } from "../lists/posting-list-reader.ts";

/**
 * Collects all positions that the lists have in the documents of a set. A single character has a posting list for
 * every bigram that starts with it: too many lists to iterate in parallel. `size` is the number of documents of
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
function groupByDocument(docIds: Uint32Array, positions: Uint32Array, size: number): Positions {
  const bounds = new Uint32Array(size + 1);
  for (const docId of docIds) bounds[docId + 1]!++;
  for (let at = 1; at < bounds.length; at++) bounds[at]! += bounds[at - 1]!;
  const next = bounds.slice();
  const values = new Uint32Array(docIds.length);
  for (let at = 0; at < docIds.length; at++) {
    const docId = docIds[at]!;
    values[next[docId]!] = positions[at]!;
    next[docId]!++;
  }
  let at = 0;
  let end = 0;
  return {
    begin(docId) {
      at = bounds[docId]!;
      end = bounds[docId + 1]!;
      values.subarray(at, end).sort();
    },
    seek(least) {
      while (at < end && values[at]! < least) at++;
      return at < end ? values[at]! : END;
    },
  };
}

/** For each doc id, the lowest position in any of the lists; END if no list contains the document. */
export function lowestPositions(lists: readonly PostingListReader[], size: number): Uint32Array {
  const lowest = new Uint32Array(size).fill(END);
  for (const list of lists)
    list.each((docId, stored) => {
      lowest[docId] = Math.min(lowest[docId]!, stored.position);
    });
  return lowest;
}
