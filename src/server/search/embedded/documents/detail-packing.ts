import { constants, zstdCompressSync, zstdDecompressSync } from "node:zlib";
import { increment } from "#domain/search/array-reads.ts";
import { commonText } from "./common-text.ts";
import { DetailAlphabet } from "./detail-alphabet.ts";

/** What every zstd frame begins with (RFC 8878, 3.1.1); it is not stored. */
const MAGIC = Buffer.from([0x28, 0xb5, 0x2f, 0xfd]);
/** Levels from 11 on take four times as long for .3 % fewer bytes. */
const LEVEL = 9;
/** The size of the content is not told either: it would take two bytes. */
const PARAMS = { [constants.ZSTD_c_compressionLevel]: LEVEL, [constants.ZSTD_c_contentSizeFlag]: 0 };
/** Bytes unpacked at once: most judgments need no more, and larger chunks would only be garbage. */
const CHUNK_BYTES = 4096;
/** Details that alphabet and common text are made from, spread over the index. */
export const SAMPLED_DETAILS = 2000;
/** Only the beginning and end of a longer detail, in characters, where judgments are most alike. */
const END_CHARACTERS = 4096;
/** Bytes that tell how many units the alphabet has. */
const HEAD_BYTES = 2;

/**
 * What details are packed with, as bytes that stand before the first: how many units their alphabet has (u16), these, and
 * the text they have in common, in that alphabet. The same details give the same bytes.
 */
export function sharedBytes(details: Iterable<object>): Buffer {
  const counts = new Uint32Array(1 << 16);
  const sample = Array.from(details, (detail) => {
    const text = JSON.stringify(detail);
    for (let at = 0; at < text.length; at++) increment(counts, text.charCodeAt(at));
    return text.length <= END_CHARACTERS * 2
      ? text
      : text.slice(0, END_CHARACTERS) + text.slice(-END_CHARACTERS);
  });
  const alphabet = DetailAlphabet.of(counts);
  const head = Buffer.alloc(HEAD_BYTES);
  head.writeUInt16LE(alphabet.bytes.length / 2);
  const common = commonText(sample.map((text) => alphabet.encode(text)));
  return Buffer.concat([head, alphabet.bytes, common]);
}

/** Packs and unpacks details, as JSON, one by one. */
export class DetailPacking {
  readonly #alphabet: DetailAlphabet;
  readonly #common: Buffer;

  constructor(shared: Buffer) {
    const end = HEAD_BYTES + shared.readUInt16LE() * 2;
    this.#alphabet = new DetailAlphabet(shared.subarray(HEAD_BYTES, end));
    this.#common = shared.subarray(end);
  }

  pack(detail: string): Buffer {
    const text = this.#alphabet.encode(detail);
    return zstdCompressSync(text, { dictionary: this.#common, params: PARAMS }).subarray(MAGIC.length);
  }

  unpack(packed: Uint8Array): string {
    const frame = Buffer.concat([MAGIC, packed]);
    return this.#alphabet.decode(
      zstdDecompressSync(frame, { dictionary: this.#common, chunkSize: CHUNK_BYTES }),
    );
  }
}
