import { writeFileSync } from "node:fs";
import { type OpenBlocks, openGenerated } from "./block-file.ts";
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
  writeFileSync(path, Buffer.concat([head, ...sections]));
}

/** An open file of columns. */
export interface SectionFile<Meta> {
  meta: Meta;
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
    column: (name, kind) => {
      const [stored, at, size] = sections[name] ?? [];
      if (stored !== kind) throw new Error(`${path} holds no column ${name} of ${kind}: run npm run data`);
      return new COLUMN_KINDS[kind](bytes.buffer, start + at, size) as never;
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
  const start = sectionsStart(length);
  return {
    meta,
    column: (name, kind) => {
      const [stored, at, size] = sections[name] ?? [];
      if (stored !== kind) throw new Error(`${path} holds no column ${name} of ${kind}: run npm run data`);
      const bytes = read(start + at, size * COLUMN_KINDS[kind].BYTES_PER_ELEMENT);
      return new COLUMN_KINDS[kind](bytes.buffer, 0, size) as never;
    },
  };
}
