import type { LawyerPartyResponse } from "#contract/recovery/lawyer-party.ts";
import { SIDES, type Side } from "#domain/judgment/record.ts";
import type { Pair } from "#domain/recovery/ranking/count-lawyers.ts";
import type { CountedCases } from "#domain/recovery/ranking/counted-cases.ts";
import { FIRST_YEAR } from "#domain/recovery/ranking/formula.ts";
import type { CaseColumns } from "#domain/recovery/ranking/lawyer-table.ts";
import type { RecoveryCorpus } from "#domain/recovery/recovery-corpus.ts";
import type { OrdinalRange } from "#domain/search/tree/hierarchy.ts";
import type { CaseCells, LawyerRow, RecoveryTable } from "./open-table.ts";

/** The range that contains every ordinal. */
export const ALL: OrdinalRange = [0, Number.POSITIVE_INFINITY];

/** The lawyers of the collection, from files or from a cluster. Each lawyer has a number. */
export interface Lawyers {
  /** Describes the corpus. `lawyers` is the number of lawyers. */
  facts(): Promise<{ corpus: RecoveryCorpus; lawyers: number }>;
  /**
   * The counted cases of lawyers. At least those lawyers are included who have a counted case before a court
   * of the range.
   */
  counted(court: OrdinalRange): Promise<CountedLawyers>;
  /**
   * What is displayed about lawyers, in the order of `numbers`. Null for a lawyer who was taken down
   * meanwhile.
   */
  shown(numbers: readonly number[]): Promise<(LawyerWithCases | null)[]>;
  /**
   * What is displayed about lawyers, found by their displayed names and firms. Null for a lawyer whom the
   * collection lacks.
   */
  named(people: readonly NamedLawyer[]): Promise<(LawyerWithCases | null)[]>;
  /** For each pair of a cause and a court, the number of lawyers who have such a counted case. */
  countCounted(pairs: readonly Pair[]): Promise<number[]>;
  /**
   * Number of lawyers who have a case of this cause before this court in any year. Cause and court are the
   * ranges of nodes.
   */
  countWith(cause: OrdinalRange, court: OrdinalRange): Promise<number>;
  /**
   * The cases in which a lawyer represented a party whose name contains the text, newest first. The name of a
   * natural person must be equal to the text.
   */
  ofParty(text: string): Promise<LawyerPartyResponse["data"]>;
}

export interface NamedLawyer {
  lawyer: string;
  lawoffice: string;
}

/** The counted cases of some lawyers. The lawyers are sorted by name, then firm. */
export interface CountedLawyers {
  counted: CountedCases;
  /** The number of the lawyer who has the index `place` in `counted`. */
  numberAt: (place: number) => number;
}

/** What is displayed about a lawyer. `counted` lists the counted cases, newest first, as rows of `cases`. */
export interface LawyerWithCases {
  row: LawyerRow;
  cases: CaseColumns;
  counted: readonly { row: number; side: Side }[];
  /** Whether a case may be named (see RecoveryTable). */
  isShown(row: number): boolean;
  caseId(row: number): string;
  caseRow(row: number): CaseCells;
}

/** Maximum number of cases in an answer about a party. */
export const MAX_PARTY_CASES = 200;

/**
 * A lawyer of the opened tables. The tables list the cases of a lawyer oldest first; here the newest is
 * first.
 */
export function shownLawyer(table: RecoveryTable, lawyer: number): LawyerWithCases {
  const { offsets, appearances, cases, sides } = table;
  const counted: { row: number; side: Side }[] = [];
  for (let at = offsets[lawyer + 1]! - 1; at >= offsets[lawyer]!; at--) {
    const row = appearances[at]!;
    if (cases.year[row]! >= FIRST_YEAR) counted.push({ row, side: SIDES[sides[at]!] ?? "other" });
  }
  const { caseId, caseRow, isShown } = table;
  return { row: table.lawyerRow(lawyer), cases, counted, isShown, caseId, caseRow };
}
