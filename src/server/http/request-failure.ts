import type { Failure } from "#i18n/api-errors.ts";

/** An expected failure of a request, as a value. */
export interface RequestFailure extends Failure {
  /** Further headers: Allow of a 405, Retry-After of a 429. */
  headers?: Record<string, string>;
}
