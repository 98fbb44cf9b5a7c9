import type { Choice } from "#contract/envelope.ts";
import type { LawyerClaim } from "#contract/recovery/lawyer-claim.ts";
import type { CauseIndex } from "#domain/catalogue/causes/causes.ts";
import type { CourtIndex } from "#domain/catalogue/courts/names/courts.ts";
import { findAmountRange, matchAmountRange } from "#domain/judgment/amount-ranges.ts";
import { type Claim, causeRanges, courtRanges } from "#domain/recovery/ranking/claim-factors.ts";
import { readTypedCause, readTypedCourt } from "../catalogue/typed-names.ts";
import type { RequestFailure } from "../http/request-failure.ts";

/** The claim in ordinals, and its interpretation. */
export interface ResolvedClaim {
  claim: Claim;
  understood: {
    reason: string;
    /** Other causes that the typed cause may mean. */
    otherCauses?: Choice[];
    court: string;
    courtId: number | null;
    courtsBelow: boolean;
    /** As MapArea of the map: "china" with a province key, or a province's map with a city. */
    map: string;
    area: string;
    amountRange: number | null;
  };
}

/** Civil causes are preferred, since this service searches lawyers for money claims. */
const BRANCH = "2";

/**
 * Looks up cause and court in the catalogues by any usual name, and the amount among the nine ranges; or
 * reports the unusable field and its possible meanings.
 */
export function resolveClaim(
  { reason, court, amount, amountMax }: LawyerClaim,
  courts: CourtIndex,
  causes: CauseIndex,
): ResolvedClaim | { failure: RequestFailure } {
  const readCause = reason ? readTypedCause(reason, "reason", BRANCH, causes) : null;
  if (readCause && "failure" in readCause) return readCause;
  const found = court ? readTypedCourt(court, "court", {}, courts) : null;
  if (found && "failure" in found) return found;
  const range = findRange(amount, amountMax);
  if (typeof range === "string") {
    return { failure: { error: "bad_input", reason: "not_an_amount_range", fields: [range] } };
  }
  const cause = readCause ? causes.byId(readCause.key) : undefined;
  return {
    claim: {
      cause: cause ? causeRanges(cause.value, causes) : null,
      court: found ? courtRanges(found.key, courts) : null,
      amount: range,
    },
    understood: {
      reason: cause?.label ?? "",
      ...(readCause?.others && { otherCauses: readCause.others }),
      court: found ? (courts.byId(found.key)?.label ?? "") : "",
      courtId: found?.key ?? null,
      courtsBelow: Boolean(found && courts.byId(found.key)?.children?.length),
      ...mapArea(found?.key, courts),
      amountRange: range,
    },
  };
}

/**
 * The map area of a court: a province, or a city within one. A basic court is in its intermediate court's
 * city.
 */
function mapArea(id: number | undefined, courts: CourtIndex): { map: string; area: string } {
  const path = id === undefined ? [] : courts.path(id);
  const province = path.find(({ level }) => level === 1);
  const city = path.find(({ level }) => level === 2);
  if (!province) return { map: "", area: "" };
  return city?.area ? { map: city.map, area: city.area } : { map: province.map, area: province.area };
}

/** Index of the range, null if the amount is unrestricted; or the field with an unknown range. */
function findRange(
  amount: number | undefined,
  amountMax: number | undefined,
): number | "amount" | "amountMax" | null {
  if (amount === undefined) return amountMax === undefined ? null : "amount";
  if (amountMax === undefined) return findAmountRange(amount);
  const range = matchAmountRange(amount, amountMax);
  return range < 0 ? "amountMax" : range;
}
