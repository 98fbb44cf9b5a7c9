import type { CauseIndex } from "#domain/catalogue/causes.ts";
import { NEUTRAL_PRIOR, type OuterPrior, PRIOR_STRENGTH } from "#domain/reversal/change-rate.ts";

/** data/sources/base-rates.json, as far as it is read here. */
export interface BaseRates {
  rates: {
    cause: string;
    n: number;
    from: string;
    to: string;
    changed: number;
    remanded: number | null;
    source: string;
  }[];
}

/**
 * The outermost prior for a cause: the published rate whose cause is the same or stands above it, else the
 * neutral one. Where a source does not print remands, its rate is of changes alone, and `source` says so.
 */
export function findOuterPrior(
  causeCode: string,
  { rates }: BaseRates,
  causes: CauseIndex,
): OuterPrior & { source: string } {
  const path = causes.path(causeCode).map(({ label }) => label);
  const covering = rates
    .filter(({ cause }) => path.includes(cause))
    .sort((a, b) => path.indexOf(b.cause) - path.indexOf(a.cause))[0];
  if (!covering) return { ...NEUTRAL_PRIOR, source: "" };
  const { cause, n, from, to, changed, remanded, source } = covering;
  const described = `${cause}, ${from} – ${to}, n = ${n.toLocaleString("en")}${remanded === null ? " (remands not printed)" : ""}: ${source}`;
  return { kind: "published", rate: changed + (remanded ?? 0), strength: PRIOR_STRENGTH, source: described };
}
