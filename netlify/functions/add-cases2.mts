import type { Config } from "@netlify/functions";
import { addCases2 } from "#contract/leads/lead-form.ts";
import { type CarriedFiles, LEAD_RULES } from "#server/carried-files.ts";
import { answerLead } from "#server/leads/http/answer-lead.ts";
import { explainIssues } from "#server/leads/http/explain-issues.ts";
import { endpoint } from "../endpoint.mts";

/** POST /add_cases2 accepts a lead that is sealed to the office. */
export default endpoint({
  ...addCases2,
  explain: explainIssues,
  answer: ({ input, request }) => answerLead(input, request),
});

export const config: Config = {
  path: "/add_cases2",
  rateLimit: { windowLimit: 20, windowSize: 60, aggregateBy: ["ip", "domain"] },
};

export const carries: CarriedFiles = [...LEAD_RULES];
