import type { Config } from "@netlify/functions";
import { leadFiles } from "#contract/leads/lead-files.ts";
import { type CarriedFiles, LEAD_RULES } from "#server/carried-files.ts";
import { answerFiles } from "#server/leads/http/answer-files.ts";
import { endpoint } from "../endpoint.mts";

/** POST /lead/files reports which parts of a lead's files are stored. */
export default endpoint({
  ...leadFiles,
  answer: ({ input }) => answerFiles(input),
});

export const config: Config = {
  path: "/lead/files",
  rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ["ip", "domain"] },
};

export const carries: CarriedFiles = [...LEAD_RULES];
