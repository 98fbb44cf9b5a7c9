import type { ColumnName } from "#domain/judgment/columns/column-names.ts";
import type { RejectionCode } from "#domain/judgment/parse-result.ts";
import type { RowBatch } from "./cut-rows.ts";

/** Why an input or a part of it could not be read. The codes of the parser are in RejectionCode. */
export type InputFault =
  | RejectionCode
  | "missing"
  | "dangling_link"
  | "link_loop"
  | "no_permission"
  | "read_error"
  | "damaged_archive"
  | "bomb"
  | "encrypted"
  | "unknown_packing"
  | "nested_too_deep"
  | "too_large_json"
  | "row_too_large"
  | "unclosed_quote"
  | "unknown_columns"
  | "address_failed"
  | "plain_http";

/** The encoding of a file's text. */
export type TextEncoding = "utf-8" | "gb18030" | "utf-16le" | "utf-16be";

/** Where something was read from. `name` is for display: a path, or archive › entry. */
export interface InputOrigin {
  /** The path or URL that was given or found in a folder. An import is resumed file by file. */
  file: string;
  name: string;
  /** Offset in the stored bytes of the file at which the piece ends. It serves to show progress. */
  done: number;
}

/** A part of an input that can be parsed by itself. */
export type InputPiece = InputOrigin &
  (
    | (Omit<RowBatch, "kind"> & {
        kind: "rows";
        form: "csv" | "json-lines";
        headings: string[];
        delimiter: string;
        encoding: TextEncoding;
      })
    | { kind: "whole"; form: "json" | "text" | "html" | "xml" | "docx"; bytes: Buffer }
    /**
     * A row or a whole file that cannot be read. For a row, `row` is its number and `end` the offset after
     * it. For a file, `row` is 0.
     */
    | { kind: "failed"; reason: InputFault; detail: string; row: number; end: number }
    /** The end of a file. */
    | { kind: "end" }
  );

/**
 * Where to continue reading. `end` is the offset in the entry `name`, and `row` the number of the row there.
 * Earlier entries of an archive are done. If `end` is negative, the entry itself is done too.
 */
export interface InputPlace {
  name: string;
  end: number;
  row: number;
}

/** The columns of a document, as printed. */
export type RawColumns = Partial<Record<ColumnName, string>>;

/**
 * One document as its file contains it. `row` is the number of its row or line, 0 if the file is a single
 * document.
 */
export type RawDocument =
  | { kind: "columns"; row: number; columns: RawColumns }
  | { kind: "record"; row: number; value: unknown }
  | { kind: "text"; row: number; text: string }
  | { kind: "failed"; row: number; reason: InputFault; detail: string };
