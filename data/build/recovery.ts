import { mkdirSync, writeFileSync } from "node:fs";
import type { JudgmentRecord } from "#domain/judgment/record.ts";
import { toCaseDocument } from "#domain/recovery/ranking/case-document.ts";
import { loadCauses } from "#server/catalogue/causes.ts";
import { loadCourts } from "#server/catalogue/courts.ts";
import { activeCorpusDir, corpusInputs } from "#server/corpus/corpus-dir.ts";
import { readCorpus } from "#server/corpus/read-corpus.ts";
import { readSources } from "#server/corpus/store/read-sources.ts";
import { CorpusTally } from "#server/recovery/gather/describe-corpus.ts";
import { GatheredLawyers } from "#server/recovery/gather/gather-lawyers.ts";
import { readOptOuts } from "#server/recovery/gather/opt-outs.ts";
import { readCorrections } from "#server/recovery/gather/read-corrections.ts";
import { readProfileFacts } from "#server/recovery/profile-facts.ts";
import { PROFILES_FILE } from "#server/recovery/profiles.ts";
import { RECOVERY_FOLDER, writeTable } from "#server/recovery/write-table.ts";
import type { BuildStep } from "./steps/step.ts";

/** The tables of lawyers and their cases, from the judgments, the corrections and the opt-outs. */
export const recoveryStep: BuildStep = {
  name: "recovery",
  module: import.meta.filename,
  // Computed on each access: an import changes which corpus is active.
  get inputs() {
    return [
      "data/generated/courts.json",
      "data/generated/causes.json",
      "src/content/recovery",
      ...corpusInputs(),
    ];
  },
  outputs: [
    `${RECOVERY_FOLDER}/columns.bin`,
    `${RECOVERY_FOLDER}/counted.bin`,
    `${RECOVERY_FOLDER}/texts.bin`,
    `${RECOVERY_FOLDER}/parties.bin`,
    `${RECOVERY_FOLDER}/${PROFILES_FILE}`,
  ],
  run() {
    const folder = activeCorpusDir();
    const courts = loadCourts();
    const causes = loadCauses();
    mkdirSync(RECOVERY_FOLDER, { recursive: true });
    writeFileSync(`${RECOVERY_FOLDER}/${PROFILES_FILE}`, `${JSON.stringify(readProfileFacts())}\n`);
    const tally = new CorpusTally();
    const factsOf = (record: JudgmentRecord) => toCaseDocument(record, courts, causes);
    const gathered = new GatheredLawyers(
      () => readCorpus(folder),
      { corrections: readCorrections(), optOuts: readOptOuts(), factsOf, tally },
      `${RECOVERY_FOLDER}/gather`,
    );
    for (const id of gathered.unused)
      console.warn(`src/content/recovery/corrections.yaml: ${id} applies to nobody.`);
    const corpus = tally.describe(readSources(folder), courts);
    const { lawyers, cases } = writeTable({ lawyers: gathered, corpus, courts });
    gathered.close();
    return `${lawyers} lawyers in ${cases} cases${gathered.hidden ? `, ${gathered.hidden} opted out` : ""}`;
  },
};
