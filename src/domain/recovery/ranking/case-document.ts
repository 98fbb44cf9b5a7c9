import { NO_ORDINAL, UNKNOWN_LEVEL } from "#domain/search/tree/hierarchy.ts";
import type { CauseIndex } from "../../catalogue/causes/causes.ts";
import type { CourtIndex } from "../../catalogue/courts/names/courts.ts";
import { findAmountRange } from "../../judgment/amount-ranges.ts";
import type { JudgmentRecord } from "../../judgment/record.ts";
import { parseDay, yearOf } from "../../text/day.ts";

/** Document type of a case published as a reference case. */
const REFERENCE_TYPE = "参考案例";

/** What the ranking needs to know about a document. Fields are as in CaseColumns. */
export interface CaseDocument {
  court: number;
  level: number;
  cause: number;
  amount: number;
  day: number;
  year: number;
  reference: number;
}

/**
 * A document in numbers. If its date is missing, it is dated 1 January of the year in the case number. If
 * that is missing too, the year is 0, which no statistic counts.
 */
export function toCaseDocument(record: JudgmentRecord, courts: CourtIndex, causes: CauseIndex): CaseDocument {
  const court = courts.ordinal(record.court_id ?? -1);
  const cause = causes.ordinal(record.cause_code ?? "");
  const numbered = /^（(\d{4})）/.exec(record.case_number)?.[1];
  const day = parseDay(record.casedate) ?? parseDay(`${numbered ?? ""}-01-01`);
  return {
    court: court < 0 ? NO_ORDINAL : court,
    level: courts.ordered[court]?.level ?? UNKNOWN_LEVEL,
    cause: cause < 0 ? NO_ORDINAL : cause,
    amount: findAmountRange(record.claim_amount),
    day: day ?? 0,
    year: day === null ? 0 : yearOf(day),
    reference: record.text_type === REFERENCE_TYPE ? 1 : 0,
  };
}
