import type { ActiveContent } from "./active-content.ts";
import { compoundActive } from "./compound-active.ts";
import { docxActive } from "./docx-active.ts";
import { pdfActive } from "./pdf-active.ts";

const begins = (bytes: Uint8Array, mark: readonly number[]) => mark.every((byte, at) => bytes[at] === byte);
const COMPOUND = [0xd0, 0xcf, 0x11, 0xe0];
const ZIP = [0x50, 0x4b, 3, 4];
/** Number of bytes at the beginning of a file in which the signature of a PDF may be. */
const PDF_SEARCH_BYTES = 1024;

/**
 * Finds the active content of a file. The format is recognised by the bytes, not by the name. Pictures have
 * no active content.
 */
export function findActive(content: Uint8Array): ActiveContent[] {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.length);
  if (begins(bytes, COMPOUND)) return compoundActive(bytes);
  if (begins(bytes, ZIP)) return docxActive(bytes);
  return bytes.subarray(0, PDF_SEARCH_BYTES).includes("%PDF-") ? pdfActive(bytes) : [];
}
