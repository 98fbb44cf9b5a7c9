import { writeFileSync } from "node:fs";
import { type OpenBlocks, openGenerated } from "./block-file.ts";
import { type ReadWhole, readGenerated } from "./read-generated.ts";

/** A typed array that a section file can hold. */
export type Column = Uint8Array | Uint16Array | Uint32Array | Int32Array | Float64Array;

const KINDS = {
  u8: Uint8Array,
  u16: Uint16Array,
  u32: Uint32Array,
  i32: Int32Array,
  f64: Float64Array,
} as const;
type Kind = keyof typeof KINDS;
const kindOf = (column: Column) =>
  (Object.keys(KINDS) as Kind[]).find((kind) => column instanceof KINDS[kind])!;

/** Sections start at multiples of this, so that typed arrays can lie over them. */
const ALIGN = 8;
const pad = (size: number) => Math.ceil(size / ALIGN) * ALIGN;

/**
 * Writes named columns and a small JSON value into one file: length of the JSON head (u32), head, sections.
 * It opens without copying or decoding rows.
 */
export function writeSections(path: string, meta: object, columns: Record<string, Column>): void {
  let at = 0;
  const sections: Record<string, [kind: Kind, at: number, length: number]> = {};
  for (const [name, column] of Object.entries(columns)) {
    sections[name] = [kindOf(column), at, column.length];
    at += pad(column.byteLength);
  }
  const head = Buffer.from(JSON.stringify({ meta, sections }));
  const start = pad(4 + head.length);
  const file = Buffer.alloc(start + at);
  file.writeUInt32LE(head.length);
  head.copy(file, 4);
  for (const [name, column] of Object.entries(columns)) {
    const bytes = Buffer.from(column.buffer, column.byteOffset, column.byteLength);
    bytes.copy(file, start + sections[name]![1]);
  }
  writeFileSync(path, file);
}

/** An open file of columns. */
export interface SectionFile<Meta> {
  meta: Meta;
  /** The column of that name; throws if the file has none or it has another type. */
  column<K extends Kind>(name: string, kind: K): InstanceType<(typeof KINDS)[K]>;
}

/**
 * Opens a file written by `writeSections`; columns are views of its bytes. Pass `readWhole` for a file not
 * sealed yet.
 */
export function readSections<Meta>(path: string, readWhole: ReadWhole = readGenerated): SectionFile<Meta> {
  const bytes = readWhole(path);
  const length = bytes.readUInt32LE(0);
  const { meta, sections } = JSON.parse(bytes.toString("utf8", 4, 4 + length));
  const start = bytes.byteOffset + pad(4 + length);
  return {
    meta,
    column: (name, kind) => {
      const [stored, at, size] = sections[name] ?? [];
      if (stored !== kind) throw new Error(`${path} holds no column ${name} of ${kind}: run npm run data`);
      return new KINDS[kind](bytes.buffer, start + at, size) as never;
    },
  };
}

/** The same without reading the file whole: a column is read on demand. The file stays open. */
export function openSections<Meta>(path: string, open: OpenBlocks = openGenerated): SectionFile<Meta> {
  const file = open(path);
  const read = (from: number, size: number) => {
    const bytes = new Uint8Array(size);
    file.read(bytes, from);
    return bytes;
  };
  const length = Buffer.from(read(0, 4).buffer).readUInt32LE(0);
  const head = Buffer.from(read(4, length).buffer);
  const { meta, sections } = JSON.parse(head.toString("utf8"));
  const start = pad(4 + length);
  return {
    meta,
    column: (name, kind) => {
      const [stored, at, size] = sections[name] ?? [];
      if (stored !== kind) throw new Error(`${path} holds no column ${name} of ${kind}: run npm run data`);
      const bytes = read(start + at, size * KINDS[kind].BYTES_PER_ELEMENT);
      return new KINDS[kind](bytes.buffer, 0, size) as never;
    },
  };
}
