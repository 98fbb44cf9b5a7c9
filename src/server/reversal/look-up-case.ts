import type { ReverseCaseRequest, ReverseCaseResponse } from "#contract/reverse-case.ts";
import type { CaseFacts } from "./case-file.ts";
import { loadCases } from "./open-tables.ts";

/** The document of the collection under a number: the one that names the judge, else the newest; or null. */
export function findCase(caseNumber: string, judge: string): CaseFacts | null {
  const found = loadCases().find(caseNumber);
  const names = ({ presiding_judge, panel }: CaseFacts) =>
    judge !== "" && (presiding_judge === judge || panel.includes(judge));
  return found.find(names) ?? found[0] ?? null;
}

/** The answer to a case looked up by its number. */
export const lookUpCase = ({
  first_instance_number,
  mainjudge,
}: ReverseCaseRequest): { ok: Omit<ReverseCaseResponse, "result"> } => ({
  ok: { found_case: findCase(first_instance_number, mainjudge) },
});
