import { atom } from "nanostores";
import type { FileManifest } from "#contract/leads/sealed-lead.ts";
import { type CaseFile, type FileEvent, fileStateAfter } from "./case-file-state.ts";

/** Data of an entry that is not displayed. */
interface FileWork {
  manifest?: FileManifest;
  content?: File;
  /** The file's id, known once it has been announced. */
  file?: string;
  /** Whether parts of the file may be stored already, because it was sent before. */
  wasSent?: boolean;
  stop?: AbortController;
}

export const $caseFiles = atom<CaseFile[]>([]);
const work = new Map<number, FileWork>();
let nextKey = 1;

export const caseFileOf = (key: number): CaseFile | undefined =>
  $caseFiles.get().find((file) => file.key === key);

/** The data of a file in addition to its entry; empty for a removed file. */
export const workOf = (key: number): Readonly<FileWork> => work.get(key) ?? {};

/** Adds to this data. Visible changes go through `moveFile` and `showProgress`. */
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

/** Shows how many parts of a file are stored. */
export const showProgress = (key: number, progress: Pick<CaseFile, "done"> & Partial<CaseFile>): void =>
  patch(key, progress);

/**
 * Applies an event and the `change` to a file. Returns false and does nothing if the file's state does not
 * accept the event: a file may have been removed or paused during an await.
 */
export function moveFile(key: number, event: FileEvent, change: Partial<CaseFile> = {}): boolean {
  const file = caseFileOf(key);
  const state = file ? fileStateAfter(file.state, event) : null;
  if (!state) return false;
  if (state === "gone") dropFile(key);
  else patch(key, { msg: "", ...change, state });
  return true;
}

/** Removes a file from the list with all its data. */
export function dropFile(key: number): void {
  work.delete(key);
  setCaseFiles($caseFiles.get().filter((file) => file.key !== key));
}

/** Empties the list. */
export function dropFiles(): void {
  work.clear();
  setCaseFiles([]);
}

/** The manifests of files that the service accepted or may still accept. */
export function openManifests(): FileManifest[] {
  const open = $caseFiles.get().filter(({ state }) => state !== "refused");
  return open.flatMap(({ key }) => work.get(key)?.manifest ?? []);
}

/** Calls `listener` whenever files are added, removed, described or change state; not on mere progress. */
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
