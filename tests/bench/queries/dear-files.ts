import { randomBytes } from "node:crypto";
import { zipSync } from "fflate";

/** Leaves room for the form's fields below the 4 MB limit for a whole file. */
const FILE_BYTES = 3_800_000;
/** Unpacked size of the largest accepted archive: 40 bytes for each of its own. */
const UNPACKED_BYTES = 140_000_000;

/** A case file that is expensive to check, and whether its sender has a lead. */
export interface DearFile {
  name: string;
  fileName: string;
  bytes: Uint8Array<ArrayBuffer>;
  hasLead: boolean;
}

/** The most expensive whole files: refused for a cheap reason, refused for their content, or accepted. */
export function dearFiles(): DearFile[] {
  const doc = new Uint8Array(3_900_000).fill(87);
  doc.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  const wide = docx([UNPACKED_BYTES], FILE_BYTES - 200_000);
  const lying = docx([5_900_000], FILE_BYTES - 50_000, 5_899_999);
  const many = docx(
    Array.from({ length: 700 }, () => 16_000),
    0,
    15_999,
  );
  return [
    { name: ".doc of one letter, no lead", fileName: "a.doc", bytes: doc, hasLead: false },
    { name: ".docx of 140 MB, no lead", fileName: "a.docx", bytes: wide, hasLead: false },
    { name: ".doc of one letter", fileName: "a.doc", bytes: doc, hasLead: true },
    { name: ".docx that lies of 6 MB", fileName: "a.docx", bytes: lying, hasLead: true },
    { name: ".docx of 700 parts, one lies", fileName: "a.docx", bytes: many, hasLead: true },
    { name: ".docx of 140 MB", fileName: "a.docx", bytes: wide, hasLead: true },
  ];
}

/**
 * A docx with blank parts of these sizes and a picture; `declared` replaces the last part's size in the
 * directory.
 */
function docx(sizes: readonly number[], pictureBytes: number, declared?: number): Uint8Array<ArrayBuffer> {
  const parts = sizes.map((size, at) => [`word/part${at}.xml`, new Uint8Array(size)] as const);
  const packed = Buffer.from(
    zipSync({
      "[Content_Types].xml": new Uint8Array(9),
      "word/media/image1.png": [randomBytes(pictureBytes), { level: 0 }],
      ...Object.fromEntries(parts),
    }),
  );
  const [last] = parts.at(-1)!;
  if (declared !== undefined) packed.writeUInt32LE(declared, packed.lastIndexOf(last) - 46 + 24);
  return new Uint8Array(packed);
}
