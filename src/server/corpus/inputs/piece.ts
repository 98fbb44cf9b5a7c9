import type { RejectionCode } from "#domain/judgment/parse/parse-result.ts";
import type { RowBatch } from "./cut-rows.ts";

/** The forms in which texts come. */
export type InputForm = "csv" | "json-lines" | "json" | "text" | "html" | "docx";

/** Why an input, or a part of one, could not be read; beside what a parser finds wrong with a text. */
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
  | "address_failed"
  | "plain_http";

/** How texts of a file are encoded. */
export type TextEncoding = "utf-8" | "gb18030" | "utf-16le" | "utf-16be";

/** The file that something was read from; `name` is for people: a path, or archive › entry. */
export interface InputOrigin {
  /** The path or address that was given or found in a folder: the unit in which an import is taken up again. */
  file: string;
  name: string;
  /** How much of the file lies before the end of this piece, in bytes as they are stored. */
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
    | { kind: "whole"; form: "json" | "text" | "html" | "docx"; bytes: Buffer }
    /** `row` and the place behind it where a row is meant, 0 where the file is. */
    | { kind: "failed"; reason: InputFault; detail: string; row: number; end: number }
    /** A file has been read to its end. */
    | { kind: "end" }
  );

/**
 * Where reading goes on: behind so many bytes of an entry, with the row of that number; entries before are done, and
 * so is the entry itself where `end` is below 0.
 */
export interface InputPlace {
  name: string;
  end: number;
  row: number;
}
