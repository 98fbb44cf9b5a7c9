import { CALCULATOR_PATH } from "#contract/content/schemas/routes.ts";
import { ERROR_CODES } from "#contract/envelope.ts";
import { CalculatorNoJsForm } from "#contract/no-js/calculator-no-js.ts";
import { CALCULATOR_PLAIN_PATH } from "#contract/paths.ts";
import { CALCULATOR_FORMS } from "#domain/calculator/all/calculators.ts";
import { createCalendar, type HolidayYear } from "#domain/calculator/calendar.ts";
import { answerForm } from "#domain/calculator/form.ts";
import type { LprTable } from "#domain/calculator/interest.ts";
import type { calculatorNoJsWords } from "#i18n/calculator-no-js.ts";
import type { wordLine } from "#i18n/format/word-line.ts";
import type { WordFailure } from "../http/endpoint.ts";
import type { RequestFailure } from "../http/request-failure.ts";
import { loadSource } from "../reversal/open-tables.ts";
import { noJsPage } from "./frame.ts";
import { html, type Markup } from "./markup.ts";
import { settlePage } from "./settle-page.ts";

/** The words of the pages, and the functions that word lines and failures. */
interface Wording {
  words: typeof calculatorNoJsWords;
  wordLine: typeof wordLine;
  wordFailure: WordFailure;
}

/** Answers with the result of a calculator as a page for browsers without script. */
export function answerNoJsCalculator(request: Request, wording: Wording): Promise<Response> {
  return settlePage(request, CALCULATOR_PLAIN_PATH, ({ fields, language }) => {
    const words = wording.words[language];
    const form = CalculatorNoJsForm.safeParse(Object.fromEntries(fields));
    const name = form.data?.calculator;
    const title = name ? words.pages[name].title : words.result;
    const page = (content: Markup, status = 200, headers = {}) => {
      const back = name ? `${CALCULATOR_PATH}${name}` : "/layout/toolbox";
      const whole = html`<h1>${title}</h1>${content}<p><a class="button" href="${words.prefix}${back}">${words.again}</a></p>`;
      return noJsPage(language, title, whole, status, headers);
    };
    const fail = (failure: RequestFailure) =>
      page(
        html`<p role="alert">${wording.wordFailure(failure, language)}</p>`,
        ERROR_CODES[failure.error].status,
        failure.headers,
      );
    return {
      fail,
      answer: () => {
        if (!name) return fail({ error: "bad_input", fields: ["calculator"] });
        const outcome = answerForm(CALCULATOR_FORMS[name]!, Object.fromEntries(fields), {
          lpr: loadSource<LprTable>("data/sources/lpr.json"),
          calendar: createCalendar(loadSource<{ years: HolidayYear[] }>("data/sources/holidays.json").years),
        });
        if (outcome.kind === "fault") return page(html`<p role="alert">${words.faults[outcome.code]}</p>`);
        const own = words.pages[name];
        const said = { values: words.values, lines: own.lines, notes: own.notes, cites: {} };
        const lines = outcome.lines.map((line) => wording.wordLine(line, said));
        return page(html`<dl>${lines.map(({ label, value, how }) => html`<dt>${label}</dt><dd><b>${value}</b>${how && html`<br><span class="soft">${how}</span>`}</dd>`)}</dl>
${outcome.notes.map((note) => html`<p>${said.notes[note as keyof typeof said.notes]}</p>`)}
<p class="soft small">${words.notAdvice}</p>`);
      },
    };
  });
}
