import type { Config } from "@netlify/functions";
import { searchDownloadQuota } from "#contract/search/search-download.ts";
import { downloadsLeft, openCounter } from "#server/downloads/count-downloads.ts";
import { endpoint } from "../endpoint.mts";

export default endpoint({
  ...searchDownloadQuota,
  answer: async ({ request }) => {
    const counter = openCounter();
    const left = await downloadsLeft(counter, request);
    return "failure" in left ? left : { ok: { data: { daily: counter.daily, left: left.left } } };
  },
});

// Netlify reads this value without running the file, so it must be a literal. tests/contract compares it with
// the contract.
export const config: Config = { path: "/search/download/quota" };
