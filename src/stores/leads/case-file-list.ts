import { atom } from "nanostores";
import type { FileManifest } from "#contract/leads/sealed-lead.ts";
import { type CaseFile, type FileEvent, fileStateAfter } from "./case-file-state.ts";

/** What an entry needs in addition to what is shown. */
interface FileWork {
  manifest?: FileManifest;
  content?: File;
  /** Its id, known once it has been announced. */
  file?: string;
  /** Parts of it may be stored already: it was sent before. */
  wasSent?: boolean;
  stop?: AbortController;
}

export const $caseFiles = atom<CaseFile[]>([]);
const work = new Map<number, FileWork>();
let nextKey = 1;

export const caseFileOf = (key: number): CaseFile | undefined =>
  $caseFiles.get().find((file) => file.key === key);

/** What is held of a file in addition to its entry; empty for a removed file. */
export const workOf = (key: number): Readonly<FileWork> => work.get(key) ?? {};

/** Holds more of a file. Visible changes go through `moveFile` and `showProgress`. */
export function holdWork(key: number, more: FileWork): void {
  work.set(key, { ...work.get(key), ...more });
}

/** A new entry, not yet listed. */
export const newFile = (shown: Pick<CaseFile, "name" | "size" | "state"> & Partial<CaseFile>): CaseFile => ({
  done: 0,
  parts: 0,
  msg: "",
  ...shown,
  key: nextKey++,
});

export const setCaseFiles = (files: readonly CaseFile[]): void => $caseFiles.set([...files]);

const patch = (key: number, change: Partial<CaseFile>): void =>
  setCaseFiles($caseFiles.get().map((file) => (file.key === key ? { ...file, ...change } : file)));

/** Parts of a file that are stored. */
export const showProgress = (key: number, progress: Pick<CaseFile, "done"> & Partial<CaseFile>): void =>
  patch(key, progress);

/**
 * Whether an event applied to a file, which then shows `change`: false, and nothing happens, if its state does
 * not accept the event: a file may have been removed or paused during an await.
 */
export function moveFile(key: number, event: FileEvent, change: Partial<CaseFile> = {}): boolean {
  const file = caseFileOf(key);
  const state = file ? fileStateAfter(file.state, event) : null;
  if (!state) return false;
  if (state === "gone") dropFile(key);
  else patch(key, { msg: "", ...change, state });
  return true;
}

/** Takes a file off the list with everything held of it. */
export function dropFile(key: number): void {
  work.delete(key);
  setCaseFiles($caseFiles.get().filter((file) => file.key !== key));
}

/** Empties the list. */
export function dropFiles(): void {
  work.clear();
  setCaseFiles([]);
}

/** What is known of the files that the service took or may still take. */
export function openManifests(): FileManifest[] {
  const open = $caseFiles.get().filter(({ state }) => state !== "refused");
  return open.flatMap(({ key }) => work.get(key)?.manifest ?? []);
}

/** Tells `listener` whenever files are added, removed, described or change state; not on mere progress. */
export function whenFilesChange(listener: () => void): void {
  const described = (files: readonly CaseFile[]) =>
    files.map(({ key, state }) => `${key} ${state} ${Boolean(work.get(key)?.manifest)}`).join();
  let last = described($caseFiles.get());
  $caseFiles.listen((files) => {
    const now = described(files);
    if (now === last) return;
    last = now;
    listener();
  });
}
