import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import type { LawyerPartyResponse } from "#contract/recovery/lawyer-party.ts";
import { readColumns, readSections } from "#server/generated/section-file.ts";
import { isNatural } from "#server/search/sources/involved-people.ts";
import { MAX_PARTY_CASES } from "./lawyers.ts";
import type { RecoveryTable } from "./open-table.ts";
import { PARTIES } from "./tables/party-table.ts";
import { RECOVERY_FOLDER } from "./write-table.ts";

/**
 * Who represented whom. The names of parties are in order; the pairs of a lawyer (`lawyer`) and a case
 * (`row`) of party n are from offsets[n] to offsets[n + 1], exclusive.
 */
export interface PartyAppearances {
  offsets: Uint32Array;
  lawyer: Uint32Array;
  row: Uint32Array;
  /** Offset of each name in `names`. Each name ends with a line break. */
  nameOffsets: Uint32Array;
  names: Buffer;
}

/** Opens the file of party appearances. Null if there is none. */
export function openParties(folder = RECOVERY_FOLDER): PartyAppearances | null {
  const path = join(resolve(folder), "parties.bin");
  if (!existsSync(path)) return null;
  const columns = readColumns(readSections(path), PARTIES);
  return { ...columns, names: Buffer.from(columns.names) };
}

/**
 * The cases in which a lawyer represented a party whose name contains the text, newest first. The name of a
 * natural person must be equal to the text. All names are scanned as bytes (about 6 MB for 100,000
 * judgments).
 */
export function findPartyCounsel(
  table: RecoveryTable,
  text: string,
  folder = RECOVERY_FOLDER,
): LawyerPartyResponse["data"] {
  const opened = openParties(folder);
  if (!opened) return { total: 0, parties: 0, cases: [] };
  const { offsets, lawyer, row, nameOffsets, names } = opened;
  const { isShown } = table;
  const found: { party: string; pair: number }[] = [];
  let parties = 0;
  for (const index of listMatches(names, nameOffsets, text)) {
    const party = names.toString("utf8", nameOffsets[index], nameOffsets[index + 1]! - 1);
    // Nobody should learn a natural person's name from a part of it, so the whole name is required.
    if (party !== text && isNatural(party)) continue;
    const before = found.length;
    for (let pair = offsets[index]!; pair < offsets[index + 1]!; pair++)
      if (isShown(row[pair]!)) found.push({ party, pair });
    if (found.length > before) parties++;
  }
  const { day } = table.cases;
  found.sort((a, b) => day[row[b.pair]!]! - day[row[a.pair]!]! || a.pair - b.pair);
  const cases = found.slice(0, MAX_PARTY_CASES).map(({ party, pair }) => {
    const { id, casename, court, case_number, casedate } = table.caseRow(row[pair]!);
    const { lawyer: name, lawoffice } = table.lawyerRow(lawyer[pair]!);
    return { id, casename, court, case_number, casedate, party, lawyer: name, lawoffice };
  });
  return { total: found.length, parties, cases };
}

/**
 * Indexes of the names that contain the text, ascending and without duplicates. Names end with a line break,
 * so no match spans two names.
 */
function* listMatches(names: Buffer, nameOffsets: Uint32Array, text: string): Generator<number> {
  const needle = Buffer.from(text, "utf8");
  let index = 0;
  for (let at = names.indexOf(needle); at >= 0; at = names.indexOf(needle, nameOffsets[index + 1]!)) {
    while (nameOffsets[index + 1]! <= at) index++;
    yield index;
    if (nameOffsets[index + 1]! >= names.length) return;
  }
}
