import { itemAt } from "#domain/search/array-reads.ts";
import { type BitSet, has } from "../lists/bit-set.ts";
import { END, type Positions } from "../lists/position-cursor.ts";

/** The positions of a part of a phrase. `offset` is the distance from the start of the phrase to the part. */
interface PlacedPart {
  positions: Positions;
  offset: number;
}

/**
 * The positions at which a phrase starts: every part occurs there, each at its own offset. There is at least
 * one part.
 */
export class PhrasePositions implements Positions {
  readonly #parts: readonly PlacedPart[];

  /** The first part should be the rarest, because the other parts are sought only from its positions. */
  constructor(parts: readonly PlacedPart[]) {
    this.#parts = parts;
  }

  begin(docId: number): void {
    for (const { positions } of this.#parts) positions.begin(docId);
  }

  seek(least: number): number {
    const parts = this.#parts;
    let start = least;
    // Each part in turn moves to the start position that the others propose, until all parts agree.
    for (let at = 0, agreed = 0; agreed < parts.length; at = (at + 1) % parts.length) {
      const { positions, offset } = itemAt(parts, at);
      const position = positions.seek(start + offset);
      if (position === END) return END;
      agreed = position - offset === start ? agreed + 1 : 1;
      start = position - offset;
    }
    return start;
  }
}

/** The positions of one form of a word, and the documents that may contain the form. */
interface FormPositions {
  docIds: BitSet;
  positions: Positions;
}

/** The positions at which any of several forms of a word starts. */
export class AnyPositions implements Positions {
  readonly #forms: readonly FormPositions[];
  /** The forms that the current document may contain. The others are skipped. */
  #begun: Positions[] = [];

  constructor(forms: readonly FormPositions[]) {
    this.#forms = forms;
  }

  begin(docId: number): void {
    this.#begun = this.#forms.filter(({ docIds }) => has(docIds, docId)).map(({ positions }) => positions);
    for (const positions of this.#begun) positions.begin(docId);
  }

  seek(least: number): number {
    let lowest = END;
    for (const positions of this.#begun) lowest = Math.min(lowest, positions.seek(least));
    return lowest;
  }
}
