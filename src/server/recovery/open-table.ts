import { existsSync } from "node:fs";
import { join } from "node:path";
import type { CountedCases } from "#domain/recovery/ranking/counted-cases.ts";
import type { LawyerCaseTable } from "#domain/recovery/ranking/lawyer-table.ts";
import { firstIndex } from "#domain/search/array-reads.ts";
import { oncePerPath } from "#server/files/once-per-path.ts";
import { readColumns, readSections } from "#server/generated/section-file.ts";
import { openTexts } from "#server/generated/text-file.ts";
import { openTakenDown } from "#server/search/open/open-taken-down.ts";
import { COUNTED } from "./tables/counted-cases-writer.ts";
import { CASE_FIELDS, ID_BYTES, RECOVERY_FOLDER, TABLE_COLUMNS, type TableMeta } from "./write-table.ts";

/** The displayed fields of a case: one row of texts.bin. */
export type CaseCells = Record<"id" | (typeof CASE_FIELDS)[number], string>;

/** The displayed data of a lawyer, without scores. */
export interface LawyerRow {
  lawyer: string;
  lawoffice: string;
  lProvince: string;
  lCity: string;
}

/** The opened tables: columns in memory, rows read on demand. */
export interface RecoveryTable extends LawyerCaseTable {
  meta: TableMeta;
  /** Read on first use, since only the ranking needs it. */
  readonly counted: CountedCases;
  /** Index in SIDES, one per appearance. */
  sides: Uint8Array;
  lawyerRow(lawyer: number): LawyerRow;
  caseId(row: number): string;
  /**
   * Whether a case may be named: not if it was taken down after the tables were built, although counts
   * include it. Each read of this property returns a function with the takedowns of that moment, so read it
   * once per request.
   */
  readonly isShown: (row: number) => boolean;
  caseRow(row: number): CaseCells;
  /** Index of the lawyer with that displayed name and firm, or -1. */
  find(name: string, firm: string): number;
  close(): void;
}

const openOnce = oncePerPath(openTableIn, RECOVERY_FOLDER);

/** The tables of data/generated/recovery, opened once per process; undefined before `npm run data`. */
export function openTable(folder = RECOVERY_FOLDER): RecoveryTable | undefined {
  return existsSync(join(folder, "columns.bin")) ? openOnce(folder) : undefined;
}

/** The tables of a folder, opened anew; the caller closes them. */
export function openTableIn(folder: string): RecoveryTable {
  const sections = readSections<TableMeta>(join(folder, "columns.bin"));
  const { meta } = sections;
  const { offsets, appearances, sides, textOffsets, ids, firmOf, placeOf, ...cases } = readColumns(
    sections,
    TABLE_COLUMNS,
  );
  const texts = openTexts(join(folder, "texts.bin"), textOffsets);
  let counted: CountedCases | undefined;
  const name = (lawyer: number) => texts.at(lawyer);
  const firm = (lawyer: number) => texts.at(meta.lawyers + firmOf[lawyer]!);
  const idBytes = Buffer.from(ids.buffer, ids.byteOffset, ids.byteLength);
  const caseId = (row: number) => idBytes.toString("latin1", row * ID_BYTES, (row + 1) * ID_BYTES).trimEnd();
  return {
    meta,
    get counted() {
      counted ??= readColumns(readSections(join(folder, "counted.bin")), COUNTED);
      return counted;
    },
    ...{ sides, offsets, appearances, cases },
    lawyerRow: (lawyer) => {
      const [lProvince, lCity] = meta.places[placeOf[firmOf[lawyer]!]!] ?? ["", ""];
      return { lawyer: name(lawyer), lawoffice: firm(lawyer), lProvince, lCity };
    },
    close: () => texts.close(),
    caseId,
    get isShown() {
      const takenDown = openTakenDown();
      return (row: number) => takenDown.size === 0 || !takenDown.has(caseId(row));
    },
    caseRow: (row) => {
      const fields = texts.at(meta.lawyers + meta.firms + row).split("\t");
      return {
        id: caseId(row),
        ...Object.fromEntries(CASE_FIELDS.map((field, at) => [field, fields[at] ?? ""])),
      } as CaseCells;
    },
    find: (wantedName, wantedFirm) => {
      let at = firstIndex(meta.lawyers, (lawyer) => name(lawyer) >= wantedName);
      for (; at < meta.lawyers && name(at) === wantedName; at++) if (firm(at) === wantedFirm) return at;
      return -1;
    },
  };
}
