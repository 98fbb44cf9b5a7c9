import type { ColumnName } from "#domain/judgment/columns/column-names.ts";
import type { RejectionCode } from "#domain/judgment/parse-result.ts";
import type { RowBatch } from "./cut-rows.ts";

/** Why an input, or a part of one, could not be read, except for a parser's rejections. */
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

/** The file that something was read from; `name` is for display: a path, or archive › entry. */
export interface InputOrigin {
  /** The path or URL given, or found in a folder: the unit in which an import resumes. */
  file: string;
  name: string;
  /** The offset in the file at which this piece ends, in stored bytes. */
  done: number;
}

/** A part of an input that can be parsed on its own. */
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
     * If one row is faulty, `row` is its number and `end` the offset after it. For a fault of the whole file
     * `row` is 0.
     */
    | { kind: "failed"; reason: InputFault; detail: string; row: number; end: number }
    /** The end of a file was reached. */
    | { kind: "end" }
  );

/**
 * The position to resume reading at: the offset in an entry and the row number there. Earlier entries are
 * done, and so is the entry itself if `end` is negative.
 */
export interface InputPlace {
  name: string;
  end: number;
  row: number;
}

/** The columns of a document, as printed. */
export type RawColumns = Partial<Record<ColumnName, string>>;

/** One document as found in its file. `row` is the row or line in the file, 0 if the file is one document. */
export type RawDocument =
  | { kind: "columns"; row: number; columns: RawColumns }
  | { kind: "record"; row: number; value: unknown }
  | { kind: "text"; row: number; text: string }
  | { kind: "failed"; row: number; reason: InputFault; detail: string };
