import * as z from "zod/mini";
import { SAMPLINGS, SIDES } from "#domain/judgment/record.ts";
import type { CaseColumns } from "#domain/recovery/ranking/lawyer-table.ts";
import type { LawyerWithCases } from "../lawyers.ts";

/** The index's facts about the whole collection. */
export const LawyerFacts = z.object({
  lawyers: z.number(),
  corpus: z.object({
    sample: z.boolean(),
    complete: z.boolean(),
    nationwide: z.boolean(),
    judgments: z.number(),
    from: z.number(),
    to: z.number(),
    today: z.number(),
    counsel: z.boolean(),
    sources: z.array(z.object({ name: z.string(), coverage: z.string(), sampling: z.enum(SAMPLINGS) })),
  }),
});

const numbers = z.array(z.number());
const Row = z.object({
  lawyer: z.string(),
  lawoffice: z.string(),
  lProvince: z.string(),
  lCity: z.string(),
  ids: z.array(z.string()),
  sides: z.array(z.enum(SIDES)),
  court: numbers,
  level: numbers,
  cause: numbers,
  amount: numbers,
  day: numbers,
  year: numbers,
  reference: numbers,
});
const text = z.string();
const Cells = z.array(
  z.object({ id: text, casename: text, court: text, case_number: text, casedate: text, cause: text }),
);
const Hits = z.object({
  hits: z.object({
    hits: z.array(
      z.object({
        _id: z.string(),
        _source: z.object({ row: z.string(), cells: z.string() }),
      }),
    ),
  }),
});

/** An appearance for a party in its displayed form. */
export const StoredPartyCase = z.object({
  id: text,
  casename: text,
  court: text,
  case_number: text,
  casedate: text,
  party: text,
  lawyer: text,
  lawoffice: text,
});

/** The lawyers of an answer in their displayed form, each with its number. */
export function readShown(answer: unknown): (LawyerWithCases & { number: number })[] {
  return z.parse(Hits, answer).hits.hits.map(({ _id, _source }) => {
    const { ids, sides, court, level, cause, amount, day, year, reference, ...row } = z.parse(
      Row,
      JSON.parse(_source.row),
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
    let cells: z.infer<typeof Cells> | undefined;
    return {
      number: Number(_id),
      row,
      cases,
      isShown: () => true,
      counted: sides.map((side, at) => ({ row: at, side })),
      caseId: (at) => ids[at]!,
      caseRow: (at) => {
        cells ??= z.parse(Cells, JSON.parse(_source.cells));
        return cells[at]!;
      },
    };
  });
}
