import type { Config } from "@netlify/functions";
import { contentSimilar } from "#contract/judgment/content-similar.ts";
import { failureMessage } from "#i18n/api-errors.ts";
import type { CarriedFiles } from "#server/carried-files.ts";
import { endpoint } from "#server/http/endpoint.ts";
import { openEngine } from "#server/search/open/open-engine.ts";

/** Similar judgments per answer. */
const LISTED = 8;

export default endpoint({
  ...contentSimilar,
  word: failureMessage,
  answer: async ({ input }) => {
    const engine = openEngine();
    if ((await engine.detail(1, input.id)) === null) return { failure: { error: "unknown_id" as const } };
    const found = await engine.similar(1, input.id, LISTED);
    const data = found.map(({ row: { id, title, court, number, date }, court: court_nearness, ...why }) => ({
      ...{ id, casename: title, court, case_number: number, casedate: date },
      ...{ score: why.score, cause: why.cause, court_nearness, amount: why.amount, words: why.words },
    }));
    return { ok: { data } };
  },
});

// A literal: the host reads it without running the file. tests/contract compares it with the contract.
export const config: Config = { path: "/content/similar" };

export const carries: CarriedFiles = [
  "data/generated/search/cases/**",
  "!data/generated/search/cases/{facet-terms.*,suggestions.json,numbers.bin,figures.bin}",
];
