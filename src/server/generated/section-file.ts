import { type OpenBlocks, openGenerated } from "./block-file.ts";
import { COLUMN_KINDS, type ColumnKind, type ColumnOf, sectionsStart } from "./column-kinds.ts";
import { type ReadWhole, readGenerated } from "./read-generated.ts";

/** A file of columns. */
export interface SectionFile<Meta> {
  meta: Meta;
  /** The column of this name. Throws if there is none, or if it is of another kind. */
  column<Kind extends ColumnKind>(name: string, kind: Kind): ColumnOf<Kind>;
}

/** A file of columns that stays open, so that columns are read on demand. */
export interface OpenSectionFile<Meta> extends SectionFile<Meta> {
  /** The column of this name. Any range of it is read on demand. */
  stretches<Kind extends ColumnKind>(name: string, kind: Kind): Stretches<Kind>;
  /**
   * Closes the file. After that no column may be requested, and columns that are not read completely may not
   * be used.
   */
  close(): void;
}

interface Stretches<Kind extends ColumnKind> {
  subarray(from: number, to: number): ColumnOf<Kind>;
}

/** The columns of a file by name. */
export type ColumnsOf<Kinds extends Record<string, ColumnKind>> = {
  [Name in keyof Kinds]: ColumnOf<Kinds[Name]>;
};

/** Reads the columns of a file that have these names and kinds. */
export const readColumns = <Kinds extends Record<string, ColumnKind>>(
  { column }: Pick<SectionFile<unknown>, "column">,
  kinds: Kinds,
): ColumnsOf<Kinds> =>
  Object.fromEntries(Object.entries(kinds).map(([name, kind]) => [name, column(name, kind)])) as never;

/**
 * Reads a file of columns. The columns are views of the file's bytes. A file without checksums needs another
 * `readWhole`.
 */
export function readSections<Meta>(path: string, readWhole: ReadWhole = readGenerated): SectionFile<Meta> {
  const bytes = readWhole(path);
  return parseSections<Meta>(path, (from, length) => bytes.subarray(from, from + length)).file;
}

/** Opens a file of columns. Columns are read on demand. The file stays open until `close`. */
export function openSections<Meta>(path: string, open: OpenBlocks = openGenerated): OpenSectionFile<Meta> {
  const blocks = open(path);
  const { file, find } = parseSections<Meta>(path, (from, length) => {
    const bytes = new Uint8Array(length);
    blocks.read(bytes, from);
    return bytes;
  });
  return {
    ...file,
    close: () => blocks.close(),
    stretches: (name, kind) => {
      const { start } = find(name, kind);
      return {
        subarray: (from, to) => {
          const numbers = new COLUMN_KINDS[kind](to - from);
          const { buffer, BYTES_PER_ELEMENT } = numbers;
          blocks.read(new Uint8Array(buffer), start + from * BYTES_PER_ELEMENT);
          return numbers as never;
        },
      };
    },
  };
}

/**
 * Parses the head of a file. `read` returns `length` bytes from an offset. `find` returns where a column is.
 */
function parseSections<Meta>(path: string, read: (from: number, length: number) => Uint8Array<ArrayBuffer>) {
  const headBytes = Buffer.from(read(0, 4)).readUInt32LE();
  const { meta, sections } = JSON.parse(Buffer.from(read(4, headBytes)).toString("utf8"));
  const find = (name: string, kind: ColumnKind): { start: number; length: number } => {
    const [stored, at, length] = sections[name] ?? [];
    if (stored !== kind) throw new Error(`${path} holds no column ${name} of ${kind}: run npm run data`);
    return { start: sectionsStart(headBytes) + at, length };
  };
  const file: SectionFile<Meta> = {
    meta,
    column: (name, kind) => {
      const { start, length } = find(name, kind);
      const { buffer, byteOffset } = read(start, length * COLUMN_KINDS[kind].BYTES_PER_ELEMENT);
      return new COLUMN_KINDS[kind](buffer, byteOffset, length) as never;
    },
  };
  return { file, find };
}
