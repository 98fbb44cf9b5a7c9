import type { Side } from "#domain/judgment/record.ts";
import type { CaseColumns } from "#domain/recovery/ranking/lawyer-table.ts";
import { readSources } from "#server/search/opensearch/queries/answers.ts";
import type { LawyerWithCases } from "../lawyers.ts";
import type { CaseCells, LawyerRow } from "../open-table.ts";

/** A lawyer's row as a push stores it. The columns of the counted cases are arrays of numbers. */
type StoredRow = LawyerRow & { ids: string[]; sides: Side[] } & Record<keyof CaseColumns, number[]>;

/** Reads the lawyers of an answer in the form in which they are displayed, each with its number. */
export function readShown(answer: unknown): (LawyerWithCases & { number: number })[] {
  return readSources<{ row: string; cells: string }>(answer).hits.map(({ id, stored }) => {
    const { ids, sides, court, level, cause, amount, day, year, reference, ...row }: StoredRow = JSON.parse(
      stored.row,
    );
    const cases: CaseColumns = {
      court: Uint16Array.from(court),
      level: Uint8Array.from(level),
      cause: Uint16Array.from(cause),
      amount: Uint8Array.from(amount),
      day: Int32Array.from(day),
      year: Uint16Array.from(year),
      reference: Uint8Array.from(reference),
    };
    let cells: CaseCells[] | undefined;
    return {
      number: Number(id),
      row,
      cases,
      isShown: () => true,
      counted: sides.map((side, at) => ({ row: at, side })),
      caseId: (at) => ids[at]!,
      caseRow: (at) => {
        cells ??= JSON.parse(stored.cells) as CaseCells[];
        return cells[at]!;
      },
    };
  });
}
