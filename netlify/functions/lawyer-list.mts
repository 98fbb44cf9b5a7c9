import type { Config } from "@netlify/functions";
import { lawyerList } from "#contract/recovery/lawyer-list.ts";
import { CATALOGUE_FILES, type CarriedFiles, RECOVERY_TABLES } from "#server/carried-files.ts";
import { listLawyers } from "#server/recovery/list-lawyers.ts";
import { openLawyers } from "#server/recovery/open/open-lawyers.ts";
import { loadProfiles } from "#server/recovery/profiles.ts";
import { readClaim } from "#server/recovery/read-claim.ts";
import { endpoint } from "../endpoint.mts";

export default endpoint({
  ...lawyerList,
  answer: async ({ input }) => {
    const claim = readClaim(input);
    if ("failure" in claim) return claim;
    return { ok: { data: await listLawyers(openLawyers(), claim, input, loadProfiles()) } };
  },
});

export const config: Config = { path: "/lawyer/list" };

export const carries: CarriedFiles = [
  ...CATALOGUE_FILES,
  ...RECOVERY_TABLES,
  "data/generated/recovery/profiles.json",
];
