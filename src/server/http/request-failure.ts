import type { ErrorName } from "#contract/envelope.ts";
import type { LeadReason } from "#contract/lead-reasons.ts";

/** What exactly is wrong, where a code alone does not tell the visitor; src/i18n/api-errors.ts words it. */
export type FailureReason =
  | "no_searchable_character"
  | "control_character"
  | "unknown_court"
  | "unknown_cause"
  | "not_a_year"
  | "not_a_date"
  | "dates_reversed"
  | "one_word_only"
  | "ambiguous_court"
  | "not_an_amount_range"
  | "not_an_amount"
  | "no_downloads_left"
  | "range_too_long"
  | "range_beyond_list"
  | "no_download_store"
  | "feed_names_person";

/** An expected failure of a request, as a value. */
export interface RequestFailure {
  error: ErrorName;
  reason?: FailureReason | LeadReason;
  /** What the failure concerns: what the visitor sent (repeated to nobody else), a limit, a command. */
  value?: string;
  /** Paths into the request, e.g. search.court.0. */
  fields?: string[];
  /** Further headers: Allow of a 405, Retry-After of a 429. */
  headers?: Record<string, string>;
}
