import type { Config } from "@netlify/functions";
import { searchDownload } from "#contract/search/search-download.ts";
import { downloadFile } from "#i18n/download-file.ts";
import { CATALOGUE_FILES, type CarriedFiles, searchIndexWithout } from "#server/carried-files.ts";
import { answerDownload } from "#server/downloads/answer-download.ts";
import { openCounter } from "#server/downloads/count-downloads.ts";
import { endpoint } from "../endpoint.mts";

export default endpoint({
  ...searchDownload,
  answer: ({ input, language, request }) =>
    answerDownload(input, request, downloadFile[language], openCounter()),
});

// Netlify reads this value without running the file, so it must be a literal. tests/contract compares it with
// the contract.
export const config: Config = {
  path: "/search/download",
  rateLimit: { windowLimit: 20, windowSize: 60, aggregateBy: ["ip", "domain"] },
};

export const carries: CarriedFiles = [...CATALOGUE_FILES, ...searchIndexWithout("facets", "suggestions")];
