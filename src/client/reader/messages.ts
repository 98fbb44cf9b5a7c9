import type { Reading } from "#domain/reading/own-document.ts";

/** A file of the site with its size in bytes, known when the site is built. */
export interface Asset {
  url: string;
  bytes: number;
}

/**
 * What the worker fetches from the site: catalogues for every document, the other assets only to recognise
 * pictures.
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

/** A chosen file; `turn` is clockwise, in degrees. */
export interface ChosenFile {
  file: File;
  turn: 0 | 90 | 180 | 270;
}

/**
 * A line of a page. `confidence` is 0 to 1, and `box` is the line's place on the page's picture in pixels.
 * Both are null if the text was stored as text instead of being recognised.
 */
export interface ReadLine {
  text: string;
  confidence: number | null;
  box: { x: number; y: number; width: number; height: number } | null;
}

/** A page, or a whole document without pages. `image` is the picture that it was recognised from. */
export interface ReadPage {
  name: string;
  lines: ReadLine[];
  image: Blob | null;
}

/** All lines of pages, as the parser reads them. */
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

/** An answer of the worker. Any kind but `progress` ends the request. */
export type ReaderAnswer =
  | { kind: "progress"; step: "fetching" | "recognising"; done: number; total: number }
  | { kind: "consent"; bytes: number }
  | { kind: "fault"; code: FileFaultCode; file: string }
  | { kind: "failed" }
  | { kind: "read"; pages: ReadPage[]; reading: Reading; terms: string[] };

/** A file that cannot be read. */
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

/** Largest file, in bytes. */
export const MAX_FILE_BYTES = 16 << 20;
/** Maximum number of pages of all files together. */
export const MAX_PAGES = 50;
