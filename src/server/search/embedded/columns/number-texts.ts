import { firstIndex, uint32At } from "#domain/search/array-reads.ts";
import { within32Bits } from "../../../generated/column-spool.ts";
import { readSections } from "../../../generated/section-file.ts";
import { SectionWriter } from "../../../generated/section-writer.ts";

/** Separates texts; no normalised text contains it. */
const LINE_END = "\n";

/** Writes the normalised numbers of all documents, added by doc id. */
export class NumberTextsWriter {
  readonly #file: SectionWriter<{ bytes: "u8"; offsets: "u32" }>;

  constructor(path: string) {
    this.#file = new SectionWriter(path, { bytes: "u8", offsets: "u32" });
    this.#file.columns.offsets.push(0);
  }

  add(number: string): void {
    const { bytes, offsets } = this.#file.columns;
    bytes.pushAll(Buffer.from(number + LINE_END));
    offsets.push(within32Bits(bytes.length, "numbers.bin"));
  }

  finish(): void {
    this.#file.finish();
  }
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

  /** Doc ids whose number contains a normalised text, ascending, as a lazy iterator. */
  *docIdsHolding(text: string): Generator<number> {
    const wanted = Buffer.from(text);
    for (let at = this.#bytes.indexOf(wanted); at >= 0; ) {
      const docId = this.#docIdAt(at);
      yield docId;
      at = this.#bytes.indexOf(wanted, uint32At(this.#offsets, docId + 1));
    }
  }

  /** The doc id of the number at an offset. */
  #docIdAt(offset: number): number {
    return firstIndex(this.#offsets.length, (at) => uint32At(this.#offsets, at) > offset) - 1;
  }
}
