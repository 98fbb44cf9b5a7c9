import type { PlanFault } from "#domain/search/query/plan-values.ts";
import type { AmountFault } from "#domain/text/numbers/typed-amount.ts";

/**
 * The exact fault, where the code does not tell the visitor enough. src/i18n/cn/failures.json has the
 * wording.
 */
export type FailureReason =
  | AmountFault
  | PlanFault["fault"]
  | "too_much_near"
  | "too_much_explained"
  | "ambiguous_court"
  | "ambiguous_cause"
  | "not_an_amount_range"
  | "no_downloads_left"
  | "range_too_long"
  | "range_beyond_list"
  | "texts_too_long"
  | "no_download_store"
  | "feed_names_person"
  | "feed_unchecked"
  | "not_ready"
  | "too_long"
  | "too_many_values";
