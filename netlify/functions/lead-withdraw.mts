import type { Config } from "@netlify/functions";
import { leadWithdraw } from "#contract/leads/lead-files.ts";
import { failureMessage } from "#i18n/api-errors.ts";
import { type CarriedFiles, LEAD_RULES } from "#server/carried-files.ts";
import { endpoint } from "#server/http/endpoint.ts";
import { answerWithdrawal } from "#server/leads/http/answer-files.ts";

/** POST /lead/withdraw: deletes a lead and its files by receipt number and code. */
export default endpoint({
  ...leadWithdraw,
  word: failureMessage,
  answer: ({ input, request }) => answerWithdrawal(input, request),
});

export const config: Config = {
  path: "/lead/withdraw",
  rateLimit: { windowLimit: 10, windowSize: 60, aggregateBy: ["ip", "domain"] },
};

export const carries: CarriedFiles = [...LEAD_RULES];
