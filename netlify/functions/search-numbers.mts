import type { Config } from "@netlify/functions";
import { MAX_LISTED_NUMBERS } from "#contract/search/search-limits.ts";
import { searchNumbers } from "#contract/search/search-numbers.ts";
import { extractCaseNumbers } from "#domain/case-number/listed-numbers.ts";
import type { CarriedFiles } from "#server/carried-files.ts";
import { findByCaseNumbers } from "#server/search/answers/look-up-numbers.ts";
import { openEngine } from "#server/search/open/open-engine.ts";
import { endpoint } from "../endpoint.mts";

const MAX_UNREAD_LINES = 50;

export default endpoint({
  ...searchNumbers,
  answer: async ({ input }) => {
    const { numbers, repeated, unread } = extractCaseNumbers(input.text);
    const asked = numbers.slice(0, MAX_LISTED_NUMBERS);
    const found = await findByCaseNumbers(openEngine(), asked);
    return {
      ok: {
        data: {
          numbers: found,
          found: found.filter(({ documents }) => documents.length > 0).length,
          repeated,
          dropped: numbers.length - asked.length,
          unread: unread.slice(0, MAX_UNREAD_LINES),
        },
      },
    };
  },
});

// Netlify reads this value without running the file, so it must be a literal. tests/contract compares it with
// the contract.
export const config: Config = { path: "/search/numbers" };

export const carries: CarriedFiles = ["data/generated/search/cases/{columns,rows}.bin"];
