import type { CaseFile } from "./case-file-state.ts";

/** How the files of a lead ended: how many were delivered, and those that were not taken. */
export interface EndedFiles {
  delivered: number;
  left: readonly CaseFile[];
}

/** Where the lead stands. It counts from `sent` on; its files are "pending" until each has come to its end. */
export type LeadState =
  | { kind: "writing" }
  | { kind: "sending" }
  | { kind: "failed"; msg: string; fields: string[] }
  | { kind: "sent"; receipt: string; code: string; files: "pending" | EndedFiles };

/** What may become of the lead in each state, by what happens. */
export const LEAD_TRANSITIONS = {
  writing: { pressed: "sending", reopened: "sent" },
  sending: { taken: "sent", refused: "failed" },
  failed: { pressed: "sending" },
  sent: { filesEnded: "sent", another: "writing", pressed: "sending" },
} as const;

/** What can happen to the lead in some state. */
export type LeadEvent = {
  [Kind in LeadState["kind"]]: keyof (typeof LEAD_TRANSITIONS)[Kind];
}[LeadState["kind"]];

/** The state after an event, or null where it means nothing in that state. */
export function leadStateAfter(kind: LeadState["kind"], event: LeadEvent): LeadState["kind"] | null {
  const after: Partial<Record<LeadEvent, LeadState["kind"]>> = LEAD_TRANSITIONS[kind];
  return after[event] ?? null;
}
