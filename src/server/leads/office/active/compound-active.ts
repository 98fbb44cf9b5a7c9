import type { ActiveContent } from "./active-content.ts";

/*
 * Length of a directory entry in [MS-CFB]. The length of a sector is a multiple of it, so every entry is at a
 * multiple of 128. All such offsets are read as entries, so that a broken chain of sectors hides none.
 */
const ENTRY_BYTES = 128;
const NO_ENTRY = 0xffffffff;
const STORAGE = 1;
/** A stream of fewer bytes is stored in the root entry's stream, in pieces of 64 bytes ([MS-CFB] 2.2). */
const MINI_STREAM_BYTES = 4096;
/** The first two bytes of the main stream of a Word document ([MS-DOC] 2.5.2). */
const FIB = 0xa5ec;
/** The encryption flag in the two bytes at offset 10 of the main stream ([MS-DOC] 2.5.2). */
const FIB_ENCRYPTED = 0x0100;

interface Entry {
  name: string;
  type: number;
  child: number;
  sector: number;
  size: number;
}

const BY_NAME: Readonly<Record<string, ActiveContent>> = {
  MACROS: "macros",
  VBA: "macros",
  _VBA_PROJECT: "macros",
  _VBA_PROJECT_CUR: "macros",
  "\u0001OLE": "embedded_object",
  "\u0001OLE10NATIVE": "embedded_object",
  "EQUATION NATIVE": "embedded_object",
  PACKAGE: "embedded_object",
  ENCRYPTEDPACKAGE: "encrypted",
  ENCRYPTIONINFO: "encrypted",
};
/**
 * Matches a field that starts another program: a field mark, then DDE or DDEAUTO. The text has one or two
 * bytes per character.
 */
const DDE = /\p{Cc}(?: ?DDE(?:AUTO)?[ "]|\0(?: \0)*D\0D\0E\0)/iu;

/** Finds the active content of a compound file: a .doc, or an encrypted .docx. */
export function compoundActive(bytes: Buffer): ActiveContent[] {
  const entries = entriesOf(bytes);
  const found = new Set(entries.flatMap(({ name }) => BY_NAME[name.toUpperCase()] ?? []));
  const hasObjects = entries.some(
    ({ name, type, child }) => name === "ObjectPool" && type === STORAGE && child !== NO_ENTRY,
  );
  if (hasObjects) found.add("embedded_object");
  if (DDE.test(bytes.toString("latin1"))) found.add("dde_field");
  const root = entries.find(({ name }) => name === "Root Entry");
  for (const entry of entries)
    if (entry.name === "WordDocument" && isEncrypted(bytes, entry, root)) found.add("encrypted");
  return [...found];
}

function entriesOf(bytes: Buffer): Entry[] {
  const entries: Entry[] = [];
  for (let at = ENTRY_BYTES; at + ENTRY_BYTES <= bytes.length; at += ENTRY_BYTES) {
    const nameBytes = bytes.readUInt16LE(at + 64);
    const type = bytes[at + 66]!;
    const isEntry = nameBytes > 2 && nameBytes <= 64 && nameBytes % 2 === 0 && [1, 2, 5].includes(type);
    if (!isEntry) continue;
    entries.push({
      name: bytes.toString("utf16le", at, at + nameBytes - 2),
      type,
      child: bytes.readUInt32LE(at + 76),
      sector: bytes.readUInt32LE(at + 116),
      size: bytes.readUInt32LE(at + 120),
    });
  }
  return entries;
}

function isEncrypted(bytes: Buffer, { sector, size }: Entry, root: Entry | undefined): boolean {
  const sectorBytes = 2 ** bytes.readUInt16LE(30);
  const inMini = size < MINI_STREAM_BYTES && root !== undefined;
  const at = inMini ? (root.sector + 1) * sectorBytes + sector * 64 : (sector + 1) * sectorBytes;
  if (!(at + 12 <= bytes.length) || bytes.readUInt16LE(at) !== FIB) return false;
  return (bytes.readUInt16LE(at + 10) & FIB_ENCRYPTED) !== 0;
}
