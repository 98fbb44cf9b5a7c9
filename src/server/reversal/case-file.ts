import { hash } from "node:crypto";
import type { JudgmentRecord } from "#domain/judgment/record.ts";
import { firstIndex } from "#domain/search/array-reads.ts";
import { RecordSorter } from "#server/files/sort/record-sorter.ts";
import { sortKey } from "#server/files/sort/sort-key.ts";
import { sealFiles } from "#server/generated/seal.ts";
import { readSections } from "#server/generated/section-file.ts";
import { SectionWriter } from "#server/generated/section-writer.ts";
import { openTexts, writeTexts } from "#server/generated/text-file.ts";
import { caseNumberKey } from "#server/search/sources/case-number-key.ts";
import { byNewest, type CaseFacts, type CasesByNumber, shortHolding } from "./collections.ts";

const KEYS = "case-keys.bin";
const ROWS = "case-rows.bin";

/** A 32-bit hash of a case number in the spelling of `caseNumberKey`. */
function keyOf(caseNumber: string): number {
  return hash("sha256", caseNumberKey(caseNumber), "buffer").readUInt32LE(0);
}
const sameNumber = (a: string, b: string) => caseNumberKey(a) === caseNumberKey(b);

/**
 * Writes the facts of every judgment that has a case number, sorted by the hash of the case number, then by
 * id. Returns the number of judgments.
 */
export function writeCases(records: Iterable<JudgmentRecord>, folder: string): number {
  const sorter = new RecordSorter<CaseFacts>();
  for (const record of records) {
    if (record.case_number === "") continue;
    const { id, casename, court, case_number, casedate, cause, presiding_judge, panel } = record;
    const { claim_amount, text_type } = record;
    sorter.add(sortKey(keyOf(case_number), id), {
      ...{ id, casename, court, case_number, casedate, cause, presiding_judge, panel },
      ...{ claim_amount, text_type, holding: shortHolding(record) },
    });
  }
  const file = new SectionWriter(`${folder}/${KEYS}`, { keys: "u32", offsets: "f64" });
  const { keys, offsets } = file.columns;
  const rows = writeTexts(`${folder}/${ROWS}`, offsets);
  for (const { key, value } of sorter.sorted()) {
    keys.push(key.readDoubleBE());
    rows.add(JSON.stringify(value));
  }
  const count = keys.length;
  sorter.close();
  rows.close();
  file.finish();
  sealFiles([`${folder}/${KEYS}`, `${folder}/${ROWS}`]);
  return count;
}

/** The opened table of cases by case number. */
export interface OpenCases extends CasesByNumber {
  close: () => void;
}

/** Opens the files that `writeCases` wrote. Rows are decoded on demand. */
export function openCases(folder: string): OpenCases {
  const sections = readSections<object>(`${folder}/${KEYS}`);
  const keys = sections.column("keys", "u32");
  const rows = openTexts(`${folder}/${ROWS}`, sections.column("offsets", "f64"));
  return {
    find: async (caseNumber) => {
      const wanted = keyOf(caseNumber);
      const found: CaseFacts[] = [];
      for (
        let at = firstIndex(keys.length, (index) => keys[index]! >= wanted);
        at < keys.length && keys[at] === wanted;
        at++
      ) {
        const facts: CaseFacts = JSON.parse(rows.at(at));
        if (sameNumber(facts.case_number, caseNumber)) found.push(facts);
      }
      return found.sort(byNewest);
    },
    close: () => rows.close(),
  };
}
