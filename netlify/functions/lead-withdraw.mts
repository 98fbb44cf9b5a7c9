import type { Config } from "@netlify/functions";
import { leadWithdraw } from "#contract/leads/lead-files.ts";
import { type CarriedFiles, LEAD_RULES } from "#server/carried-files.ts";
import { answerWithdrawal } from "#server/leads/http/answer-files.ts";
import { endpoint } from "../endpoint.mts";

/**
 * POST /lead/withdraw deletes a lead with its files. The request has the receipt number and the withdrawal
 * code.
 */
export default endpoint({
  ...leadWithdraw,
  answer: ({ input, request }) => answerWithdrawal(input, request),
});

export const config: Config = {
  path: "/lead/withdraw",
  rateLimit: { windowLimit: 10, windowSize: 60, aggregateBy: ["ip", "domain"] },
};

export const carries: CarriedFiles = [...LEAD_RULES];
