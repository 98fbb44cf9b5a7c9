import type { Config } from "@netlify/functions";
import { leadFilesRemove } from "#contract/leads/lead-files.ts";
import { failureMessage } from "#i18n/api-errors.ts";
import { type CarriedFiles, LEAD_RULES } from "#server/carried-files.ts";
import { endpoint } from "#server/http/endpoint.ts";
import { answerRemoval } from "#server/leads/http/answer-files.ts";

/** POST /lead/files/remove: removes one file of a lead. */
export default endpoint({
  ...leadFilesRemove,
  word: failureMessage,
  answer: ({ input }) => answerRemoval(input),
});

export const config: Config = {
  path: "/lead/files/remove",
  rateLimit: { windowLimit: 30, windowSize: 60, aggregateBy: ["ip", "domain"] },
};

export const carries: CarriedFiles = [...LEAD_RULES];
