import { lawyerPlain } from "#contract/lawyer-plain.ts";
import { wordFailure } from "#i18n/api-errors.ts";
import { plainWords } from "#i18n/plain-words.ts";
import { asOperation } from "#server/http/endpoint.ts";
import { answerPlainLawyers } from "#server/plain/answer-lawyers.ts";

/** POST /lawyer/plain: the lawyers for a claim in a browser without script, the three lists one under another. */
export default asOperation(lawyerPlain, (request) => answerPlainLawyers(request, plainWords, wordFailure));

export const config = { path: "/lawyer/plain" };
