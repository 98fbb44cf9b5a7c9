import type { LawyerPartyResponse } from "#contract/recovery/lawyer-party.ts";
import { SIDES, type Side } from "#domain/judgment/record.ts";
import type { Pair } from "#domain/recovery/ranking/count-lawyers.ts";
import type { CountedCases } from "#domain/recovery/ranking/counted-cases.ts";
import { FIRST_YEAR } from "#domain/recovery/ranking/formula.ts";
import type { CaseColumns } from "#domain/recovery/ranking/lawyer-table.ts";
import type { RecoveryCorpus } from "#domain/recovery/recovery-corpus.ts";
import type { OrdinalRange } from "#domain/search/tree/hierarchy.ts";
import type { CaseCells, LawyerRow, RecoveryTable } from "./open-table.ts";

/** The range without a restriction. */
export const ALL: OrdinalRange = [0, Number.POSITIVE_INFINITY];

/** The lawyers of the collection, from files or a cluster. Each has a number. */
export interface Lawyers {
  /** Facts about the corpus, and the number of lawyers. */
  facts(): Promise<{ corpus: RecoveryCorpus; lawyers: number }>;
  /** The counted cases of at least all lawyers with one before a court of the range. */
  counted(court: OrdinalRange): Promise<CountedLawyers>;
  /** The displayed data of lawyers, in the requested order; null for one taken down meanwhile. */
  shown(numbers: readonly number[]): Promise<(LawyerWithCases | null)[]>;
  /** The displayed data of lawyers by displayed name and firm; null for one that the collection lacks. */
  named(people: readonly NamedLawyer[]): Promise<(LawyerWithCases | null)[]>;
  /** For each pair, the number of lawyers with a counted case of that cause before that court. */
  countCounted(pairs: readonly Pair[]): Promise<number[]>;
  /** The number of lawyers with a case of this cause before this court, in any year; both are ranges of nodes. */
  countWith(cause: OrdinalRange, court: OrdinalRange): Promise<number>;
  /** Appearances for parties whose name contains the text, or for natural persons equals it, newest first. */
  ofParty(text: string): Promise<LawyerPartyResponse["data"]>;
}

export interface NamedLawyer {
  lawyer: string;
  lawoffice: string;
}

/** Counted cases of some lawyers, ordered by name, then firm. */
export interface CountedLawyers {
  counted: CountedCases;
  /** The number of the lawyer at an index of `counted`. */
  numberAt: (place: number) => number;
}

/** The displayed data of a lawyer: the row, and the counted cases, newest first, as rows of columns. */
export interface LawyerWithCases {
  row: LawyerRow;
  cases: CaseColumns;
  counted: readonly { row: number; side: Side }[];
  /** Whether a case may be named, as in RecoveryTable. */
  isShown(row: number): boolean;
  caseId(row: number): string;
  caseRow(row: number): CaseCells;
}

/** Maximum number of appearances in an answer about a party. */
export const MAX_PARTY_CASES = 200;

/** A lawyer of opened tables, with the cases in reverse, newest first. */
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
