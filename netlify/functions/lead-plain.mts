import type { Config } from "@netlify/functions";
import { leadPlain } from "#contract/no-js/lead-no-js.ts";
import { failureMessage } from "#i18n/api-errors.ts";
import { leadPage } from "#i18n/leads/lead-page.ts";
import { type CarriedFiles, LEAD_RULES } from "#server/carried-files.ts";
import { asOperation } from "#server/http/endpoint.ts";
import { answerNoJsLead } from "#server/leads/http/answer-no-js.ts";

/** POST /lead/plain accepts the lead form of a browser without script, with one file of at most 4 MB. */
export default asOperation(leadPlain, (request) =>
  answerNoJsLead(request, { words: leadPage, word: failureMessage }),
);

export const config: Config = {
  path: "/lead/plain",
  rateLimit: { windowLimit: 10, windowSize: 60, aggregateBy: ["ip", "domain"] },
};

export const carries: CarriedFiles = [...LEAD_RULES];
