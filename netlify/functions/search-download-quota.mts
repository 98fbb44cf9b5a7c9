import type { Config } from "@netlify/functions";
import { searchDownloadQuota } from "#contract/search/search-download.ts";
import { failureMessage } from "#i18n/api-errors.ts";
import { downloadsLeft, openCounter } from "#server/downloads/count-downloads.ts";
import { endpoint } from "#server/http/endpoint.ts";

export default endpoint({
  ...searchDownloadQuota,
  word: failureMessage,
  answer: async ({ request }) => {
    const counter = openCounter();
    const left = await downloadsLeft(counter, request);
    return "failure" in left ? left : { ok: { data: { daily: counter.daily, left: left.left } } };
  },
});

// A literal: the host reads it without running the file. tests/contract compares it with the contract.
export const config: Config = { path: "/search/download/quota" };
