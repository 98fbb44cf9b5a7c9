import type { Config } from "@netlify/functions";
import { lawyerCases } from "#contract/recovery/lawyer-cases.ts";
import { CATALOGUE_FILES, type CarriedFiles, RECOVERY_TABLES } from "#server/carried-files.ts";
import { explainCases } from "#server/recovery/explain-cases.ts";
import { openLawyers } from "#server/recovery/open/open-lawyers.ts";
import { readClaim } from "#server/recovery/read-claim.ts";
import { endpoint } from "../endpoint.mts";

export default endpoint({
  ...lawyerCases,
  answer: async ({ input }) => {
    const claim = readClaim(input);
    if ("failure" in claim) return claim;
    return { ok: { data: await explainCases(openLawyers(), claim, input.lawyers) } };
  },
});

export const config: Config = { path: "/lawyer/cases" };

export const carries: CarriedFiles = [...CATALOGUE_FILES, ...RECOVERY_TABLES];
