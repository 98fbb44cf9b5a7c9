import { REVERSE_BASICINFO_PATH, ReverseBasicinfoRequest } from "#contract/reverse-basicinfo.ts";
import { wordFailure } from "#i18n/api-errors.ts";
import { endpoint } from "#server/http/endpoint.ts";
import { analyseCase } from "#server/reversal/analyse-case.ts";

export default endpoint({
  route: REVERSE_BASICINFO_PATH,
  method: "POST",
  input: ReverseBasicinfoRequest,
  word: wordFailure,
  answer: ({ input, language }) => analyseCase(input, language),
});

export const config = { path: "/reverse/basicinfo" };
