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

/** Maximum ratio of the unpacked to the packed size of a file. Genuine CSV has a ratio of 3 to 20. */
const BOMB_RATIO = 200;
/** Up to this size a higher ratio is accepted, because a file of spaces may be genuine. */
const BOMB_BYTES = 64 << 20;
/** Bytes that are inflated at once. If there are fewer, passing them on takes longer than inflating them. */
const INFLATED_BYTES = 256 << 10;
const STORED = 0;
const FLAG_UTF8 = 0x800;

/** A file in an archive. The archive states `bytes` and `packedBytes`; a file of another length fails. */
export interface ArchiveFile {
  name: string;
  bytes: number;
  packedBytes: number;
  /** Offset of the file in the archive. It serves to show progress. */
  offset: number;
  /** Why the file cannot be read. Null if it can. */
  fault: "encrypted" | "bomb" | "unknown_packing" | null;
  /** Opens the unpacked bytes of the file from an offset. */
  open: OpenFrom;
}

/** Opens the archive at a path. Throws an error of the system or of yauzl if that fails. */
export const openArchive = (path: string): Promise<ZipFile> =>
  openPromise(path, { autoClose: false, decodeStrings: false, validateEntrySizes: true });

/** Opens an archive that can only be read forwards. `bytes` is its size. */
export const openForward = (open: OpenFrom, bytes: number): Promise<ZipFile> =>
  fromRandomAccessReaderPromise(new ForwardReader(open, bytes), bytes, {
    autoClose: false,
    decodeStrings: false,
    validateEntrySizes: true,
  });

/**
 * The files of an archive, in the order of its directory. Folders and files of the operating system are left
 * out.
 */
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
      // If files overlap, the archive unpacks to more bytes than the ratios of its single files show.
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

/** The unpacked content in large chunks. Throws if its length is not the one that the archive states. */
async function* inflated(packed: Readable, bytes: number): AsyncGenerator<Buffer> {
  // An error also ends the loop below, so the callback has nothing to do.
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
 * The name of an entry. Without the UTF-8 flag it may be UTF-8 nevertheless, or GBK if the archive comes from
 * a Chinese Windows.
 */
function nameOf(entry: Entry): string {
  const raw = entry.fileNameRaw;
  if (entry.generalPurposeBitFlag & FLAG_UTF8)
    return getFileNameLowLevel(entry.generalPurposeBitFlag, raw, entry.extraFields, false);
  for (const label of ["utf-8", "gb18030"]) {
    try {
      return new TextDecoder(label, { fatal: true }).decode(raw);
    } catch {
      // The name is not valid in this encoding, so the next is tried.
    }
  }
  return raw.toString("latin1");
}
