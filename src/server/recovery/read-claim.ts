import type { LawyerClaim } from "#contract/recovery/lawyer-claim.ts";
import { loadCauses } from "#server/catalogue/causes.ts";
import { loadCourts } from "#server/catalogue/courts.ts";
import { MissingArtifact } from "#server/http/missing-artifact.ts";
import type { RequestFailure } from "#server/http/request-failure.ts";
import { openTable, type RecoveryTable } from "./open-table.ts";
import { type ResolvedClaim, resolveClaim } from "./resolve-claim.ts";
import { RECOVERY_FOLDER } from "./write-table.ts";

/** The opened tables. Throws MissingArtifact if there are none. */
export function requireTable(): RecoveryTable {
  const table = openTable();
  if (!table) throw new MissingArtifact(RECOVERY_FOLDER, "npm run data");
  return table;
}

/** Resolves the claim of a request, or says why it cannot be ranked. */
export const readClaim = (claim: LawyerClaim): ResolvedClaim | { failure: RequestFailure } =>
  resolveClaim(claim, loadCourts(), loadCauses());
