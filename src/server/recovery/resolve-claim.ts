import type { Choice } from "#contract/envelope.ts";
import type { LawyerClaim } from "#contract/recovery/lawyer-claim.ts";
import type { CauseIndex } from "#domain/catalogue/causes/causes.ts";
import type { CourtIndex } from "#domain/catalogue/courts/names/courts.ts";
import { findAmountRange, matchAmountRange } from "#domain/judgment/amount-ranges.ts";
import { type Claim, causeRanges, courtRanges } from "#domain/recovery/ranking/claim-factors.ts";
import { readTypedCause, readTypedCourt } from "../catalogue/typed-names.ts";
import type { RequestFailure } from "../http/request-failure.ts";

/**
 * A claim in the numbers of the tables: cause and court as ranges of ordinals, the amount as an index in
 * AMOUNT_RANGES. Also how the request was understood.
 */
export interface ResolvedClaim {
  claim: Claim;
  understood: {
    reason: string;
    /** Other causes that the typed cause may mean. */
    otherCauses?: Choice[];
    court: string;
    courtId: number | null;
    courtsBelow: boolean;
    /**
     * The map that shows the court, and the court's area on that map: a province on the map "china", or a
     * city on the map of its province.
     */
    map: string;
    area: string;
    amountRange: number | null;
  };
}

/**
 * The first digit of the codes of civil causes. They are preferred, because this service finds lawyers for
 * claims of money.
 */
const BRANCH = "2";

/**
 * Finds cause and court in the catalogues by any usual name, and the amount among the nine ranges. A failure
 * names the field that cannot be used, and what it may mean.
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
 * The area of the map in which a court is: a city, or a province if the court is not below an intermediate
 * court. A basic court is in the city of its intermediate court.
 */
function mapArea(id: number | undefined, courts: CourtIndex): { map: string; area: string } {
  const path = id === undefined ? [] : courts.path(id);
  const province = path.find(({ level }) => level === 1);
  const city = path.find(({ level }) => level === 2);
  if (!province) return { map: "", area: "" };
  return city?.area ? { map: city.map, area: city.area } : { map: province.map, area: province.area };
}

/**
 * Index of the range; null if the amount is not restricted. If the amount fits no range, the name of the
 * field that is wrong.
 */
function findRange(
  amount: number | undefined,
  amountMax: number | undefined,
): number | "amount" | "amountMax" | null {
  if (amount === undefined) return amountMax === undefined ? null : "amount";
  if (amountMax === undefined) return findAmountRange(amount);
  const range = matchAmountRange(amount, amountMax);
  return range < 0 ? "amountMax" : range;
}
