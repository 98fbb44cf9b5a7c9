import { existsSync } from "node:fs";
import type { ReverseCaseRequest, ReverseCaseResponse } from "#contract/reverse-case.ts";
import { MissingPart } from "#server/http/missing-part.ts";
import { REVERSAL_FOLDER } from "./appeal-file.ts";
import { type CaseFacts, findCases } from "./case-file.ts";

/** The document of the collection under a number: the one that names the judge, else the newest; or null. */
export function findCase(caseNumber: string, judge: string, folder = REVERSAL_FOLDER): CaseFacts | null {
  const found = findCases(caseNumber, folder);
  const names = ({ presiding_judge, panel }: CaseFacts) =>
    judge !== "" && (presiding_judge === judge || panel.includes(judge));
  return found.find(names) ?? found[0] ?? null;
}

/** The answer to a case looked up by its number. */
export function lookUpCase({ first_instance_number, mainjudge }: ReverseCaseRequest): {
  ok: Omit<ReverseCaseResponse, "result">;
} {
  if (!existsSync(`${REVERSAL_FOLDER}/case-keys.bin`)) throw new MissingPart("the cases", "npm run data");
  return { ok: { found_case: findCase(first_instance_number, mainjudge) } };
}
