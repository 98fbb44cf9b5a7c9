import type { Config } from "@netlify/functions";
import { contentInstances } from "#contract/judgment/content-instances.ts";
import type { CarriedFiles } from "#server/carried-files.ts";
import { compareInstances } from "#server/search/answers/compare-instances.ts";
import { openEngine } from "#server/search/open/open-engine.ts";
import { endpoint } from "../endpoint.mts";

export default endpoint({
  ...contentInstances,
  answer: async ({ input }) => {
    const data = await compareInstances(openEngine(), input.id);
    return data === undefined ? { failure: { error: "unknown_id" as const } } : { ok: { data } };
  },
});

// Netlify reads this value without running the file, so it must be a literal. tests/contract compares it with
// the contract.
export const config: Config = { path: "/content/instances" };

export const carries: CarriedFiles = [
  "data/generated/search/cases/{columns,rows,details}.bin",
  "data/generated/search/cases/catalogue.json",
];
