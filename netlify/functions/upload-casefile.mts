import type { Config } from "@netlify/functions";
import { uploadCasefile } from "#contract/leads/upload-casefile.ts";
import { failureMessage } from "#i18n/api-errors.ts";
import { type CarriedFiles, LEAD_RULES } from "#server/carried-files.ts";
import { endpoint } from "#server/http/endpoint.ts";
import { answerUpload, UploadBody } from "#server/leads/http/answer-upload.ts";
import { explainIssues } from "#server/leads/http/explain-issues.ts";
import { readMultipart } from "#server/leads/http/read-multipart.ts";

/** POST /layout/upload_casefile: announces a case file, or accepts one part of it, sealed for the office. */
export default endpoint({
  ...uploadCasefile,
  read: readMultipart,
  input: UploadBody,
  word: failureMessage,
  explain: explainIssues,
  answer: ({ input, request }) => answerUpload(input, request),
});

export const config: Config = {
  path: ["/layout/upload_casefile", "/upload_casefile"],
  rateLimit: { windowLimit: 180, windowSize: 60, aggregateBy: ["ip", "domain"] },
};

export const carries: CarriedFiles = [...LEAD_RULES];
