import { atom } from "nanostores";
import type { ChosenFile, FileFaultCode, ReaderAssets, ReadLine, ReadPage } from "#client/reader/messages.ts";
import { textOfPages } from "#client/reader/messages.ts";
import { type Reader, startReader } from "#client/reader/start-reader.ts";
import type { OwnDocument } from "#domain/reading/own-document.ts";
import { type FieldName, withField } from "#domain/reading/own-fields.ts";
import { $kept, forgetDocument } from "./kept-document.ts";
import type { ReadDocument } from "./read-document.ts";

export type { ReaderAssets, ReadLine, ReadPage };

/**
 * What the page that reads a document displays. `consent` asks the visitor to allow a download of `bytes`.
 */
export type ReaderState =
  | { kind: "choosing" }
  | { kind: "working"; step: "opening" | "fetching" | "recognising"; done: number; total: number }
  | { kind: "consent"; bytes: number }
  | { kind: "fault"; code: FileFaultCode; file: string }
  | { kind: "failed" }
  | ({ kind: "read" } & ReadDocument);

/** The files that the visitor chose, in the order in which they are read. */
export const $files = atom<readonly ChosenFile[]>([]);
export const $reader = atom<ReaderState>({ kind: "choosing" });

let assets: ReaderAssets | undefined;
let reader: Reader | undefined;
/** Whether the last request to the worker consisted of files. */
let isHeavy = false;
/** The pages to show if the worker's answer contains none, as for a pasted or corrected text. */
let pagesBeside: ReadPage[] = [];

/**
 * Maps each field that the visitor corrected to the typed value. The typed value replaces the one that is
 * read when a corrected text is read again.
 */
const corrected = new Map<FieldName, string>();

/** Sets the addresses of the catalogues and models. The page calls this once. */
export function setReaderAssets(given: ReaderAssets): void {
  assets = given;
}

/** Adds files behind those already chosen. */
export function addFiles(files: Iterable<File>): void {
  $files.set([...$files.get(), ...Array.from(files, (file): ChosenFile => ({ file, turn: 0 }))]);
  $reader.set({ kind: "choosing" });
}

/** Turns the picture at an index clockwise by 90 degrees. */
export function turnFile(at: number): void {
  const turned = (one: ChosenFile) => ({ ...one, turn: ((one.turn + 90) % 360) as ChosenFile["turn"] });
  $files.set($files.get().map((one, place) => (place === at ? turned(one) : one)));
}

/** Moves the file at an index one place towards the front. */
export function moveFileUp(at: number): void {
  const files = [...$files.get()];
  files.splice(Math.max(0, at - 1), 0, ...files.splice(at, 1));
  $files.set(files);
}

export function removeFile(at: number): void {
  $files.set($files.get().filter((_, place) => place !== at));
}

/**
 * Reads the chosen files. `mayRecognise` says that the visitor has agreed to download the text recognition,
 * without which pictures cannot be read.
 */
export function readFiles(mayRecognise = false): void {
  ask({ kind: "files", files: [...$files.get()], mayRecognise }, []);
}

/** Reads a pasted text. */
export function readPasted(text: string): void {
  const lines = text.split(/\r?\n/).map((line) => ({ text: line, confidence: null, box: null }));
  ask({ kind: "text", text }, [{ name: "", lines, image: null }]);
}

/** Reads corrected pages. They are shown at once; the old fields stay until the new ones have been read. */
export function readCorrected(pages: ReadPage[]): void {
  const state = $reader.get();
  if (state.kind === "read") $reader.set({ ...state, pages });
  ask({ kind: "text", text: textOfPages(pages) }, pages, true);
}

/** Stops the reading at once and shows the choice of files again. */
export function stopReading(): void {
  endReader();
  $reader.set({ kind: "choosing" });
}

function endReader(): void {
  reader?.stop();
  reader = undefined;
}

/** Drops the files and their result. The document that the device stores stays. */
export function clearReader(): void {
  stopReading();
  $files.set([]);
}

/** Drops the files and their result, and deletes the document that the device stores. */
export function clearAll(): void {
  forgetDocument();
  clearReader();
}

/** Shows the document that the device stores. */
export function showKept(): void {
  const kept = $kept.get();
  if (!kept) return;
  corrected.clear();
  $reader.set({ kind: "read", ...kept });
}

/** Sets a field to the typed value. Returns false if the value is not valid for the field. */
export function correctField(name: FieldName, typed: string): boolean {
  const state = $reader.get();
  if (state.kind !== "read" || state.reading.kind !== "read") return false;
  const document = withField(state.reading.document, name, typed);
  if (!document) return false;
  corrected.set(name, typed);
  $reader.set({ ...state, reading: { kind: "read", document } });
  return true;
}

function withCorrections(document: OwnDocument): OwnDocument {
  return [...corrected].reduce((now, [name, typed]) => withField(now, name, typed) ?? now, document);
}

function ask(request: Parameters<Reader["ask"]>[0], shown: ReadPage[], isCorrection = false): void {
  if (!assets) return;
  pagesBeside = shown;
  reader ??= startReader(assets, (answer) => {
    if (answer.kind === "progress") return $reader.set({ ...answer, kind: "working" });
    // A worker that has opened files holds them and the text recognition in memory, so it ends here. The next
    // request, such as a correction, starts a new worker.
    if (isHeavy && answer.kind !== "consent") endReader();
    if (answer.kind !== "read") return $reader.set(answer);
    const { pages, reading } = answer;
    $reader.set({
      ...answer,
      pages: pages.length > 0 ? pages : pagesBeside,
      reading:
        reading.kind === "read" ? { ...reading, document: withCorrections(reading.document) } : reading,
    });
  });
  isHeavy = request.kind === "files";
  if (!isCorrection) corrected.clear();
  if (!isCorrection) $reader.set({ kind: "working", step: "opening", done: 0, total: 0 });
  reader.ask(request);
}
