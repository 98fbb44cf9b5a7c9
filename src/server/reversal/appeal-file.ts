import { findAmountRange } from "#domain/catalogue/amount-ranges.ts";
import type { CauseIndex } from "#domain/catalogue/causes/causes.ts";
import type { CourtIndex } from "#domain/catalogue/courts/names/courts.ts";
import { dedupeByCaseNumber } from "#domain/judgment/count-cases-once.ts";
import { APPEAL_OUTCOMES, type JudgmentRecord, type JudgmentSource } from "#domain/judgment/record.ts";
import type { AppealTable } from "#domain/reversal/appeal-table.ts";
import { encodeGrounds, findGrounds } from "#domain/reversal/grounds.ts";
import { NO_ORDINAL } from "#domain/search/tree/hierarchy.ts";
import { sealFiles } from "#server/generated/seal.ts";
import { readSections, writeSections } from "#server/generated/section-file.ts";
import { openTexts, packTexts, type TextReader, writeTexts } from "#server/generated/text-file.ts";
import type { AppealRow, AppealSource } from "./collections.ts";

/** Where the tables of appeals and cases are. */
export const REVERSAL_FOLDER = "data/generated/reversal";
const COLUMNS = "appeals.bin";
const ROWS = "appeal-rows.bin";

/** Whether it is an appeal on the merits; jurisdictional objections (管辖权异议, 辖终) are not. */
const isAppeal = ({ instance, outcome, case_number }: JudgmentRecord) =>
  instance === "second" && outcome !== null && !case_number.includes("辖终");

interface Entry {
  record: Omit<JudgmentRecord, "body_text">;
  grounds: number;
}

/**
 * Collects the appeals of a corpus, each once however many documents share its number; each text is held only
 * while its grounds are read.
 */
export function collectAppeals(records: Iterable<JudgmentRecord>): Entry[] {
  const entries: Entry[] = [];
  for (const record of records) {
    if (!isAppeal(record)) continue;
    const overturned = record.outcome === "changed" || record.outcome === "remanded";
    const holding = record.holding
      ? record.body_text.slice(record.holding.from, record.holding.to)
      : record.body_text;
    entries.push({
      record: { ...record, body_text: [] } as Entry["record"],
      grounds: overturned ? encodeGrounds(findGrounds(holding.join(""))) : 0,
    });
  }
  const counted = new Set(dedupeByCaseNumber(entries.map(({ record }) => record)));
  // Newest first, then by id: the same corpus gives the same bytes.
  const key = ({ record }: Entry) => `${record.casedate}\n${record.id}`;
  return entries.filter(({ record }) => counted.has(record)).sort((a, b) => (key(a) < key(b) ? 1 : -1));
}

/** Writes the appeals as columns, plus the rows to show; returns their number. */
export function writeAppeals(
  entries: Entry[],
  sources: readonly JudgmentSource[],
  { courts, causes }: { courts: CourtIndex; causes: CauseIndex },
  folder = REVERSAL_FOLDER,
): number {
  const complete = new Set(sources.filter(({ sampling }) => sampling === "complete").map(({ id }) => id));
  const ordinal = (value: number) => (value < 0 ? NO_ORDINAL : value);
  const column = <T>(
    make: (list: Entry[], map: (entry: Entry) => number) => T,
    map: (entry: Entry) => number,
  ) => make(entries, map);
  const u8 = (map: (entry: Entry) => number) => column((list, f) => Uint8Array.from(list, f), map);
  const u16 = (map: (entry: Entry) => number) => column((list, f) => Uint16Array.from(list, f), map);
  const rows = packTexts(
    entries.map(({ record: { id, casename, court, case_number, casedate } }) =>
      JSON.stringify({ id, casename, court, case_number, casedate } satisfies AppealRow),
    ),
  );
  const described: AppealSource[] = sources.map(({ name, coverage, sampling, sample }) => ({
    name,
    coverage,
    sampling,
    sample,
  }));
  writeSections(
    `${folder}/${COLUMNS}`,
    { sources: described },
    {
      court: u16(({ record }) => ordinal(record.court_id === null ? -1 : courts.ordinal(record.court_id))),
      cause: u16(({ record }) =>
        ordinal(record.cause_code === null ? -1 : causes.ordinal(record.cause_code)),
      ),
      outcome: u8(({ record }) => APPEAL_OUTCOMES.indexOf(record.outcome!)),
      grounds: u8(({ grounds }) => grounds),
      amount: u8(({ record }) => findAmountRange(record.claim_amount)),
      year: u16(({ record }) => Number(record.casedate.slice(0, 4)) || 0),
      complete: u8(({ record }) => (complete.has(record.source) ? 1 : 0)),
      offsets: rows.offsets,
    },
  );
  writeTexts(`${folder}/${ROWS}`, rows);
  sealFiles([`${folder}/${COLUMNS}`, `${folder}/${ROWS}`]);
  return entries.length;
}

/** The table of appeals, and its rows by index. */
export interface OpenAppeals {
  table: AppealTable;
  sources: AppealSource[];
  row: (index: number) => AppealRow;
  close: () => void;
}

/** Opens what `writeAppeals` wrote; only requested rows are decoded. Throws ENOENT before `npm run data`. */
export function openAppeals(folder = REVERSAL_FOLDER): OpenAppeals {
  const { meta, column } = readSections<{ sources: AppealSource[] }>(`${folder}/${COLUMNS}`);
  const rows: TextReader = openTexts(`${folder}/${ROWS}`, column("offsets", "u32"));
  return {
    table: {
      court: column("court", "u16"),
      cause: column("cause", "u16"),
      outcome: column("outcome", "u8"),
      grounds: column("grounds", "u8"),
      amount: column("amount", "u8"),
      year: column("year", "u16"),
      complete: column("complete", "u8"),
    },
    sources: meta.sources,
    row: (index) => JSON.parse(rows.at(index)),
    close: () => rows.close(),
  };
}
