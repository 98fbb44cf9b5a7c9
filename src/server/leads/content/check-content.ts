import { fileTypeFromBuffer } from "file-type";
import { beginsLikeBomb, declaresBomb, unpacksBeyond } from "./zip-bomb.ts";
import { readZipDirectory } from "./zip-directory.ts";

/** Why content is refused. */
export type ContentFault = "type_not_content" | "archive_bomb" | "two_formats";

/** What file-type calls the beginning of a file with this ending; a docx cut off after its first part is a zip. */
const DETECTED: Record<string, readonly string[]> = {
  pdf: ["pdf"],
  docx: ["docx", "zip"],
  doc: ["doc", "cfb"],
  jpg: ["jpg"],
  jpeg: ["jpg"],
  png: ["png", "apng"],
};

/** Readers of PDF look for its mark this far into a file, which is how a picture can be one too. */
const PDF_SEARCH_BYTES = 1024;
/** A reader of PDF expects the end mark in about this many last bytes. */
const PDF_END_BYTES = 2048;
/** What file-type asks for; more would let it follow an archive through thousands of entries. */
const DETECTED_BYTES = 4100;
const latin1 = (bytes: Uint8Array) => Buffer.from(bytes).toString("latin1");

/** Why the beginning of a file is not what its ending says, or null. */
export async function checkHead(extension: string, head: Uint8Array): Promise<ContentFault | null> {
  const fault = await checkBeginning(extension, head);
  return fault ?? (extension === "docx" && beginsLikeBomb(head) ? "archive_bomb" : null);
}

async function checkBeginning(extension: string, head: Uint8Array): Promise<ContentFault | null> {
  const beginning = latin1(head.subarray(0, PDF_SEARCH_BYTES));
  const detected =
    (await fileTypeFromBuffer(head.subarray(0, DETECTED_BYTES)).catch(() => undefined))?.ext ?? "";
  if (!DETECTED[extension]?.includes(detected)) return "type_not_content";
  // file-type reads a PDF behind a byte order mark too; the mark is how scripts are smuggled past viewers.
  if (extension === "pdf" && !beginning.startsWith("%PDF-")) return "type_not_content";
  if (extension !== "pdf" && beginning.includes("%PDF-")) return "two_formats";
  if (/<(html|script|svg|\?php)/i.test(beginning)) return "two_formats";
  return null;
}

/** Why the end of a file is not what its ending says, or null. `size` is the whole file's, in bytes. */
export function checkTail(extension: string, tail: Uint8Array, size: number): ContentFault | null {
  const entries = readZipDirectory(tail);
  if (extension !== "docx") {
    if (entries) return "two_formats";
    if (extension === "pdf" && !latin1(tail.subarray(-PDF_END_BYTES)).includes("%%EOF"))
      return "type_not_content";
    return null;
  }
  if (!entries) return "type_not_content";
  if (declaresBomb(entries, size)) return "archive_bomb";
  const names = new Set(entries.map(({ name }) => name));
  const isWord = names.has("[Content_Types].xml") && [...names].some((name) => name.startsWith("word/"));
  return isWord ? null : "type_not_content";
}

/** Why a whole file is not what its ending says, or null: both ends, and what shows only in between. */
export async function checkWhole(extension: string, bytes: Uint8Array): Promise<ContentFault | null> {
  const fault = (await checkBeginning(extension, bytes)) ?? checkTail(extension, bytes, bytes.length);
  if (fault) return fault;
  if (extension === "docx" && unpacksBeyond(readZipDirectory(bytes) ?? [], bytes)) return "archive_bomb";
  // Every Word document has a stream of this name in its directory; sheets and installers have others.
  if (extension === "doc" && !Buffer.from(bytes).includes(Buffer.from("WordDocument", "utf16le")))
    return "type_not_content";
  return null;
}
