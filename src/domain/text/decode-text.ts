/** A file's text, or why it is not text. */
export type Decoded =
  | { kind: "text"; text: string }
  | { kind: "unreadable" }
  | { kind: "unsupported"; format: string };

/** The first bytes of binary formats that people take for text. */
const SIGNATURES: [string, number[]][] = [
  ["PDF", [0x25, 0x50, 0x44, 0x46]],
  ["Word 97", [0xd0, 0xcf, 0x11, 0xe0]],
  ["RTF", [0x7b, 0x5c, 0x72, 0x74, 0x66]],
  ["RAR", [0x52, 0x61, 0x72, 0x21]],
  ["7z", [0x37, 0x7a, 0xbc, 0xaf]],
  ["gzip", [0x1f, 0x8b]],
  ["JPEG", [0xff, 0xd8, 0xff]],
  ["PNG", [0x89, 0x50, 0x4e, 0x47]],
];

/** The name of a binary format that people take for text; null if the bytes are in none of these. */
export function unsupportedFormat(bytes: Uint8Array): string | null {
  return SIGNATURES.find(([, signature]) => signature.every((byte, at) => bytes[at] === byte))?.[0] ?? null;
}

/** Whether the bytes are a zip archive. docx and xlsx files are zip archives too. */
export function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] === 3 || bytes[2] === 5);
}

/**
 * The text of a file. It is UTF-8 with or without a byte order mark, else UTF-16 with one, else GB18030
 * (which includes GBK and GB2312). Other files are unreadable; nothing is guessed or replaced.
 */
export function decodeText(bytes: Uint8Array): Decoded {
  const format = unsupportedFormat(bytes);
  if (format) return { kind: "unsupported", format };
  const mark = `${bytes[0]} ${bytes[1]}`;
  const utf16 = mark === "255 254" ? "utf-16le" : mark === "254 255" ? "utf-16be" : null;
  if (!utf16 && bytes.subarray(0, 65_536).includes(0)) return { kind: "unreadable" };
  for (const label of utf16 ? [utf16] : ["utf-8", "gb18030"])
    try {
      return { kind: "text", text: new TextDecoder(label, { fatal: true }).decode(bytes) };
    } catch {
      // The text is in the next encoding, or in none of them.
    }
  return { kind: "unreadable" };
}
