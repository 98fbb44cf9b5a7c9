import { readSections, writeSections } from "../../../generated/section-file.ts";
import { packTexts } from "../../../generated/text-file.ts";

/** Separates texts; no normalised text contains it. */
const LINE_END = "\n";

/** Writes the normalised numbers of all documents by doc id. */
export function writeNumberTexts(path: string, numbers: readonly string[]): void {
  const { bytes, offsets } = packTexts(numbers.map((number) => number + LINE_END));
  writeSections(path, {}, { bytes, offsets });
}

/** The numbers of all documents in memory, about 30 bytes each. */
export class NumberTexts {
  readonly #bytes: Buffer;
  readonly #offsets: Uint32Array;

  constructor(path: string) {
    const file = readSections(path);
    const bytes = file.column("bytes", "u8");
    this.#bytes = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
    this.#offsets = file.column("offsets", "u32");
  }

  /** Doc ids whose number contains a normalised text, ascending, found lazily. */
  *docIdsHolding(text: string): Generator<number> {
    const wanted = Buffer.from(text);
    let rank = 0;
    for (
      let at = this.#bytes.indexOf(wanted);
      at >= 0;
      at = this.#bytes.indexOf(wanted, this.#offsets[rank])
    ) {
      rank = this.#rankAt(at, rank);
      yield rank++;
    }
  }

  /** The doc id whose number lies at an offset; at least `from`. */
  #rankAt(offset: number, from: number): number {
    let low = from;
    let high = this.#offsets.length - 1;
    while (high - low > 1) {
      const middle = (low + high) >>> 1;
      if (this.#offsets[middle]! <= offset) low = middle;
      else high = middle;
    }
    return low;
  }
}
