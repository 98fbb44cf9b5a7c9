import type { CauseIndex } from "#domain/catalogue/causes/causes.ts";
import { type BaseRatePrior, NEUTRAL_PRIOR, PRIOR_STRENGTH } from "#domain/reversal/change-rate.ts";
import type { AnswerLanguage } from "#server/http/language.ts";

/** The parts of data/sources/base-rates.json used here. */
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

/** The published rate of a prior, which the page words. */
export interface PublishedRate {
  cause: string;
  n: number;
  /** yyyy-MM */
  from: string;
  to: string;
  /** False if the source publishes only changed judgments, so that the rate excludes remanded cases. */
  remands_printed: boolean;
  source: string;
}

/**
 * The outermost prior for a cause: the published rate for the cause or an ancestor, else the neutral one. If
 * a source does not publish remands, its rate covers only changes, and `published` says so.
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
