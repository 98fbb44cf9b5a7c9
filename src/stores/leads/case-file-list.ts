import { atom } from "nanostores";
import type { FileManifest } from "#contract/leads/sealed-lead.ts";
import { type CaseFile, type FileEvent, fileStateAfter } from "./case-file-state.ts";

/** What is known about a file but not displayed. */
interface FileWork {
  manifest?: FileManifest;
  content?: File;
  /** The id of the file. It is known once the file was announced. */
  file?: string;
  /** Whether parts may be stored already, because the file was sent before. */
  wasSent?: boolean;
  stop?: AbortController;
}

export const $caseFiles = atom<CaseFile[]>([]);
const work = new Map<number, FileWork>();
let nextKey = 1;

export const caseFileOf = (key: number): CaseFile | undefined =>
  $caseFiles.get().find((file) => file.key === key);

/** What is known about a file but not displayed. Empty for a file that was removed. */
export const workOf = (key: number): Readonly<FileWork> => work.get(key) ?? {};

/** Adds to what `workOf` returns for a file. Visible changes are made by `moveFile` and `showProgress`. */
export function holdWork(key: number, more: FileWork): void {
  work.set(key, { ...work.get(key), ...more });
}

/** A new entry, which is not in the list yet. */
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

/** Displays how many parts of a file are stored. */
export const showProgress = (key: number, progress: Pick<CaseFile, "done"> & Partial<CaseFile>): void =>
  patch(key, progress);

/**
 * Applies an event to a file, and with it the `change`. Returns false and does nothing if the file's state
 * does not accept the event: the file may have been removed or paused during an await.
 */
export function moveFile(key: number, event: FileEvent, change: Partial<CaseFile> = {}): boolean {
  const file = caseFileOf(key);
  const state = file ? fileStateAfter(file.state, event) : null;
  if (!state) return false;
  if (state === "gone") dropFile(key);
  else patch(key, { msg: "", ...change, state });
  return true;
}

/** Removes a file from the list, with everything that is known about it. */
export function dropFile(key: number): void {
  work.delete(key);
  setCaseFiles($caseFiles.get().filter((file) => file.key !== key));
}

/** Empties the list. */
export function dropFiles(): void {
  work.clear();
  setCaseFiles([]);
}

/** The manifests of all files except those that were refused. */
export function openManifests(): FileManifest[] {
  const open = $caseFiles.get().filter(({ state }) => state !== "refused");
  return open.flatMap(({ key }) => work.get(key)?.manifest ?? []);
}

/**
 * Calls `listener` whenever a file is added, removed, described or changes its state. Progress alone does not
 * count.
 */
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
