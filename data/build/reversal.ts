import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { calibrate } from "#domain/reversal/calibration.ts";
import { loadCauses } from "#server/catalogue/causes.ts";
import { loadCourts } from "#server/catalogue/courts.ts";
import { activeCorpusDir, corpusInputs } from "#server/corpus/corpus-dir.ts";
import { readCorpus } from "#server/corpus/read-corpus.ts";
import { readSources } from "#server/corpus/store/read-sources.ts";
import { collectAppeals, openAppeals, REVERSAL_FOLDER, writeAppeals } from "#server/reversal/appeal-file.ts";
import { writeCases } from "#server/reversal/case-file.ts";
import { type BaseRates, findOuterPrior } from "#server/reversal/outer-prior.ts";
import type { BuildStep } from "./steps/step.ts";

const RATES = "data/sources/base-rates.json";

/** The table of appeals with their endings and grounds. */
export const reversalStep: BuildStep = {
  name: "reversal",
  module: import.meta.filename,
  // Computed on each access: an import changes which corpus is active.
  get inputs() {
    return ["data/generated/courts.json", "data/generated/causes.json", RATES, ...corpusInputs()];
  },
  outputs: [
    `${REVERSAL_FOLDER}/appeals.bin`,
    `${REVERSAL_FOLDER}/appeal-rows.bin`,
    `${REVERSAL_FOLDER}/case-rows.bin`,
    `${REVERSAL_FOLDER}/calibration.json`,
  ],
  run() {
    const folder = activeCorpusDir();
    mkdirSync(REVERSAL_FOLDER, { recursive: true });
    const sources = readSources(folder);
    const catalogues = { courts: loadCourts(), causes: loadCauses() };
    const count = writeAppeals(collectAppeals(readCorpus(folder)), sources, catalogues);
    const cases = writeCases(readCorpus(folder), REVERSAL_FOLDER);
    const rates: BaseRates = JSON.parse(readFileSync(RATES, "utf8"));
    const { table, close } = openAppeals();
    const calibration = calibrate(
      table,
      (cause) => findOuterPrior(cause, rates, catalogues.causes, "cn"),
      catalogues,
    );
    close();
    const sample = sources.some((source) => source.sample);
    writeFileSync(`${REVERSAL_FOLDER}/calibration.json`, JSON.stringify({ sample, calibration }));
    return `${count.toLocaleString("en")} appeals, ${cases.toLocaleString("en")} cases by number`;
  },
};
