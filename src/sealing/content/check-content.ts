import { declaresBomb, type InflatesBeyond, unpacksBeyond } from "./zip-bomb.ts";
import { readZipDirectory } from "./zip-directory.ts";

/** Why the content of a file is refused. */
export type ContentFault = "type_not_content" | "archive_bomb" | "two_formats";

const ascii = (text: string) => [...text].map((letter) => letter.charCodeAt(0));

/** Maps an extension to the bytes with which such a file begins. */
const BEGINS: Record<string, readonly number[]> = {
  // A byte order mark before these bytes is not accepted, because it can hide scripts from viewers.
  pdf: ascii("%PDF-"),
  docx: [...ascii("PK"), 3, 4],
  // Compound File Binary Format, [MS-CFB] 2.2.
  doc: [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1],
  jpg: [0xff, 0xd8, 0xff],
  jpeg: [0xff, 0xd8, 0xff],
  png: [0x89, ...ascii("PNG\r\n"), 0x1a, 0x0a],
};

/**
 * Number of bytes at the beginning of a file in which PDF readers search for the mark. A picture that
 * contains the mark there is also a PDF.
 */
const PDF_SEARCH_BYTES = 1024;
/** Number of bytes at the end of a file in which PDF readers expect the end mark, approximately. */
const PDF_END_BYTES = 2048;
/**
 * The name of a stream that the directory of every Word document contains. Spreadsheets and installers have
 * the same format and other streams.
 */
const WORD_STREAM = ascii("WordDocument").flatMap((code) => [code, 0]);
/**
 * Size of an entry of the directory, in bytes. An entry begins with its name, at a multiple of this size
 * ([MS-CFB] 2.6.1).
 */
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
 * Why a file is refused: it does not match its extension, contains a second format, or unpacks to far too
 * many bytes. Null if none applies. The browser checks a file for the visitor's sake, the service checks a
 * file that arrives unencrypted, and the office checks every file after decryption. `budget` is the maximum
 * number of bytes to unpack. What is beyond it is judged only by the sizes that the archive declares.
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
