import { pipeline, Readable } from "node:stream";
import { createInflateRaw } from "node:zlib";
import {
  type Entry,
  fromRandomAccessReaderPromise,
  getFileNameLowLevel,
  openPromise,
  type ZipFile,
} from "yauzl";
import { ForwardReader, type OpenFrom, skipBytes } from "./forward-reader.ts";

/** Largest expansion ratio of an archive file. Genuine CSV expands 3 to 20 times. */
const BOMB_RATIO = 200;
/** Below this size a high ratio is accepted, since a file of blanks may be genuine. */
const BOMB_BYTES = 64 << 20;
/** Bytes inflated at once; with less, passing them on takes longer than inflating. */
const INFLATED_BYTES = 256 << 10;
const STORED = 0;
const FLAG_UTF8 = 0x800;

/** One file of an archive. `bytes` and `packedBytes` are declared in the archive and enforced. */
export interface ArchiveFile {
  name: string;
  bytes: number;
  packedBytes: number;
  /** Offset of the file in the archive, for progress. */
  offset: number;
  /** Why the file cannot be read; null if it can. */
  fault: "encrypted" | "bomb" | "unknown_packing" | null;
  /** Opens the file's bytes from an offset. */
  open: OpenFrom;
}

/** The archive at a path. Throws the system's or yauzl's error if it cannot be opened. */
export const openArchive = (path: string): Promise<ZipFile> =>
  openPromise(path, { autoClose: false, decodeStrings: false, validateEntrySizes: true });

/** An archive of the given size that can only be read forwards. */
export const openForward = (open: OpenFrom, bytes: number): Promise<ZipFile> =>
  fromRandomAccessReaderPromise(new ForwardReader(open, bytes), bytes, {
    autoClose: false,
    decodeStrings: false,
    validateEntrySizes: true,
  });

/** The files of an archive in the order of its directory; folders and operating system files are left out. */
export async function* filesOf(archive: ZipFile, archiveBytes: number): AsyncGenerator<ArchiveFile> {
  let packed = 0;
  for await (const entry of archive.eachEntry()) {
    const name = nameOf(entry);
    if (isNoise(name)) continue;
    packed += entry.compressedSize;
    yield {
      name,
      bytes: entry.uncompressedSize,
      packedBytes: entry.compressedSize,
      offset: entry.relativeOffsetOfLocalHeader,
      // Overlapping files make an archive expand more than its ratio shows.
      fault: packed > archiveBytes ? "bomb" : faultOf(entry),
      open: (from) => openEntry(archive, entry, from),
    };
  }
}

function faultOf(entry: Entry): ArchiveFile["fault"] {
  if (entry.isEncrypted()) return "encrypted";
  if (!entry.canDecodeFileData()) return "unknown_packing";
  const isBomb =
    entry.uncompressedSize > BOMB_BYTES && entry.uncompressedSize > BOMB_RATIO * entry.compressedSize;
  return isBomb ? "bomb" : null;
}

async function openEntry(archive: ZipFile, entry: Entry, from: number): Promise<Readable> {
  if (entry.compressionMethod === STORED)
    return archive.openReadStreamPromise(entry, from ? { start: from } : {});
  const packed = await archive.openReadStreamPromise(entry, { decodeFileData: false });
  return skipBytes(Readable.from(inflated(packed, entry.uncompressedSize), { objectMode: false }), from);
}

/** The inflated content in large chunks; throws if its length differs from the declared one. */
async function* inflated(packed: Readable, bytes: number): AsyncGenerator<Buffer> {
  // The callback is empty because an error also ends the loop below.
  const chunks = pipeline(packed, createInflateRaw({ chunkSize: INFLATED_BYTES }), () => {});
  let left = bytes;
  for await (const chunk of chunks as AsyncIterable<Buffer>) {
    left -= chunk.length;
    if (left < 0) break;
    yield chunk;
  }
  if (left !== 0)
    throw new Error(`${left < 0 ? "more" : "fewer"} than the ${bytes} bytes that the archive says`);
}

function isNoise(name: string): boolean {
  return name.endsWith("/") || name.split("/").some((part) => /^\.(?!\.?$)|^__MACOSX$/.test(part));
}

/**
 * The name of an entry. Names without the UTF-8 flag are often UTF-8 nevertheless, or GBK from Chinese
 * Windows.
 */
function nameOf(entry: Entry): string {
  const raw = entry.fileNameRaw;
  if (entry.generalPurposeBitFlag & FLAG_UTF8)
    return getFileNameLowLevel(entry.generalPurposeBitFlag, raw, entry.extraFields, false);
  for (const label of ["utf-8", "gb18030"]) {
    try {
      return new TextDecoder(label, { fatal: true }).decode(raw);
    } catch {
      // The name is not in this encoding.
    }
  }
  return raw.toString("latin1");
}
