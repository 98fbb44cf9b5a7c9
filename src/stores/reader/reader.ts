import { atom } from "nanostores";
import type { ChosenFile, FileFaultCode, ReaderAssets, ReadLine, ReadPage } from "#client/reader/messages.ts";
import { textOfPages } from "#client/reader/messages.ts";
import { type Reader, startReader } from "#client/reader/start-reader.ts";
import type { OwnDocument } from "#domain/reading/own-document.ts";
import { type FieldName, withField } from "#domain/reading/own-fields.ts";
import { $kept, forgetDocument } from "./kept-document.ts";
import type { ReadDocument } from "./read-document.ts";

export type { ReaderAssets, ReadLine, ReadPage };

/** The state of the reading. */
export type ReaderState =
  | { kind: "choosing" }
  | { kind: "working"; step: "opening" | "fetching" | "recognising"; done: number; total: number }
  | { kind: "consent"; bytes: number }
  | { kind: "fault"; code: FileFaultCode; file: string }
  | { kind: "failed" }
  | ({ kind: "read" } & ReadDocument);

/** Files in the order in which they are read. */
export const $files = atom<readonly ChosenFile[]>([]);
export const $reader = atom<ReaderState>({ kind: "choosing" });

let assets: ReaderAssets | undefined;
let reader: Reader | undefined;
/** Whether the worker has received files. */
let isHeavy = false;
/** The pages displayed while a corrected text is read. */
let pagesBeside: ReadPage[] = [];

/** Fields that the visitor corrected, as typed. They take precedence when a corrected text is read again. */
const corrected = new Map<FieldName, string>();

/** Sets the addresses of catalogues and models; called once by the page. */
export function setReaderAssets(given: ReaderAssets): void {
  assets = given;
}

/** Adds files after those chosen. */
export function addFiles(files: Iterable<File>): void {
  $files.set([...$files.get(), ...Array.from(files, (file): ChosenFile => ({ file, turn: 0 }))]);
  $reader.set({ kind: "choosing" });
}

/** Turns a picture clockwise by 90 degrees. */
export function turnFile(at: number): void {
  const turned = (one: ChosenFile) => ({ ...one, turn: ((one.turn + 90) % 360) as ChosenFile["turn"] });
  $files.set($files.get().map((one, place) => (place === at ? turned(one) : one)));
}

/** Moves a file one place towards the front. */
export function moveFileUp(at: number): void {
  const files = [...$files.get()];
  files.splice(Math.max(0, at - 1), 0, ...files.splice(at, 1));
  $files.set(files);
}

export function removeFile(at: number): void {
  $files.set($files.get().filter((_, place) => place !== at));
}

/** Reads the chosen files; pictures only after the visitor has agreed to fetch the recogniser. */
export function readFiles(mayRecognise = false): void {
  ask({ kind: "files", files: [...$files.get()], mayRecognise }, []);
}

/** Reads a pasted text. */
export function readPasted(text: string): void {
  const lines = text.split(/\r?\n/).map((line) => ({ text: line, confidence: null, box: null }));
  ask({ kind: "text", text }, [{ name: "", lines, image: null }]);
}

/** Reads corrected pages; the display stays unchanged until their fields have been read. */
export function readCorrected(pages: ReadPage[]): void {
  const state = $reader.get();
  if (state.kind === "read") $reader.set({ ...state, pages });
  ask({ kind: "text", text: textOfPages(pages) }, pages, true);
}

/** Stops the reading at once and returns to the choice of files. */
export function stopReading(): void {
  endReader();
  $reader.set({ kind: "choosing" });
}

function endReader(): void {
  reader?.stop();
  reader = undefined;
}

/** Drops everything except the document that the visitor asked the device to store. */
export function clearReader(): void {
  stopReading();
  $files.set([]);
}

/** Drops everything, on the device too. */
export function clearAll(): void {
  forgetDocument();
  clearReader();
}

/** Shows the document stored on the device. */
export function showKept(): void {
  const kept = $kept.get();
  if (!kept) return;
  corrected.clear();
  $reader.set({ kind: "read", ...kept });
}

/** Corrects a field; false if the typed text is not valid for it. */
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

/** Removes a term from those that may be sent. */
export function strikeTerm(term: string): void {
  const state = $reader.get();
  if (state.kind === "read") $reader.set({ ...state, terms: state.terms.filter((one) => one !== term) });
}

function ask(request: Parameters<Reader["ask"]>[0], shown: ReadPage[], isCorrection = false): void {
  if (!assets) return;
  pagesBeside = shown;
  reader ??= startReader(assets, (answer) => {
    if (answer.kind === "progress") return $reader.set({ ...answer, kind: "working" });
    // A worker that has opened files keeps them and the recogniser in memory; a correction gets a new worker.
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
