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

/** The displayed fields of a case, which are one row of texts.bin. */
export type CaseCells = Record<"id" | (typeof CASE_FIELDS)[number], string>;

/** What is displayed about a lawyer, without scores. */
export interface LawyerRow {
  lawyer: string;
  lawoffice: string;
  lProvince: string;
  lCity: string;
}

/** The opened tables. Columns are in memory; rows are read on demand. */
export interface RecoveryTable extends LawyerCaseTable {
  meta: TableMeta;
  /** Read on first use, because only the ranking needs it. */
  readonly counted: CountedCases;
  /** For each appearance, the index of its side in SIDES. */
  sides: Uint8Array;
  lawyerRow(lawyer: number): LawyerRow;
  caseId(row: number): string;
  /**
   * Returns whether a case may be named. A case that was taken down after the tables were built must not be
   * named, although the counts still include it. The function knows the takedowns of the moment at which this
   * property is read, so read it once per request.
   */
  readonly isShown: (row: number) => boolean;
  caseRow(row: number): CaseCells;
  /** Index of the lawyer with the displayed name and firm; -1 if there is none. */
  find(name: string, firm: string): number;
  close(): void;
}

const openOnce = oncePerPath(openTableIn, RECOVERY_FOLDER);

/** The tables in data/generated/recovery, opened once per process. Undefined before `npm run data`. */
export function openTable(folder = RECOVERY_FOLDER): RecoveryTable | undefined {
  return existsSync(join(folder, "columns.bin")) ? openOnce(folder) : undefined;
}

/** Opens the tables of a folder anew. The caller closes them. */
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
