import type { NumberReader } from "#domain/search/array-reads.ts";
import { writeWhole } from "../files/write-file.ts";
import { type BlockFile, type OpenBlocks, openGenerated } from "./block-file.ts";
import { BLOCK_BYTES } from "./checksums.ts";
import {
  COLUMN_KINDS,
  type Column,
  type ColumnKind,
  type ColumnOf,
  encodeHead,
  padding,
  sectionsStart,
} from "./column-kinds.ts";
import { type ReadWhole, readGenerated } from "./read-generated.ts";

const kindOf = (column: Column) =>
  (Object.keys(COLUMN_KINDS) as ColumnKind[]).find((kind) => column instanceof COLUMN_KINDS[kind])!;

/**
 * Writes named columns and a small JSON value into one file: length of the JSON head (u32), head, sections.
 * It opens without copying or decoding rows. Columns that grow are written by `SectionWriter`.
 */
export function writeSections(path: string, meta: object, columns: Record<string, Column>): void {
  const named = Object.entries(columns);
  const head = encodeHead(
    meta,
    named.map(([name, column]) => [name, kindOf(column), column.length]),
  );
  const sections = named.flatMap(([, { buffer, byteOffset, byteLength }]) => [
    Buffer.from(buffer, byteOffset, byteLength),
    padding(byteLength),
  ]);
  writeWhole(path, Buffer.concat([head, ...sections]));
}

/** Memory for a stretch is this much longer, so that it seldom grows. */
const ROOM = 1.5;

/** An open file of columns. */
export interface SectionFile<Meta> {
  meta: Meta;
  /** Whether the file has a column of that name and type. */
  has(name: string, kind: ColumnKind): boolean;
  /** The column of that name; throws if the file has none or it has another type. */
  column<Kind extends ColumnKind>(name: string, kind: Kind): ColumnOf<Kind>;
}

/**
 * Opens a file written by `writeSections`; columns are views of its bytes. Pass `readWhole` for a file not
 * sealed yet.
 */
export function readSections<Meta>(path: string, readWhole: ReadWhole = readGenerated): SectionFile<Meta> {
  const bytes = readWhole(path);
  const length = bytes.readUInt32LE(0);
  const { meta, sections } = JSON.parse(bytes.toString("utf8", 4, 4 + length));
  const start = bytes.byteOffset + sectionsStart(length);
  return {
    meta,
    has: (name, kind) => sections[name]?.[0] === kind,
    column: (name, kind) => {
      const [stored, at, size] = sections[name] ?? [];
      if (stored !== kind) throw new Error(`${path} holds no column ${name} of ${kind}: run npm run data`);
      return new COLUMN_KINDS[kind](bytes.buffer, start + at, size) as never;
    },
  };
}

/** A column of which each block of the file is read when one of its numbers is first asked for, and kept. */
class BlockwiseColumn implements NumberReader {
  readonly length: number;
  readonly #file: BlockFile;
  readonly #kind: ColumnKind;
  /** Where the column begins in the file, in bytes. */
  readonly #start: number;
  readonly #perBlock: number;
  /** Numbers that would fit between the start of the column's first block and its own. */
  readonly #before: number;
  readonly #blocks: (Column | undefined)[];

  constructor(file: BlockFile, kind: ColumnKind, start: number, length: number) {
    this.length = length;
    this.#file = file;
    this.#kind = kind;
    this.#start = start;
    const size = COLUMN_KINDS[kind].BYTES_PER_ELEMENT;
    this.#perBlock = BLOCK_BYTES / size;
    this.#before = (start % BLOCK_BYTES) / size;
    this.#blocks = Array.from({ length: Math.ceil((this.#before + length) / this.#perBlock) });
  }

  at(index: number): number | undefined {
    if (index >= this.length) return undefined;
    const place = this.#before + index;
    const inBlock = place % this.#perBlock;
    const block = (place - inBlock) / this.#perBlock;
    return (this.#blocks[block] ?? this.#read(block))[inBlock];
  }

  #read(block: number): Column {
    const numbers = new COLUMN_KINDS[this.#kind](this.#perBlock);
    const first = block === 0 ? this.#before : 0;
    const place = block * this.#perBlock + first - this.#before;
    const wanted = numbers.subarray(first, first + this.length - place);
    this.#file.read(
      new Uint8Array(wanted.buffer, wanted.byteOffset, wanted.byteLength),
      this.#start + place * numbers.BYTES_PER_ELEMENT,
    );
    this.#blocks[block] = numbers;
    return numbers;
  }
}

/** A column of which stretches are read into one piece of memory, as long as the longest of them. */
class FileStretches<Kind extends ColumnKind> {
  readonly #file: BlockFile;
  readonly #kind: Kind;
  readonly #start: number;
  #held: Column;

  constructor(file: BlockFile, kind: Kind, start: number) {
    this.#file = file;
    this.#kind = kind;
    this.#start = start;
    this.#held = new COLUMN_KINDS[kind](0);
  }

  subarray(from: number, to: number): ColumnOf<Kind> {
    const length = to - from;
    if (this.#held.length < length) this.#held = new COLUMN_KINDS[this.#kind](Math.ceil(length * ROOM));
    const numbers = this.#held.subarray(0, length);
    const { buffer, byteLength, BYTES_PER_ELEMENT } = numbers;
    this.#file.read(new Uint8Array(buffer, 0, byteLength), this.#start + from * BYTES_PER_ELEMENT);
    return numbers as ColumnOf<Kind>;
  }
}

/** A file of columns that stays open. */
export interface OpenSectionFile<Meta> extends SectionFile<Meta> {
  /** The same column, read block by block as its numbers are asked for. */
  blockwise(name: string, kind: ColumnKind): NumberReader;
  /** The same column, of which stretches are read as they are asked for; each is valid until the next of the column. */
  stretches<Kind extends ColumnKind>(name: string, kind: Kind): FileStretches<Kind>;
  /** No column may be asked for, nor a number of one that is read in parts, afterwards. */
  close(): void;
}

/** The same without reading the file whole: a column is read on demand. The file stays open until it is closed. */
export function openSections<Meta>(path: string, open: OpenBlocks = openGenerated): OpenSectionFile<Meta> {
  const file = open(path);
  const read = (from: number, size: number) => {
    const bytes = new Uint8Array(size);
    file.read(bytes, from);
    return bytes;
  };
  const length = Buffer.from(read(0, 4).buffer).readUInt32LE(0);
  const head = Buffer.from(read(4, length).buffer);
  const { meta, sections } = JSON.parse(head.toString("utf8"));
  const start = sectionsStart(length);
  const find = (name: string, kind: ColumnKind) => {
    const [stored, at, size] = sections[name] ?? [];
    if (stored !== kind) throw new Error(`${path} holds no column ${name} of ${kind}: run npm run data`);
    return { at: start + at, size };
  };
  return {
    meta,
    has: (name, kind) => sections[name]?.[0] === kind,
    close: () => file.close(),
    column: (name, kind) => {
      const { at, size } = find(name, kind);
      const bytes = read(at, size * COLUMN_KINDS[kind].BYTES_PER_ELEMENT);
      return new COLUMN_KINDS[kind](bytes.buffer, 0, size) as never;
    },
    blockwise: (name, kind) => {
      const { at, size } = find(name, kind);
      return new BlockwiseColumn(file, kind, at, size);
    },
    stretches: (name, kind) => new FileStretches(file, kind, find(name, kind).at),
  };
}
