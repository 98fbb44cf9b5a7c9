import { wordFailure } from "#i18n/api-errors.ts";
import { leadPage } from "#i18n/lead-page.ts";
import { answerPlain } from "#server/leads/answer-plain.ts";

/** POST /lead/plain: the lead form of a browser without script, with one file of at most 4 MB. */
export default (request: Request): Promise<Response> =>
  answerPlain(request, { words: leadPage, word: wordFailure });

export const config = {
  path: "/lead/plain",
  rateLimit: { windowLimit: 10, windowSize: 60, aggregateBy: ["ip", "domain"] },
};
