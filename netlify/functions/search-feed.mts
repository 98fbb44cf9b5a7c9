import type { Config } from "@netlify/functions";
import { searchFeed } from "#contract/search/search-feed.ts";
import { feedWords } from "#i18n/feed-words.ts";
import { CATALOGUE_FILES, type CarriedFiles, searchIndexWithout } from "#server/carried-files.ts";
import { answerFeed } from "#server/feeds/answer-feed.ts";
import { endpoint } from "../endpoint.mts";

/**
 * GET answers with the newest judgments that a query finds, as Atom or JSON Feed. The query is in the
 * address.
 */
export default endpoint({
  ...searchFeed,
  answer: ({ language, request }) => answerFeed(request, feedWords[language]),
});

// Netlify reads this value without running the file, so it must be a literal. tests/contract compares it with
// the contract.
export const config: Config = {
  path: ["/search/feed.atom", "/search/feed.json"],
  rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ["ip", "domain"] },
};

export const carries: CarriedFiles = [
  ...CATALOGUE_FILES,
  ...searchIndexWithout("details", "facets", "suggestions"),
];
