import { APPEAL_OUTCOMES } from "#domain/judgment/record.ts";
import { GROUNDS } from "#domain/reversal/grounds.ts";
import { FIELD_TYPES } from "#server/search/opensearch/indexes/index-body.ts";
import type { TableRow } from "#server/search/opensearch/push/push.ts";
import type { OpenAppeals } from "../appeal-file.ts";

const { keyword, shown } = FIELD_TYPES;

/** The fields of an appeal's document on a cluster. */
export const APPEAL_FIELDS = {
  /** The id of the judgment. A takedown searches this field. */
  judgments: keyword,
  /**
   * A takedown also searches this field. No document has it, because the rows of appeals contain no names.
   */
  names: keyword,
  /** Ordinals of court and cause. NO_ORDINAL if they are outside the catalogue. */
  court: { type: "integer" },
  cause: { type: "integer" },
  /** One of APPEAL_OUTCOMES. */
  outcome: keyword,
  /** The grounds named in the judgment, if it overturns the decision (see GROUNDS). */
  grounds: keyword,
  /** Year of the judgment. Absent if unknown. */
  year: { type: "short" },
  /** 1 if the source is complete, else 0. */
  complete: { type: "byte" },
  /** The displayed fields. The date is yyyy-MM-dd. An unknown date is empty and sorted last. */
  casename: shown,
  court_name: shown,
  case_number: shown,
  casedate: keyword,
};

/** The rows of an opened table of appeals as documents of the cluster. */
export function* appealRows({ table, row }: OpenAppeals): Generator<TableRow> {
  for (let at = 0; at < table.cause.length; at++) {
    const { id, casename, court, case_number, casedate } = row(at);
    const body = {
      judgments: id,
      court: table.court[at]!,
      cause: table.cause[at]!,
      outcome: APPEAL_OUTCOMES[table.outcome[at]!]!,
      grounds: GROUNDS.filter((_, bit) => table.grounds[at]! & (1 << bit)),
      ...(table.year[at]! > 0 && { year: table.year[at]! }),
      complete: table.complete[at]!,
      casename,
      court_name: court,
      case_number,
      casedate,
    };
    yield { id, body };
  }
}
