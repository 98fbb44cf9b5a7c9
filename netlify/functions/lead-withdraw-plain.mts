import type { Config } from "@netlify/functions";
import { leadWithdrawPlain } from "#contract/leads/lead-files.ts";
import { failureMessage } from "#i18n/api-errors.ts";
import { leadPage } from "#i18n/leads/lead-page.ts";
import { type CarriedFiles, LEAD_RULES } from "#server/carried-files.ts";
import { asOperation } from "#server/http/endpoint.ts";
import { answerNoJsWithdrawal } from "#server/leads/http/answer-no-js-withdrawal.ts";

/** POST /lead/withdraw/plain accepts the withdrawal form of a browser without script. */
export default asOperation(leadWithdrawPlain, (request) =>
  answerNoJsWithdrawal(request, { words: leadPage, word: failureMessage }),
);

export const config: Config = {
  path: "/lead/withdraw/plain",
  rateLimit: { windowLimit: 10, windowSize: 60, aggregateBy: ["ip", "domain"] },
};

export const carries: CarriedFiles = [...LEAD_RULES];
