import { firstIndex, uint32At } from "#domain/search/array-reads.ts";
import { within32Bits } from "../../../generated/column-spool.ts";
import { readSections } from "../../../generated/section-file.ts";
import { SectionWriter } from "../../../generated/section-writer.ts";

/** Separates numbers. No normalised number contains it. */
const LINE_END = "\n";

/** Writes the normalised case numbers of all documents. They are added in the order of the doc ids. */
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

/** The normalised case numbers of all documents, in memory; about 30 bytes each. */
export class NumberTexts {
  readonly #bytes: Buffer;
  readonly #offsets: Uint32Array;

  constructor(path: string) {
    const file = readSections(path);
    const bytes = file.column("bytes", "u8");
    this.#bytes = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
    this.#offsets = file.column("offsets", "u32");
  }

  /** The doc ids whose case number contains a normalised text, ascending. The iterator is lazy. */
  *docIdsHolding(text: string): Generator<number> {
    const wanted = Buffer.from(text);
    for (let at = this.#bytes.indexOf(wanted); at >= 0; ) {
      const docId = this.#docIdAt(at);
      yield docId;
      at = this.#bytes.indexOf(wanted, uint32At(this.#offsets, docId + 1));
    }
  }

  /** The doc id whose number is at a byte offset. */
  #docIdAt(offset: number): number {
    return firstIndex(this.#offsets.length, (at) => uint32At(this.#offsets, at) > offset) - 1;
  }
}
