import type { CauseIndex } from "#domain/catalogue/causes/causes.ts";
import type { CourtIndex } from "#domain/catalogue/courts/names/courts.ts";
import { findAmountRange } from "#domain/judgment/amount-ranges.ts";
import { type CountedDocument, countedCase, countsBefore } from "#domain/judgment/count-cases-once.ts";
import { type JudgmentRecord, type JudgmentSource, OUTCOMES } from "#domain/judgment/record.ts";
import type { AppealTable } from "#domain/reversal/appeal-table.ts";
import { encodeGrounds, findGrounds } from "#domain/reversal/grounds.ts";
import { NO_ORDINAL } from "#domain/search/tree/hierarchy.ts";
import { RecordSorter } from "#server/files/sort/record-sorter.ts";
import { sortKey } from "#server/files/sort/sort-key.ts";
import { sealFiles } from "#server/generated/seal.ts";
import { readColumns, readSections } from "#server/generated/section-file.ts";
import { SectionWriter } from "#server/generated/section-writer.ts";
import { openTexts, type TextReader, writeTexts } from "#server/generated/text-file.ts";
import { type AppealRow, type AppealSource, appealSources } from "./collections.ts";

/** The folder with the tables of appeals and of cases. */
export const REVERSAL_FOLDER = "data/generated/reversal";
const COLUMNS = "appeals.bin";
const ROWS = "appeal-rows.bin";

/** Whether a record is an appeal on the merits. An objection to jurisdiction (管辖权异议, 辖终) is not. */
const isAppeal = ({ instance, outcome, case_number }: JudgmentRecord) =>
  instance === "second" && outcome !== null && outcome !== "refused" && !case_number.includes("辖终");

/** What the table stores about an appeal. */
interface Entry extends AppealRow, CountedDocument {
  columns: Record<keyof AppealTable, number>;
}

const KINDS = {
  court: "u16",
  cause: "u16",
  outcome: "u8",
  grounds: "u8",
  amount: "u8",
  year: "u16",
  complete: "u8",
  offsets: "u32",
} as const;

/**
 * Writes the appeals of a corpus: their columns and their displayed rows, newest first, then by descending
 * id. Returns their number. An appeal counts once, even if several documents have its case number.
 */
export function writeAppeals(
  records: Iterable<JudgmentRecord>,
  sources: readonly JudgmentSource[],
  catalogues: { courts: CourtIndex; causes: CauseIndex },
  folder = REVERSAL_FOLDER,
): number {
  const complete = new Set(sources.filter(({ sampling }) => sampling === "complete").map(({ id }) => id));
  const byCase = new RecordSorter<Entry>();
  for (const record of records) {
    if (!isAppeal(record)) continue;
    const entry = toEntry(record, complete, catalogues);
    byCase.add(sortKey(countedCase(record)), entry);
  }
  const inOrder = new RecordSorter<Entry>();
  for (const documents of byCase.groups()) {
    const entry = documents.reduce((held, other) => (countsBefore(other, held) ? other : held));
    inOrder.add(sortKey({ descending: `${entry.casedate}\n${entry.id}` }), entry);
  }
  byCase.close();
  const file = new SectionWriter(`${folder}/${COLUMNS}`, KINDS);
  const { offsets, ...columns } = file.columns;
  const rows = writeTexts(`${folder}/${ROWS}`, offsets);
  for (const { value: entry } of inOrder.sorted()) {
    for (const [name, column] of Object.entries(columns))
      column.push(entry.columns[name as keyof AppealTable]);
    const { id, casename, court, case_number, casedate } = entry;
    rows.add(JSON.stringify({ id, casename, court, case_number, casedate } satisfies AppealRow));
  }
  const count = columns.court.length;
  inOrder.close();
  rows.close();
  file.finish({ sources: appealSources(sources) });
  sealFiles([COLUMNS, ROWS].map((name) => `${folder}/${name}`));
  return count;
}

function toEntry(
  record: JudgmentRecord,
  complete: ReadonlySet<string>,
  { courts, causes }: { courts: CourtIndex; causes: CauseIndex },
): Entry {
  const { id, casename, court, case_number, casedate, text_type, outcome, body_text } = record;
  const { court_id, cause_code } = record;
  const ordinal = (value: number) => (value < 0 ? NO_ORDINAL : value);
  const overturned = outcome === "changed" || outcome === "remanded";
  const holding = record.holding ? body_text.slice(record.holding.from, record.holding.to) : body_text;
  return {
    ...{ id, casename, court, case_number, casedate, text_type },
    columns: {
      court: ordinal(court_id === null ? -1 : courts.ordinal(court_id)),
      cause: ordinal(cause_code === null ? -1 : causes.ordinal(cause_code)),
      outcome: outcome === null ? -1 : OUTCOMES.indexOf(outcome),
      grounds: overturned ? encodeGrounds(findGrounds(holding.join(""))) : 0,
      amount: findAmountRange(record.claim_amount),
      year: Number(casedate.slice(0, 4)) || 0,
      complete: complete.has(record.source) ? 1 : 0,
    },
  };
}

/** The opened table of appeals. `row` returns what is displayed about the appeal with an index. */
export interface OpenAppeals {
  table: AppealTable;
  sources: AppealSource[];
  row: (index: number) => AppealRow;
  close: () => void;
}

/**
 * Opens the files that `writeAppeals` wrote. Rows are decoded on demand. Throws ENOENT before `npm run data`.
 */
export function openAppeals(folder = REVERSAL_FOLDER): OpenAppeals {
  const sections = readSections<{ sources: AppealSource[] }>(`${folder}/${COLUMNS}`);
  const { offsets, ...table } = readColumns(sections, KINDS);
  const rows: TextReader = openTexts(`${folder}/${ROWS}`, offsets);
  return {
    table,
    sources: sections.meta.sources,
    row: (index) => JSON.parse(rows.at(index)),
    close: () => rows.close(),
  };
}
