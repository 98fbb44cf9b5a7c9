import type { LawyerCountRequest } from "#contract/recovery/lawyer-count.ts";
import { loadCourts } from "../catalogue/courts.ts";
import type { RequestFailure } from "../http/request-failure.ts";
import { ALL, type Lawyers } from "./lawyers.ts";
import { readClaim } from "./read-claim.ts";

/**
 * For each court, the number of lawyers who had a counted case of the cause there or in a court below. A
 * failure if a name is unknown.
 */
export async function countByCourt(
  lawyers: Lawyers,
  { reason, courts }: LawyerCountRequest,
): Promise<number[] | { failure: RequestFailure }> {
  const claim = readClaim({ reason, court: "" });
  if ("failure" in claim) return claim;
  const cause = claim.claim.cause?.same ?? ALL;
  const index = loadCourts();
  const found = courts.map((label) => index.byLabel(label));
  const unknown = found.indexOf(undefined);
  if (unknown >= 0)
    return {
      failure: { error: "bad_input", reason: "unknown_court", value: courts[unknown]!, fields: ["courts"] },
    };
  return lawyers.countCounted(found.map((court) => [cause, index.range(court!.value)]));
}
