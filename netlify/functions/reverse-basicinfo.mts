import type { Config } from "@netlify/functions";
import { reverseBasicinfo } from "#contract/reversal/appeal-analysis.ts";
import { CATALOGUE_FILES, type CarriedFiles, RECOVERY_TABLES } from "#server/carried-files.ts";
import { analyseCase } from "#server/reversal/analyse-case.ts";
import { openAnalysis } from "#server/reversal/open/open-collections.ts";
import { endpoint } from "../endpoint.mts";

export default endpoint({
  ...reverseBasicinfo,
  answer: ({ input, language }) => analyseCase(input, language, openAnalysis()),
});

export const config: Config = { path: "/reverse/basicinfo" };

export const carries: CarriedFiles = [
  ...CATALOGUE_FILES,
  ...RECOVERY_TABLES,
  "data/generated/reversal/{*.bin,remedies.json}",
  "data/generated/content/experts.json",
  "data/sources/{base-rates,area-causes,holidays}.json",
  "src/content/images/*",
];
