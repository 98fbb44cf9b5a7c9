import type { Choice, ErrorName } from "#contract/envelope.ts";
import type { FailureReason } from "#contract/failure-reasons.ts";
import type { LeadReason } from "#contract/leads/lead-reasons.ts";

/** An expected failure of a request, as a value. */
export interface RequestFailure {
  error: ErrorName;
  reason?: FailureReason | LeadReason;
  /** The subject of the failure: the visitor's input (shown only to the visitor), a limit, or a command. */
  value?: string;
  /** Paths in the request, e.g. search.court.0. */
  fields?: string[];
  /** Possible meanings of an ambiguous name, most likely first. */
  choices?: Choice[];
  /** Further headers: Allow of a 405, Retry-After of a 429. */
  headers?: Record<string, string>;
}
