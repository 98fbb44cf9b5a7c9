import { APPEAL_OUTCOMES } from "#domain/judgment/record.ts";
import { GROUNDS } from "#domain/reversal/grounds.ts";
import { FIELD_TYPES } from "#server/search/opensearch/indexes/index-body.ts";
import type { TableRow } from "#server/search/opensearch/push/push.ts";
import type { OpenAppeals } from "../appeal-file.ts";

const { keyword, shown } = FIELD_TYPES;

/** The fields of an appeal on a cluster. */
export const APPEAL_FIELDS = {
  /** Field for takedowns: id of the judgment. Appeals contain no names. */
  judgments: keyword,
  names: keyword,
  /** Ordinals; NO_ORDINAL for courts and causes outside the catalogue. */
  court: { type: "integer" },
  cause: { type: "integer" },
  /** One of APPEAL_OUTCOMES. */
  outcome: keyword,
  /** The GROUNDS that the appeal names. */
  grounds: keyword,
  /** Absent if unknown. */
  year: { type: "short" },
  /** 1 if the source is complete, else 0. */
  complete: { type: "byte" },
  /** The displayed fields; the date is yyyy-MM-dd, or empty, which sorts last. */
  casename: shown,
  court_name: shown,
  case_number: shown,
  casedate: keyword,
};

/** The rows of a table of appeals as the cluster stores them. */
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
