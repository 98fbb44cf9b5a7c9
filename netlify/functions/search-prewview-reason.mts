import type { Config } from "@netlify/functions";
import { searchPrewviewReason } from "#contract/search/suggestions.ts";
import { SCOPE } from "#domain/search/scope.ts";
import { CATALOGUE_FILES, type CarriedFiles } from "#server/carried-files.ts";
import { openEngine } from "#server/search/open/open-engine.ts";
import { chooseLevel } from "#server/search/suggestions/choose-level.ts";
import { endpoint } from "../endpoint.mts";

export default endpoint({
  ...searchPrewviewReason,
  answer: ({ input: { keyword, parent } }) => {
    const { causes } = openEngine().catalogue(SCOPE.cases);
    const serach_list = chooseLevel("cause", causes, keyword, parent);
    if (serach_list) return { ok: { serach_list } };
    return { failure: { error: "bad_input", reason: "unknown_cause", value: parent, fields: ["parent"] } };
  },
});

// Netlify reads this value without running the file, so it must be a literal. tests/contract compares it with
// the contract.
export const config: Config = { path: "/search/prewview/reason" };

export const carries: CarriedFiles = [
  ...CATALOGUE_FILES,
  "data/generated/search/cases/{catalogue,suggestions}.json",
];
