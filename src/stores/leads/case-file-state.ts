import type { LeadReason } from "#contract/leads/lead-reasons.ts";

/**
 * What may become of a case file in each state, by what happens to it; `gone` takes it off the list. A file can be
 * taken off by its visitor in every state, which the table leaves out.
 */
export const FILE_TRANSITIONS = {
  /** Known from before a reload: the visitor must choose it again, since a browser may not keep it. */
  unchosen: { chosen: "waiting", delivered: "complete" },
  /** Being read, checked and described. */
  hashing: {
    described: "waiting",
    notLoaded: "unloaded",
    notReadable: "unreadable",
    refused: "refused",
    duplicate: "gone",
  },
  /** What reads and seals it did not come over the line; it can be tried again. */
  unloaded: { resumed: "hashing" },
  /** For the lead, or for the files before it. */
  waiting: { began: "sending", paused: "paused" },
  sending: {
    delivered: "complete",
    paused: "paused",
    failed: "failed",
    refused: "refused",
    notReadable: "unreadable",
  },
  paused: { resumed: "waiting" },
  /** The line failed; it can go on. */
  failed: { resumed: "waiting" },
  /** This device cannot read it. */
  unreadable: {},
  /** For its content, or by the service. */
  refused: {},
  complete: {},
} as const;

export type FileState = keyof typeof FILE_TRANSITIONS;

/** What can happen to a file in some state. */
export type FileEvent = { [State in FileState]: keyof (typeof FILE_TRANSITIONS)[State] }[FileState];

/** A case file as the form lists it. */
export interface CaseFile {
  /** Names the entry while the page lives. */
  key: number;
  name: string;
  /** Bytes. */
  size: number;
  state: FileState;
  /** Parts stored, of parts. */
  done: number;
  parts: number;
  /** The service's message for `failed` and `refused`. */
  msg: string;
  /** Why its content was `refused` on this device; islands word it. */
  reason?: LeadReason;
}

/** The state after an event, `gone`, or null where the event means nothing in that state. */
export function fileStateAfter(state: FileState, event: FileEvent): FileState | "gone" | null {
  const after: Partial<Record<FileEvent, FileState | "gone">> = FILE_TRANSITIONS[state];
  return after[event] ?? null;
}

/** Whether nothing more becomes of a file by itself or by sending it again. */
export const hasEnded = ({ state }: CaseFile): boolean => Object.keys(FILE_TRANSITIONS[state]).length === 0;

/** Whether a press of a button is what it waits for. */
export const isHalted = ({ state }: CaseFile): boolean => "resumed" in FILE_TRANSITIONS[state];
