import { itemAt } from "#domain/search/array-reads.ts";
import { type BitSet, has } from "../lists/bit-set.ts";
import { END, type Positions } from "../lists/position-cursor.ts";

/** Positions of a part of a phrase, and the part's offset in the phrase. */
interface PlacedPart {
  positions: Positions;
  offset: number;
}

/** The start positions of a phrase: those from which each part, of at least one, is at its offset. */
export class PhrasePositions implements Positions {
  readonly #parts: readonly PlacedPart[];

  /** The first part should be the rarest, because the others are sought from its positions. */
  constructor(parts: readonly PlacedPart[]) {
    this.#parts = parts;
  }

  begin(docId: number): void {
    for (const { positions } of this.#parts) positions.begin(docId);
  }

  seek(least: number): number {
    const parts = this.#parts;
    let start = least;
    // Each part in turn moves to the start position of the others, until all agree.
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

/** The positions of a form of a word, and the documents that may contain it. */
interface FormPositions {
  docIds: BitSet;
  positions: Positions;
}

/** Positions of any of several forms. */
export class AnyPositions implements Positions {
  readonly #forms: readonly FormPositions[];
  /** The forms that the current document may contain. */
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
