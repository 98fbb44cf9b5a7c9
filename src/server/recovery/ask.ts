import type { LawyerClaim } from "#contract/lawyer-claim.ts";
import { loadCauses } from "#server/catalogue/causes.ts";
import { loadCourts } from "#server/catalogue/courts.ts";
import { MissingPart } from "#server/http/missing-part.ts";
import type { RequestFailure } from "#server/http/request-failure.ts";
import { openTable, type RecoveryTable } from "./open-table.ts";
import { type ClaimFault, type ResolvedClaim, resolveClaim } from "./resolve-claim.ts";
import { RECOVERY_FOLDER } from "./write-table.ts";

/** Courts that the answer to an ambiguous name lists. */
const SHOWN_CANDIDATES = 3;

/** The opened tables; throws MissingPart where they have not been made. */
export function requireTable(): RecoveryTable {
  const table = openTable();
  if (!table) throw new MissingPart(RECOVERY_FOLDER, "npm run data");
  return table;
}

/** The claim of a request in ordinals, or why it cannot be ranked. */
export function readClaim(claim: LawyerClaim): ResolvedClaim | { failure: RequestFailure } {
  const resolved = resolveClaim(claim, loadCourts(), loadCauses());
  return "fault" in resolved ? { failure: toFailure(resolved, claim) } : resolved;
}

function toFailure({ field, fault, candidates = [] }: ClaimFault, claim: LawyerClaim): RequestFailure {
  const error = "bad_input";
  const fields = [field];
  if (field === "reason") return { error, reason: "unknown_cause", value: claim.reason, fields };
  if (field !== "court") return { error, reason: "not_an_amount_range", fields };
  if (fault === "unknown") return { error, reason: "unknown_court", value: claim.court, fields };
  const value = candidates.slice(0, SHOWN_CANDIDATES).join("、");
  return { error, reason: "ambiguous_court", value, fields };
}
