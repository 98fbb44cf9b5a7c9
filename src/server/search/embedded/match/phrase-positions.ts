import { type BitSet, has } from "../lists/bit-set.ts";
import { END, type Positions } from "../lists/position-cursor.ts";

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
