/** Finds in one pass which of many terms a text contains. */
export class HeldTerms {
  /**
   * Maps the beginning of a term to the indices of the terms that begin so. The beginning is the first two
   * code units, or the only one.
   */
  readonly #byStart = new Map<number, number[]>();
  /**
   * 1 for each code unit with which a term begins. Few code units are marked, so most characters are skipped
   * at once.
   */
  readonly #begins = new Uint8Array(0x10000);
  readonly #texts: readonly string[];

  /** `texts` are normalised and not empty. */
  constructor(texts: readonly string[]) {
    this.#texts = texts;
    for (const [place, text] of texts.entries()) {
      const start = text.length > 1 ? pairAt(text, 0) : text.charCodeAt(0);
      this.#begins[text.charCodeAt(0)] = 1;
      const places = this.#byStart.get(start);
      if (places) places.push(place);
      else this.#byStart.set(start, [place]);
    }
  }

  /** Indices of the terms that at least one of the pieces contains, ascending. */
  in(pieces: readonly string[]): number[] {
    const found = new Set<number>();
    for (const piece of pieces) {
      for (let at = 0; at < piece.length; at++) {
        const first = piece.charCodeAt(at);
        if (this.#begins[first] === 0) continue;
        this.#take(piece, at, first, found);
        if (at + 1 < piece.length) this.#take(piece, at, pairAt(piece, at), found);
      }
    }
    return [...found].sort((a, b) => a - b);
  }

  #take(piece: string, at: number, start: number, found: Set<number>): void {
    for (const place of this.#byStart.get(start) ?? [])
      if (!found.has(place) && piece.startsWith(this.#texts[place]!, at)) found.add(place);
  }
}

/**
 * The key of two neighbouring code units. It is greater than every single code unit, so the two kinds of keys
 * cannot be equal.
 */
const pairAt = (text: string, at: number) => (text.charCodeAt(at) + 1) * 0x10000 + text.charCodeAt(at + 1);
