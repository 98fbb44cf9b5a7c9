import { wordFailure } from "#i18n/api-errors.ts";
import { plainWords } from "#i18n/plain-words.ts";
import { answerPlainLawyers } from "#server/plain/answer-lawyers.ts";

/** POST /lawyer/plain: the lawyers for a claim in a browser without script, the three lists one under another. */
export default (request: Request): Promise<Response> => answerPlainLawyers(request, plainWords, wordFailure);

export const config = { path: "/lawyer/plain" };
