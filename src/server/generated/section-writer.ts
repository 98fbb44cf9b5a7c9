import { closeSync, openSync } from "node:fs";
import { writeFully } from "../files/write-file.ts";
import { COLUMN_KINDS, type Column, type ColumnKind, encodeHead, padding } from "./column-kinds.ts";
import { ColumnSpool } from "./column-spool.ts";

/**
 * Writes named columns and a small JSON value into one file: the length of the JSON head (u32), the head,
 * then the columns. Columns grow value by value in constant memory. Until `finish` they are in files
 * NAME.COLUMN.tmp beside the file.
 */
export class SectionWriter<Kinds extends Record<string, ColumnKind>> {
  /** The columns. They have the same order in the file. */
  readonly columns: { readonly [Name in keyof Kinds]: ColumnSpool<Kinds[Name]> };
  readonly #path: string;

  constructor(path: string, kinds: Kinds) {
    this.#path = path;
    this.columns = Object.fromEntries(
      Object.entries(kinds).map(([name, kind]) => [name, new ColumnSpool(`${path}.${name}.tmp`, kind)]),
    ) as unknown as typeof this.columns;
  }

  /** Writes the file and removes the temporary files. */
  finish(meta: object = {}): void {
    const columns: [string, ColumnSpool][] = Object.entries(this.columns);
    const file = openSync(this.#path, "w");
    try {
      writeFully(
        file,
        encodeHead(
          meta,
          columns.map(([name, { kind, length }]) => [name, kind, length]),
        ),
      );
      for (const [, column] of columns) {
        let bytes = 0;
        for (const { buffer, byteOffset, byteLength } of column.chunks()) {
          writeFully(file, new Uint8Array(buffer, byteOffset, byteLength));
          bytes += byteLength;
        }
        writeFully(file, padding(bytes));
      }
    } finally {
      closeSync(file);
      this.close();
    }
  }

  /** Drops the columns and removes the temporary files. */
  close(): void {
    for (const column of Object.values<ColumnSpool>(this.columns)) column.close();
  }
}

/** Writes a file from columns that are in memory. */
export function writeSections(path: string, meta: object, columns: Record<string, Column>): void {
  const kindOf = (column: Column) =>
    (Object.keys(COLUMN_KINDS) as ColumnKind[]).find((kind) => column instanceof COLUMN_KINDS[kind]) ?? "u8";
  const entries = Object.entries(columns);
  const file = new SectionWriter(path, Object.fromEntries(entries.map(([name, one]) => [name, kindOf(one)])));
  for (const [name, column] of entries) file.columns[name]?.pushAll(column);
  file.finish(meta);
}
