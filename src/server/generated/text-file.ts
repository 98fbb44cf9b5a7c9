import { writeFileSync } from "node:fs";
import { openGenerated } from "./block-file.ts";

/** Texts one after another, with the byte offset of each and one more for the end. */
export interface PackedTexts {
  bytes: Buffer;
  offsets: Uint32Array;
}

/** Packs texts as UTF-8; at most 4 GB together. */
export function packTexts(texts: readonly string[]): PackedTexts {
  const parts = texts.map((text) => Buffer.from(text, "utf8"));
  const offsets = new Uint32Array(texts.length + 1);
  for (const [index, part] of parts.entries()) offsets[index + 1] = offsets[index]! + part.length;
  return { bytes: Buffer.concat(parts), offsets };
}

/** Writes packed texts to a file of their own. */
export function writeTexts(path: string, { bytes }: PackedTexts): void {
  writeFileSync(path, bytes);
}

/** Reads single texts of a packed file; only the requested rows are read and decoded. */
export interface TextReader {
  at(index: number): string;
  close(): void;
}

/** Opens a packed file whose texts begin at `offsets`, in bytes; throws ENOENT if there is none. */
export function openTexts(path: string, offsets: Uint32Array): TextReader {
  const file = openGenerated(path);
  return {
    at: (index) => {
      const from = offsets[index]!;
      const bytes = Buffer.allocUnsafe(offsets[index + 1]! - from);
      file.read(bytes, from);
      return bytes.toString("utf8");
    },
    close: () => file.close(),
  };
}
