import type { Config } from "@netlify/functions";
import { reverseBasicinfo } from "#contract/reverse-basicinfo.ts";
import { wordFailure } from "#i18n/api-errors.ts";
import { endpoint } from "#server/http/endpoint.ts";
import { analyseCase } from "#server/reversal/analyse-case.ts";

export default endpoint({
  ...reverseBasicinfo,
  word: wordFailure,
  answer: ({ input, language }) => analyseCase(input, language),
});

export const config: Config = { path: "/reverse/basicinfo" };
