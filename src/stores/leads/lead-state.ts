import type { CaseFile } from "./case-file-state.ts";

/** The final result of the files of a lead: how many were delivered, and which were not accepted. */
export interface EndedFiles {
  delivered: number;
  left: readonly CaseFile[];
}

/**
 * The state of the lead. The lead counts from `sent` on; its files are "pending" until each is in a final
 * state.
 */
export type LeadState =
  | { kind: "writing" }
  | { kind: "sending" }
  | { kind: "failed"; msg: string; fields: string[] }
  | { kind: "sent"; receipt: string; code: string; files: "pending" | EndedFiles };

/** The next state of the lead for each state and event. */
export const LEAD_TRANSITIONS = {
  writing: { pressed: "sending", reopened: "sent" },
  sending: { taken: "sent", refused: "failed" },
  failed: { pressed: "sending" },
  sent: { filesEnded: "sent", another: "writing", pressed: "sending" },
} as const;

/** The events of the lead. */
export type LeadEvent = {
  [Kind in LeadState["kind"]]: keyof (typeof LEAD_TRANSITIONS)[Kind];
}[LeadState["kind"]];

/** The state after an event, or null if the present state does not accept it. */
export function leadStateAfter(kind: LeadState["kind"], event: LeadEvent): LeadState["kind"] | null {
  const after: Partial<Record<LeadEvent, LeadState["kind"]>> = LEAD_TRANSITIONS[kind];
  return after[event] ?? null;
}
