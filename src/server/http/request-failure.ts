import type { Failure } from "#i18n/api-errors.ts";

/** A failure of a request that is expected. It is returned, not thrown. */
export interface RequestFailure extends Failure {
  /** Further headers of the answer, such as Allow with status 405 or Retry-After with 429. */
  headers?: Record<string, string>;
}
