import { type BitSet, has } from "../lists/bit-set.ts";
import { END, type Positions } from "../lists/position-cursor.ts";
import type { PostingListReader } from "../lists/posting-list-reader.ts";

/** The positions of a part of a phrase. `offset` is the distance from the start of the phrase to the part. */
interface PlacedPart {
  positions: Positions;
  offset: number;
}

/**
 * The positions at which a phrase starts: every part occurs there, each at its own offset. There is at least
 * one part. The first part should be the rarest, because the other parts are sought only from its positions.
 */
export const phrasePositions = (parts: readonly PlacedPart[]): Positions => ({
  begin(docId) {
    for (const { positions } of parts) positions.begin(docId);
  },
  seek(least) {
    let start = least;
    // Each part in turn moves to the start position of the others, until all agree.
    for (let at = 0, agreed = 0; agreed < parts.length; at = (at + 1) % parts.length) {
      const { positions, offset } = parts[at]!;
      const position = positions.seek(start + offset);
      if (position === END) return END;
      agreed = position - offset === start ? agreed + 1 : 1;
      start = position - offset;
    }
    return start;
  },
});

/** The positions of one form of a word, and the documents that may contain the form. */
interface FormPositions {
  docIds: BitSet;
  positions: Positions;
}

/** The positions at which any of several forms of a word starts. */
export function anyPositions(forms: readonly FormPositions[]): Positions {
  /** The forms that the current document may contain. The others are skipped. */
  let begun: readonly FormPositions[] = [];
  return {
    begin(docId) {
      begun = forms.filter(({ docIds }) => has(docIds, docId));
      for (const { positions } of begun) positions.begin(docId);
    },
    seek: (least) => begun.reduce((lowest, { positions }) => Math.min(lowest, positions.seek(least)), END),
  };
}

/**
 * Collects all positions that the lists have in the documents of a set. A single character has a posting list
 * for every bigram that starts with it: too many lists to iterate in parallel. `size` is the number of
 * documents of the index.
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
