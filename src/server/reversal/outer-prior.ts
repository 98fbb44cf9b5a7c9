import type { CauseIndex } from "#domain/catalogue/causes/causes.ts";
import { type BaseRatePrior, NEUTRAL_PRIOR, PRIOR_STRENGTH } from "#domain/reversal/change-rate.ts";
import type { AnswerLanguage } from "#server/http/language.ts";

/** What is read of data/sources/base-rates.json. */
export interface BaseRates {
  rates: {
    cause: string;
    n: number;
    from: string;
    to: string;
    changed: number;
    remanded: number | null;
    source: Record<AnswerLanguage, string>;
  }[];
}

/** The published rate on which a prior is based. The page states it in words. */
export interface PublishedRate {
  cause: string;
  n: number;
  /** First and last month of the judgments, as yyyy-MM. */
  from: string;
  to: string;
  /**
   * Whether the source counts remanded cases. If false, the source publishes only changed judgments, so its
   * rate does not include the remanded cases.
   */
  remands_printed: boolean;
  source: string;
}

/**
 * The prior of the outermost group. It is the published rate for the cause or for the nearest ancestor that
 * has one, and a neutral prior if there is none.
 */
export function findOuterPrior(
  causeCode: string,
  { rates }: BaseRates,
  causes: CauseIndex,
  language: AnswerLanguage,
): BaseRatePrior & { published: PublishedRate | null } {
  const path = causes.path(causeCode).map(({ label }) => label);
  const covering = rates
    .filter(({ cause }) => path.includes(cause))
    .sort((a, b) => path.indexOf(b.cause) - path.indexOf(a.cause))[0];
  if (!covering) return { ...NEUTRAL_PRIOR, published: null };
  const { cause, n, from, to, changed, remanded, source } = covering;
  return {
    kind: "published",
    rate: changed + (remanded ?? 0),
    strength: PRIOR_STRENGTH,
    published: { cause, n, from, to, remands_printed: remanded !== null, source: source[language] },
  };
}
