import type { Config } from "@netlify/functions";
import { lawyerCount } from "#contract/recovery/lawyer-count.ts";
import { CATALOGUE_FILES, type CarriedFiles, RECOVERY_TABLES } from "#server/carried-files.ts";
import { countByCourt } from "#server/recovery/count-by-court.ts";
import { openLawyers } from "#server/recovery/open/open-lawyers.ts";
import { endpoint } from "../endpoint.mts";

export default endpoint({
  ...lawyerCount,
  answer: async ({ input }) => {
    const data = await countByCourt(openLawyers(), input);
    return "failure" in data ? data : { ok: { data } };
  },
});

export const config: Config = { path: "/lawyer/count" };

export const carries: CarriedFiles = [...CATALOGUE_FILES, ...RECOVERY_TABLES];
