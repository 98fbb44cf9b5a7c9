import { mkdirSync } from "node:fs";
import type { JudgmentRecord, JudgmentSource } from "#domain/judgment/record.ts";
import type { Correction } from "#domain/recovery/people/correct-lawyers.ts";
import { toCaseDocument } from "#domain/recovery/ranking/case-document.ts";
import { loadCauses } from "#server/catalogue/causes.ts";
import { loadCourts } from "#server/catalogue/courts.ts";
import { readCorpus } from "#server/corpus/read-corpus.ts";
import { readSources } from "#server/corpus/store/read-sources.ts";
import { CorpusTally } from "#server/recovery/gather/describe-corpus.ts";
import { GatheredLawyers } from "#server/recovery/gather/gather-lawyers.ts";
import { type OptOuts, readOptOuts } from "#server/recovery/gather/opt-outs.ts";
import { readCorrections } from "#server/recovery/gather/read-corrections.ts";
import { writeTable } from "#server/recovery/write-table.ts";

/** The folder with the corrections and the opt-outs of lawyers. */
export const RECOVERY_CONTENT = "src/content/recovery";

/** What the tables of lawyers are made from. */
export interface GatheredFrom {
  /** Returns all records. It is called several times. */
  records: () => Iterable<JudgmentRecord>;
  sources: readonly JudgmentSource[];
  corrections: readonly Correction[];
  optOuts: OptOuts;
}

/** The judgments of a corpus, with the corrections and opt-outs in the content files. */
export const gatheredFrom = (corpusDir: string): GatheredFrom => ({
  records: () => readCorpus(corpusDir),
  sources: readSources(corpusDir),
  corrections: readCorrections(),
  optOuts: readOptOuts(),
});

/** Writes the tables of lawyers and their cases into a folder. Returns a line that says what they contain. */
export function writeRecoveryTables(
  { records, sources, corrections, optOuts }: GatheredFrom,
  folder: string,
): string {
  const courts = loadCourts();
  const causes = loadCauses();
  mkdirSync(folder, { recursive: true });
  const tally = new CorpusTally();
  const factsOf = (record: JudgmentRecord) => toCaseDocument(record, courts, causes);
  const gathered = new GatheredLawyers(records, { corrections, optOuts, factsOf, tally });
  for (const id of gathered.unused)
    console.warn(`${RECOVERY_CONTENT}/corrections.yaml: ${id} applies to nobody.`);
  const corpus = tally.describe(sources, courts);
  const { lawyers, cases } = writeTable({ lawyers: gathered, corpus, courts }, folder);
  gathered.close();
  return `${lawyers} lawyers in ${cases} cases${gathered.hidden ? `, ${gathered.hidden} opted out` : ""}`;
}
