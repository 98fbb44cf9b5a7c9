import type { Reading } from "#domain/reading/own-document.ts";

/** A file of the site with its size in bytes. The build knows the size. */
export interface Asset {
  url: string;
  bytes: number;
}

/**
 * The addresses that the worker fetches from the site. The catalogues are needed for every document, the
 * assets in `recogniser` only for pictures.
 */
export interface ReaderAssets {
  courts: string;
  courtNames: string;
  towns: string;
  causes: string;
  causeNames: string;
  terms: string[];
  laws: string;
  recogniser: { detection: Asset; recognition: Asset; dictionary: Asset; runtime: Asset };
}

/** A chosen file. `turn` is the clockwise rotation of a picture, in degrees. */
export interface ChosenFile {
  file: File;
  turn: 0 | 90 | 180 | 270;
}

/**
 * A line of a page. `confidence`, from 0 to 1, says how sure the recognition is. `box` is the place of the
 * line on the picture of the page, in pixels. Both are null if the file contains the line as text.
 */
export interface ReadLine {
  text: string;
  confidence: number | null;
  box: { x: number; y: number; width: number; height: number } | null;
}

/**
 * A page, or a whole document if it has no pages. `image` is the picture from which the page was recognised,
 * or null.
 */
export interface ReadPage {
  name: string;
  lines: ReadLine[];
  image: Blob | null;
}

/** All lines of pages as one text, for the parser. */
export const textOfPages = (pages: readonly ReadPage[]): string =>
  pages.flatMap(({ lines }) => lines.map(({ text }) => text)).join("\n");

/** Why a file cannot be read. */
export type FileFaultCode =
  | "empty"
  | "too_large"
  | "too_many_pages"
  | "old_word"
  | "other_format"
  | "heic"
  | "encrypted"
  | "damaged"
  | "no_text";

/** A request to the worker. */
export type ReaderRequest =
  | { kind: "files"; files: ChosenFile[]; mayRecognise: boolean }
  | { kind: "text"; text: string };

/** An answer of the worker. Every answer but `progress` ends the request. */
export type ReaderAnswer =
  | { kind: "progress"; step: "fetching" | "recognising"; done: number; total: number }
  | { kind: "consent"; bytes: number }
  | { kind: "fault"; code: FileFaultCode; file: string }
  | { kind: "failed" }
  | { kind: "read"; pages: ReadPage[]; reading: Reading; terms: string[] };

/** Thrown for a file that cannot be read. */
export class FileFault extends Error {
  override name = "FileFault";
  readonly code: FileFaultCode;
  readonly file: string;

  constructor(code: FileFaultCode, file: string) {
    super(`${file}: ${code}`);
    this.code = code;
    this.file = file;
  }
}

/** Maximum size of a file, in bytes. */
export const MAX_FILE_BYTES = 16 << 20;
/** Maximum number of pages of all files together. */
export const MAX_PAGES = 50;
