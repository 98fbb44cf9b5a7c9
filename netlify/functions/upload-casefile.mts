import type { Config } from "@netlify/functions";
import { uploadCasefile } from "#contract/leads/upload-casefile.ts";
import { type CarriedFiles, LEAD_RULES } from "#server/carried-files.ts";
import { answerUpload, UploadBody } from "#server/leads/http/answer-upload.ts";
import { explainIssues } from "#server/leads/http/explain-issues.ts";
import { readMultipart } from "#server/leads/http/read-multipart.ts";
import { endpoint } from "../endpoint.mts";

/** POST /layout/upload_casefile announces a case file, or accepts one part of it, sealed to the office. */
export default endpoint({
  ...uploadCasefile,
  read: readMultipart,
  input: UploadBody,
  explain: explainIssues,
  answer: ({ input, request }) => answerUpload(input, request),
});

export const config: Config = {
  path: ["/layout/upload_casefile", "/upload_casefile"],
  rateLimit: { windowLimit: 180, windowSize: 60, aggregateBy: ["ip", "domain"] },
};

export const carries: CarriedFiles = [...LEAD_RULES];
