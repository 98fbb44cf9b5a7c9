import type { Config } from "@netlify/functions";
import { leadFiles } from "#contract/leads/lead-files.ts";
import { failureMessage } from "#i18n/api-errors.ts";
import { type CarriedFiles, LEAD_RULES } from "#server/carried-files.ts";
import { endpoint } from "#server/http/endpoint.ts";
import { answerFiles } from "#server/leads/http/answer-files.ts";

/** POST /lead/files: which parts of a lead's files are stored. */
export default endpoint({
  ...leadFiles,
  word: failureMessage,
  answer: ({ input }) => answerFiles(input),
});

export const config: Config = {
  path: "/lead/files",
  rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ["ip", "domain"] },
};

export const carries: CarriedFiles = [...LEAD_RULES];
