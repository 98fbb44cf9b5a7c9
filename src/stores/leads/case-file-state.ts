import type { LeadReason } from "#contract/leads/lead-reasons.ts";

/**
 * The next state of a case file for each state and event; `gone` removes it from the list. The visitor can
 * remove a file in every state, which the table omits.
 */
export const FILE_TRANSITIONS = {
  /**
   * Known from before a reload. The visitor must choose the file again, since a browser cannot keep its
   * content across a reload.
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
  /** The code that reads and seals the file could not be loaded; this can be retried. */
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
  /** The connection failed; the upload can be resumed. */
  failed: { resumed: "waiting" },
  /** The file cannot be read on this device. */
  unreadable: {},
  /** The file was refused because of its content, or by the service. */
  refused: {},
  complete: {},
} as const;

export type FileState = keyof typeof FILE_TRANSITIONS;

/** The events of a file. */
export type FileEvent = { [State in FileState]: keyof (typeof FILE_TRANSITIONS)[State] }[FileState];

/** A case file as the form lists it. */
export interface CaseFile {
  /** Identifies the entry for the life of the page. */
  key: number;
  name: string;
  /** Bytes. */
  size: number;
  state: FileState;
  /** Parts stored, of all parts. */
  done: number;
  parts: number;
  /** The service's message for `failed` and `refused`. */
  msg: string;
  /** Why the file's content was `refused` on this device; islands put it into words. */
  reason?: LeadReason;
}

/** The state after an event, `gone`, or null if that state does not accept the event. */
export function fileStateAfter(state: FileState, event: FileEvent): FileState | "gone" | null {
  const after: Partial<Record<FileEvent, FileState | "gone">> = FILE_TRANSITIONS[state];
  return after[event] ?? null;
}

/** Whether a file is in a final state, which neither waiting nor another attempt changes. */
export const hasEnded = ({ state }: CaseFile): boolean => Object.keys(FILE_TRANSITIONS[state]).length === 0;

/** Whether a file waits for the visitor to resume it. */
export const isHalted = ({ state }: CaseFile): boolean => "resumed" in FILE_TRANSITIONS[state];
