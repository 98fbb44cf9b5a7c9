import type { LeadReason } from "#contract/leads/lead-reasons.ts";

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

export type FileState = keyof typeof FILE_TRANSITIONS;

/** The events that some state of a file accepts. */
export type FileEvent = { [State in FileState]: keyof (typeof FILE_TRANSITIONS)[State] }[FileState];

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
  /** Number of all parts. */
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
