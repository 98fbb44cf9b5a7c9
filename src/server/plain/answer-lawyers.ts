import { ERROR_CODES } from "#contract/envelope.ts";
import { LawyerListQuery } from "#contract/lawyer-list.ts";
import { LAWYER_PLAIN_PATH } from "#contract/paths.ts";
import { AMOUNT_RANGES } from "#domain/recovery/amount-ranges.ts";
import type { WordFailure } from "../http/endpoint.ts";
import { failureOf } from "../http/failure-of.ts";
import { type Language, requestLanguage } from "../http/language.ts";
import { logRequest } from "../http/log-request.ts";
import type { RequestFailure } from "../http/request-failure.ts";
import { readClaim, requireTable } from "../recovery/ask.ts";
import { listLawyers } from "../recovery/list-lawyers.ts";
import { loadProfiles } from "../recovery/profiles.ts";
import { plainPage } from "./frame.ts";
import { type LawyerForm, lawyersPage } from "./lawyers-page.ts";
import { readForm } from "./read-form.ts";
import type { PlainWords } from "./words.ts";

/**
 * The three lists for a claim as a page, for a browser without script. The form comes by POST, as that of the result
 * list does: an address would stand in logs, histories and referrers.
 */
export async function answerPlainLawyers(
  request: Request,
  words: Record<Language, PlainWords>,
  word: WordFailure,
): Promise<Response> {
  const started = performance.now();
  const response = await settle(request, words, word);
  logRequest(request, LAWYER_PLAIN_PATH, response.status, performance.now() - started);
  return response;
}

async function settle(
  request: Request,
  words: Record<Language, PlainWords>,
  word: WordFailure,
): Promise<Response> {
  const read = await readForm(request);
  const fields = new URLSearchParams("text" in read ? read.text : "");
  const language: Language = fields.get("lang") === "en" ? "en" : requestLanguage(request);
  const said = words[language];
  const form = readClaimForm(fields);
  const page = (found: Parameters<typeof lawyersPage>[2], failure: RequestFailure | null, fault = "") => {
    const told = failure ? said.recovery.app.failed.replace("{msg}", () => word(failure, language)) : fault;
    const status = failure ? ERROR_CODES[failure.error].status : 200;
    const content = lawyersPage(said, form, found, told, failure);
    return plainPage(language, said.recovery.title, content, status, failure?.headers);
  };
  if ("failure" in read) return page(null, read.failure);
  if ([...fields.keys()].every((name) => name === "lang")) return page(null, null);
  const range = AMOUNT_RANGES[form.range ?? -1];
  if (!form.reason || !form.court || !range) return page(null, null, said.recovery.app.incomplete);
  try {
    const query = LawyerListQuery.safeParse({
      reason: form.reason,
      court: form.court,
      amount: range.min,
      amountMax: range.max ?? undefined,
      page: form.page,
    });
    if (!query.success) {
      const names = query.error.issues.map(({ path }) => String(path[0]));
      return page(null, { error: "bad_input", fields: [...new Set(names)] });
    }
    const claim = readClaim(query.data);
    if ("failure" in claim) return page(null, claim.failure);
    return page(listLawyers(requireTable(), claim, query.data, loadProfiles()), null);
  } catch (error) {
    return page(null, failureOf(error, LAWYER_PLAIN_PATH));
  }
}

function readClaimForm(fields: URLSearchParams): LawyerForm {
  const text = (name: string) => (fields.get(name) ?? "").trim();
  const amount = text("amount");
  return {
    reason: text("reason"),
    court: text("court"),
    range: /^[0-8]$/.test(amount) ? Number(amount) : null,
    page: /^[1-9]\d{0,4}$/.test(text("page")) ? Number(text("page")) : 1,
  };
}
