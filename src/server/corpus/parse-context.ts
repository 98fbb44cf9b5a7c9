import type { CauseIndex } from "#domain/catalogue/causes.ts";
import type { CourtIndex } from "#domain/catalogue/courts.ts";
import type { CourtNode } from "#domain/catalogue/node.ts";
import { resolveCause } from "#domain/catalogue/resolve-cause.ts";
import { resolveCourt } from "#domain/catalogue/resolve-court.ts";
import type { ParseContext } from "#domain/judgment/parse-result.ts";
import { loadCauses } from "../catalogue/causes.ts";
import { loadCourts } from "../catalogue/courts.ts";
import { sha256 } from "./sha256.ts";

/** Sign of the province and the court's digits, in use since 2016: 京02 in （2020）京02行初1号, 京 for the high court. */
const COURT_CODE = /^（(?:201[6-9]|20[2-9][0-9])）([\u4e00-\u9fff](?:[0-9]{2,4})?)(?=[\u4e00-\u9fff])/;

/** Courts by the code of their case numbers; a code that two courts carry or carried tells neither. */
function courtsByCode(courts: CourtIndex): Map<string, CourtNode> {
  const found = new Map<string, CourtNode | null>();
  for (const court of courts.ordered) {
    for (const code of courts.facts.codes[court.label] ?? []) found.set(code, found.has(code) ? null : court);
  }
  return new Map([...found].flatMap(([code, court]) => (court ? [[code, court] as const] : [])));
}

/**
 * A parse context for an import on a day (yyyy-MM-dd) over catalogues, unless told otherwise those that
 * `npm run data` has built; throws where it has not.
 */
export function catalogueContext(
  source: string,
  today: string,
  courts: CourtIndex = loadCourts(),
  causes: CauseIndex = loadCauses(),
): ParseContext {
  const byCode = courtsByCode(courts);
  return {
    courtOfCaseNumber(caseNumber) {
      const code = caseNumber.match(COURT_CODE)?.[1] ?? "";
      const court = byCode.get(code);
      return court ? { id: court.value, label: court.label } : null;
    },
    resolveCourt(name, caseNumber) {
      const found = resolveCourt(name, courts, caseNumber ? { caseNumber } : {});
      const court = found.kind === "found" ? courts.byId(found.id) : undefined;
      return court ? { id: court.value, label: court.label } : null;
    },
    resolveCause(texts, branch) {
      const found = resolveCause(texts, causes, branch ? { branch } : {});
      const cause = found.kind === "found" ? causes.byId(found.code) : undefined;
      return cause ? { code: cause.value, label: cause.label } : null;
    },
    sha256,
    today,
    source,
  };
}
