import { declaresBomb, type InflatesBeyond, unpacksBeyond } from "./zip-bomb.ts";
import { readZipDirectory } from "./zip-directory.ts";

/** Why content is refused. */
export type ContentFault = "type_not_content" | "archive_bomb" | "two_formats";

const ascii = (text: string) => [...text].map((letter) => letter.charCodeAt(0));

/** The bytes at the beginning of a file with this extension; other required marks are searched at its end. */
const BEGINS: Record<string, readonly number[]> = {
  // A byte order mark before these bytes is not accepted: it is a way to smuggle scripts past viewers.
  pdf: ascii("%PDF-"),
  docx: [...ascii("PK"), 3, 4],
  // Compound File Binary Format, [MS-CFB] 2.2.
  doc: [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1],
  jpg: [0xff, 0xd8, 0xff],
  jpeg: [0xff, 0xd8, 0xff],
  png: [0x89, ...ascii("PNG\r\n"), 0x1a, 0x0a],
};

/** PDF readers search the mark within this many first bytes, so a picture can also be a PDF. */
const PDF_SEARCH_BYTES = 1024;
/** PDF readers expect the end mark within about this many last bytes. */
const PDF_END_BYTES = 2048;
/**
 * Every Word document has a stream of this name in its directory; spreadsheets and installers have others. A
 * directory entry begins with its name, at a multiple of its own size ([MS-CFB] 2.6.1).
 */
const WORD_STREAM = ascii("WordDocument").flatMap((code) => [code, 0]);
const DIRECTORY_ENTRY_BYTES = 128;

const latin1 = (bytes: Uint8Array) => Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");

function checkBeginning(extension: string, bytes: Uint8Array): ContentFault | null {
  if (!BEGINS[extension]?.every((byte, at) => bytes[at] === byte)) return "type_not_content";
  const beginning = latin1(bytes.subarray(0, PDF_SEARCH_BYTES));
  if (extension !== "pdf" && beginning.includes("%PDF-")) return "two_formats";
  if (/<(html|script|svg|\?php)/i.test(beginning)) return "two_formats";
  return null;
}

function checkEnd(extension: string, bytes: Uint8Array): ContentFault | null {
  const entries = readZipDirectory(bytes);
  if (extension !== "docx") {
    if (entries) return "two_formats";
    if (extension === "pdf" && !latin1(bytes.subarray(-PDF_END_BYTES)).includes("%%EOF"))
      return "type_not_content";
    return null;
  }
  if (!entries) return "type_not_content";
  if (declaresBomb(entries, bytes.length)) return "archive_bomb";
  const names = new Set(entries.map(({ name }) => name));
  const isWord = names.has("[Content_Types].xml") && [...names].some((name) => name.startsWith("word/"));
  return isWord ? null : "type_not_content";
}

/**
 * Why a file does not match its extension, hides another format or unpacks like a bomb; null if it is sound.
 * Checked in the browser for the visitor's sake, on arrival if a file is unsealed, and again after every
 * decryption. `budget`: the most bytes to unpack; beyond it the archive is judged by the sizes it declares.
 */
export async function checkContent(
  extension: string,
  bytes: Uint8Array,
  inflatesBeyond: InflatesBeyond,
  budget?: number,
): Promise<ContentFault | null> {
  const fault = checkBeginning(extension, bytes) ?? checkEnd(extension, bytes);
  if (fault) return fault;
  if (
    extension === "docx" &&
    (await unpacksBeyond(readZipDirectory(bytes) ?? [], bytes, inflatesBeyond, budget))
  )
    return "archive_bomb";
  return extension === "doc" && !namesWordStream(bytes) ? "type_not_content" : null;
}

function namesWordStream(bytes: Uint8Array): boolean {
  for (let at = 0; at < bytes.length; at += DIRECTORY_ENTRY_BYTES)
    if (WORD_STREAM.every((byte, offset) => bytes[at + offset] === byte)) return true;
  return false;
}
