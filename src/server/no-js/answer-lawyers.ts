import { ERROR_CODES } from "#contract/envelope.ts";
import { LEAD_LENGTHS } from "#contract/leads/lead-fields.ts";
import { LawyerNoJsForm } from "#contract/no-js/lawyer-no-js.ts";
import { LAWYER_PLAIN_PATH } from "#contract/paths.ts";
import { readPerson } from "#contract/recovery/lawyer-limits.ts";
import { LawyerListQuery } from "#contract/recovery/lawyer-list.ts";
import { AMOUNT_RANGES } from "#domain/judgment/amount-ranges.ts";
import { wordRequest } from "#domain/recovery/word-request.ts";
import type { WordFailure } from "../http/endpoint.ts";
import type { AnswerLanguage } from "../http/language.ts";
import type { RequestFailure } from "../http/request-failure.ts";
import { explainCases } from "../recovery/explain-cases.ts";
import { listLawyers } from "../recovery/list-lawyers.ts";
import { openLawyers } from "../recovery/open/open-lawyers.ts";
import { loadProfiles } from "../recovery/profiles.ts";
import { readClaim } from "../recovery/read-claim.ts";
import { leadPageWith, noJsPage } from "./frame.ts";
import { lawyerPage } from "./lawyer-page.ts";
import { lawyersPage } from "./lawyers-page.ts";
import { html } from "./markup.ts";
import { settlePage } from "./settle-page.ts";
import type { NoJsWords } from "./words.ts";

/** Answers with the three lists for a claim as a page for browsers without script. */
export function answerNoJsLawyers(
  request: Request,
  words: Record<AnswerLanguage, NoJsWords>,
  word: WordFailure,
): Promise<Response> {
  return settlePage(request, LAWYER_PLAIN_PATH, ({ fields, language }) => {
    const said = words[language];
    const { form, faulty } = readClaimForm(fields);
    const page = (found: Parameters<typeof lawyersPage>[2], failure: RequestFailure | null, fault = "") => {
      const told = failure ? said.recovery.app.failed.replace("{msg}", () => word(failure, language)) : fault;
      const status = failure ? ERROR_CODES[failure.error].status : 200;
      const content = lawyersPage(said, form, found, told, failure);
      return noJsPage(language, said.recovery.title, content, status, failure?.headers);
    };
    return {
      fail: (failure) => page(null, failure),
      answer: async () => {
        if ([...fields.keys()].every((name) => name === "lang")) return page(null, null);
        if (faulty.length > 0) return page(null, { error: "bad_input", fields: faulty });
        const range = AMOUNT_RANGES[form.amount ?? -1];
        if (!form.reason || !form.court || !range) return page(null, null, said.recovery.app.incomplete);
        const query = LawyerListQuery.parse({
          reason: form.reason,
          court: form.court,
          amount: range.min,
          amountMax: range.max ?? undefined,
          page: form.page,
        });
        if (form.request !== undefined) return requestPage(said, language, form);
        const claim = readClaim(query);
        if ("failure" in claim) return page(null, claim.failure);
        const person = readPerson(form.person ?? "");
        const found = await listLawyers(openLawyers(), claim, query, loadProfiles());
        if (!person) return page(found, null);
        const [record] = await explainCases(openLawyers(), claim, [person]);
        return noJsPage(language, person.lawyer, lawyerPage(said, form, record!, found));
      },
    };
  });
}

/** The page with the lead form, in which a request to the chosen lawyer about the claim is filled in. */
function requestPage(words: NoJsWords, language: AnswerLanguage, form: LawyerNoJsForm): Response {
  const { app } = words.recovery;
  const claim = { reason: form.reason, court: form.court, amount: app.ranges[form.amount ?? -1] ?? "" };
  const about = wordRequest(app.request, readPerson(form.request ?? ""), claim);
  const row = html`<div class="row about"><label class="label" for="lead-about">${words.aboutField}</label><textarea class="field" id="lead-about" name="about" rows="4" maxlength="${LEAD_LENGTHS.about}">${about}</textarea></div>`;
  return leadPageWith(language, row) ?? noJsPage(language, words.recovery.title, html`<p>${about}</p>`);
}

/**
 * Reads the fields of the form. `faulty` has the names of the invalid fields, which are left out. An empty
 * field counts as absent.
 */
function readClaimForm(fields: URLSearchParams): { form: LawyerNoJsForm; faulty: string[] } {
  const trimmed = [...fields].map(([name, text]): [string, string] => [name, text.trim()]);
  const given = Object.fromEntries(trimmed.filter(([, text]) => text !== ""));
  const read = LawyerNoJsForm.safeParse(given);
  if (read.success) return { form: read.data, faulty: [] };
  const faulty = [...new Set(read.error.issues.map(({ path }) => String(path[0])))];
  const sound = Object.entries(given).filter(([name]) => !faulty.includes(name));
  return { form: LawyerNoJsForm.parse(Object.fromEntries(sound)), faulty };
}
