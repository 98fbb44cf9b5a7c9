import type { Config } from "@netlify/functions";
import { searchAsk } from "#contract/search/search-ask.ts";
import { answerQuestion } from "#server/ask/answer-question.ts";
import {
  CATALOGUE_FILES,
  type CarriedFiles,
  QUESTION_FILES,
  searchIndexWithout,
} from "#server/carried-files.ts";
import { openManifest } from "#server/search/index-manifest.ts";
import { openEngine } from "#server/search/open/open-engine.ts";
import { endpoint } from "../endpoint.mts";

export default endpoint({
  ...searchAsk,
  answer: async ({ input, language }) => {
    const answered = await answerQuestion(input, language, openEngine());
    if ("failure" in answered) return answered;
    return { ok: { sample: openManifest().corpus.sample, data: answered.answer } };
  },
});

// Netlify reads this value without running the file, so it must be a literal. tests/contract compares it with
// the contract.
export const config: Config = { path: "/search/ask" };

export const carries: CarriedFiles = [
  ...CATALOGUE_FILES,
  ...QUESTION_FILES,
  ...searchIndexWithout("facets", "suggestions"),
];
