import type { Config } from "@netlify/functions";
import { calculatorPlain } from "#contract/no-js/calculator-no-js.ts";
import { failureMessage } from "#i18n/api-errors.ts";
import { calculatorNoJsWords } from "#i18n/calculator-no-js.ts";
import { wordLine } from "#i18n/format/word-line.ts";
import { type CarriedFiles, PAGE_FRAME } from "#server/carried-files.ts";
import { asOperation } from "#server/http/endpoint.ts";
import { answerNoJsCalculator } from "#server/no-js/answer-calculator.ts";

/** POST /toolbox/plain answers with the result of a calculator as a page for browsers without script. */
export default asOperation(calculatorPlain, (request) =>
  answerNoJsCalculator(request, { words: calculatorNoJsWords, wordLine, wordFailure: failureMessage }),
);

export const config: Config = { path: "/toolbox/plain" };

export const carries: CarriedFiles = [...PAGE_FRAME, "data/sources/{holidays,lpr}.json"];
