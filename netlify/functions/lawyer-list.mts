import type { Config } from "@netlify/functions";
import { lawyerList } from "#contract/recovery/lawyer-list.ts";
import { failureMessage } from "#i18n/api-errors.ts";
import { CATALOGUE_FILES, type CarriedFiles, RECOVERY_TABLES } from "#server/carried-files.ts";
import { endpoint } from "#server/http/endpoint.ts";
import { listLawyers } from "#server/recovery/list-lawyers.ts";
import { loadProfiles } from "#server/recovery/profiles.ts";
import { readClaim, requireTable } from "#server/recovery/read-claim.ts";

export default endpoint({
  ...lawyerList,
  word: failureMessage,
  answer: ({ input }) => {
    const table = requireTable();
    const claim = readClaim(input);
    if ("failure" in claim) return claim;
    return { ok: { data: listLawyers(table, claim, input, loadProfiles()) } };
  },
});

export const config: Config = { path: "/lawyer/list" };

export const carries: CarriedFiles = [
  ...CATALOGUE_FILES,
  ...RECOVERY_TABLES,
  "data/generated/recovery/profiles.json",
];
