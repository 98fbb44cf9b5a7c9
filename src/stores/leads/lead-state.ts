import type { CaseFile } from "./case-file-list.ts";

/** What became of the files of a lead: how many were delivered, and which ones were not accepted. */
export interface EndedFiles {
  delivered: number;
  left: readonly CaseFile[];
}

/**
 * The state of the lead. The service has the lead from `sent` on. Its files are "pending" until the state of
 * each is final.
 */
export type LeadState =
  | { kind: "writing" }
  | { kind: "sending" }
  | { kind: "failed"; msg: string; fields: string[] }
  | { kind: "sent"; receipt: string; code: string; files: "pending" | EndedFiles };

/** For each state of the lead, the events that it accepts and the next state. */
export const LEAD_TRANSITIONS = {
  writing: { pressed: "sending", reopened: "sent" },
  sending: { taken: "sent", refused: "failed" },
  failed: { pressed: "sending" },
  sent: { filesEnded: "sent", another: "writing", pressed: "sending" },
} as const;

/** The events that some state of the lead accepts. */
export type LeadEvent = {
  [Kind in LeadState["kind"]]: keyof (typeof LEAD_TRANSITIONS)[Kind];
}[LeadState["kind"]];

/** The state after an event. Null if the present state does not accept the event. */
export function leadStateAfter(kind: LeadState["kind"], event: LeadEvent): LeadState["kind"] | null {
  const after: Partial<Record<LeadEvent, LeadState["kind"]>> = LEAD_TRANSITIONS[kind];
  return after[event] ?? null;
}
