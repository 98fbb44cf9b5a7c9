import type { Config } from "@netlify/functions";
import { leadFilesRemove } from "#contract/leads/lead-files.ts";
import { type CarriedFiles, LEAD_RULES } from "#server/carried-files.ts";
import { answerRemoval } from "#server/leads/http/answer-files.ts";
import { endpoint } from "../endpoint.mts";

/** POST /lead/files/remove removes one file of a lead. */
export default endpoint({
  ...leadFilesRemove,
  answer: ({ input }) => answerRemoval(input),
});

export const config: Config = {
  path: "/lead/files/remove",
  rateLimit: { windowLimit: 30, windowSize: 60, aggregateBy: ["ip", "domain"] },
};

export const carries: CarriedFiles = [...LEAD_RULES];
