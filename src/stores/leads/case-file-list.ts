import { atom } from "nanostores";
import type { LeadReason } from "#contract/leads/lead-reasons.ts";
import type { FileManifest } from "#contract/leads/sealed-lead.ts";

/**
 * For each state of a case file, the events that it accepts and the next state. `gone` removes the file from
 * the list. The visitor can remove a file in any state; the table leaves that out.
 */
export const FILE_TRANSITIONS = {
  /**
   * The file is known from before a reload. The visitor must choose it again, because a browser cannot keep
   * its content.
   */
  unchosen: { chosen: "waiting", delivered: "complete" },
  /** The file is being read, checked and described. */
  hashing: {
    described: "waiting",
    notLoaded: "unloaded",
    notReadable: "unreadable",
    refused: "refused",
    duplicate: "gone",
  },
  /** The code that reads and seals files could not be loaded. This can be tried again. */
  unloaded: { resumed: "hashing" },
  /** The file waits for the lead, or for the files before it. */
  waiting: { began: "sending", paused: "paused" },
  sending: {
    delivered: "complete",
    paused: "paused",
    failed: "failed",
    refused: "refused",
    notReadable: "unreadable",
  },
  paused: { resumed: "waiting" },
  /** The connection failed. Sending can be resumed. */
  failed: { resumed: "waiting" },
  /** The file cannot be read on this device. */
  unreadable: {},
  /** The file was refused, because of its content or by the service. */
  refused: {},
  complete: {},
} as const;

type FileState = keyof typeof FILE_TRANSITIONS;

/** The events that some state of a file accepts. */
type FileEvent = { [State in FileState]: keyof (typeof FILE_TRANSITIONS)[State] }[FileState];

/** A case file in the list of the form. */
export interface CaseFile {
  /** Identifies the entry as long as the page exists. */
  key: number;
  name: string;
  /** Size in bytes. */
  size: number;
  state: FileState;
  /** Number of parts that are stored. */
  done: number;
  parts: number;
  /** The message of the service if the state is `failed` or `refused`. */
  msg: string;
  /** Why the content of the file was refused on this device. Islands put it into words. */
  reason?: LeadReason;
}

/** The state after an event. Null if the state does not accept the event. */
export function fileStateAfter(state: FileState, event: FileEvent): FileState | "gone" | null {
  const after: Partial<Record<FileEvent, FileState | "gone">> = FILE_TRANSITIONS[state];
  return after[event] ?? null;
}

/** Whether the state is final. Neither waiting nor another attempt changes it. */
export const hasEnded = ({ state }: CaseFile): boolean => Object.keys(FILE_TRANSITIONS[state]).length === 0;

/** Whether the file waits until the visitor resumes it. */
export const isHalted = ({ state }: CaseFile): boolean => "resumed" in FILE_TRANSITIONS[state];

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
