import type { Choice, ErrorName } from "#contract/envelope.ts";
import type { FailureReason } from "#contract/failure-reasons.ts";
import type { LeadReason } from "#contract/leads/lead-reasons.ts";

/** An expected failure of a request, as a value. */
export interface RequestFailure {
  error: ErrorName;
  reason?: FailureReason | LeadReason;
  /** What the failure concerns: what the visitor sent (shown to nobody else), a limit, a command. */
  value?: string;
  /** Paths into the request, e.g. search.court.0. */
  fields?: string[];
  /** What an ambiguous name may mean, most likely first. */
  choices?: Choice[];
  /** Further headers: Allow of a 405, Retry-After of a 429. */
  headers?: Record<string, string>;
}
