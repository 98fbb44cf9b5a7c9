import type { FoundCase, ReverseCaseRequest, ReverseCaseResponse } from "#contract/reversal/reverse-case.ts";
import { baseCaseNumber, caseNumberForms } from "#domain/case-number/case-number-forms.ts";
import { readCaseNumber } from "#domain/case-number/read-case-number.ts";
import { otherCourtOfNumber } from "#domain/catalogue/courts/printed/narrow-courts.ts";
import { loadCourts } from "../catalogue/courts.ts";
import { readTypedCourt } from "../catalogue/typed-names.ts";
import type { CaseFacts, CasesByNumber } from "./collections.ts";

/**
 * Finds the document with a case number. If there is none and the case number is that of a part of a case
 * (之一), finds the document with the number of the whole case. Of several documents, the first that names
 * `judge` is returned, or else the newest. Null if there is none.
 */
export async function findCase(
  cases: CasesByNumber,
  caseNumber: string,
  judge: string,
): Promise<CaseFacts | null> {
  const number = readCaseNumber(caseNumber) ?? caseNumber;
  const base = baseCaseNumber(number);
  const find = async (one: string) =>
    (await Promise.all(caseNumberForms(one).map((form) => cases.find(form)))).flat();
  const own = await find(number);
  const found = own.length > 0 || !base ? own : await find(base);
  const names = ({ presiding_judge, panel }: CaseFacts) =>
    judge !== "" && (presiding_judge === judge || panel.includes(judge));
  return found.find(names) ?? found[0] ?? null;
}

/**
 * What is displayed about a case. The document type and the closing words are left out: they only serve to
 * determine the remedies.
 */
export function shownCase(found: CaseFacts | null): FoundCase | null {
  if (!found) return null;
  const { text_type: _, holding: __, ...shown } = found;
  return shown;
}

/** Answers the look-up of a case by its case number. */
export const answerCaseLookup = async (
  { first_instance_number: number, court, mainjudge }: ReverseCaseRequest,
  cases: CasesByNumber,
): Promise<{ ok: Omit<ReverseCaseResponse, "result"> }> => ({
  ok: {
    found_case: shownCase(await findCase(cases, number, mainjudge)),
    other_court: court ? otherCourt(number, court) : null,
  },
});

function otherCourt(caseNumber: string, court: string): string | null {
  const chosen = readTypedCourt(court, "court", { caseNumber });
  return "failure" in chosen ? null : otherCourtOfNumber(caseNumber, chosen.key, loadCourts());
}
