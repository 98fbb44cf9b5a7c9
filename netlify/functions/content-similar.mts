import type { Config } from "@netlify/functions";
import { contentSimilar } from "#contract/judgment/content-similar.ts";
import { SCOPE } from "#domain/search/scope.ts";
import { resolveSubtrees } from "#domain/search/tree/hierarchy.ts";
import type { CarriedFiles } from "#server/carried-files.ts";
import { queryOfJudgment, queryOfText, similarCases } from "#server/search/answers/similar-cases.ts";
import { openEngine } from "#server/search/open/open-engine.ts";
import { endpoint } from "../endpoint.mts";

/** Maximum number of similar judgments in an answer. */
const LISTED = 8;

export default endpoint({
  ...contentSimilar,
  answer: async ({ input }) => {
    const engine = openEngine();
    if ("text" in input && input.cause) {
      const { cause } = input;
      if (resolveSubtrees(engine.catalogue(SCOPE.cases).causes, cause).length === 0)
        return {
          failure: {
            error: "bad_input" as const,
            reason: "unknown_cause" as const,
            value: cause,
            fields: ["cause"],
          },
        };
    }
    const query =
      "text" in input ? queryOfText(input.text, input.cause) : await queryOfJudgment(engine, input.id);
    if (query === null) return { failure: { error: "unknown_id" as const } };
    const { cases, causes } = await similarCases(engine, query, LISTED);
    return { ok: { data: cases, causes } };
  },
});

// Netlify reads this value without running the file, so it must be a literal. tests/contract compares it with
// the contract.
export const config: Config = { path: "/content/similar" };

export const carries: CarriedFiles = [
  "data/generated/search/cases/**",
  "!data/generated/search/cases/{facet-terms.*,suggestions.json}",
];
