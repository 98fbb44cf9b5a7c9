import type { Config } from "@netlify/functions";
import { lawyerCount } from "#contract/recovery/lawyer-count.ts";
import { failureMessage } from "#i18n/api-errors.ts";
import { CATALOGUE_FILES, type CarriedFiles, RECOVERY_TABLES } from "#server/carried-files.ts";
import { endpoint } from "#server/http/endpoint.ts";
import { countByCourt } from "#server/recovery/count-by-court.ts";
import { openLawyers } from "#server/recovery/open/open-lawyers.ts";

export default endpoint({
  ...lawyerCount,
  word: failureMessage,
  answer: async ({ input }) => {
    const data = await countByCourt(openLawyers(), input);
    return "failure" in data ? data : { ok: { data } };
  },
});

export const config: Config = { path: "/lawyer/count" };

export const carries: CarriedFiles = [...CATALOGUE_FILES, ...RECOVERY_TABLES];
