import { firstIndex, uint32At } from "#domain/search/array-reads.ts";
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
    for (let at = this.#bytes.indexOf(wanted); at >= 0; ) {
      const docId = this.#docIdAt(at);
      yield docId;
      at = this.#bytes.indexOf(wanted, uint32At(this.#offsets, docId + 1));
    }
  }

  /** The doc id whose number lies at an offset. */
  #docIdAt(offset: number): number {
    return firstIndex(this.#offsets.length, (at) => uint32At(this.#offsets, at) > offset) - 1;
  }
}
