import type { Config } from "@netlify/functions";
import { lawyerParty } from "#contract/recovery/lawyer-party.ts";
import { CATALOGUE_FILES, type CarriedFiles, RECOVERY_TABLES } from "#server/carried-files.ts";
import { openLawyers } from "#server/recovery/open/open-lawyers.ts";
import { endpoint } from "../endpoint.mts";

export default endpoint({
  ...lawyerParty,
  answer: async ({ input }) => ({ ok: { data: await openLawyers().ofParty(input.party) } }),
});

export const config: Config = { path: "/lawyer/party" };

export const carries: CarriedFiles = [...CATALOGUE_FILES, ...RECOVERY_TABLES];
