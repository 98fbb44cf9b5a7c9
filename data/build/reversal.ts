import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { calibrate } from "#domain/reversal/calibration.ts";
import { loadCauses } from "#server/catalogue/causes.ts";
import { loadCourts } from "#server/catalogue/courts.ts";
import { activeCorpusDir, corpusInputs } from "#server/corpus/corpus-dir.ts";
import { readCorpus } from "#server/corpus/read-corpus.ts";
import { readSources } from "#server/corpus/store/read-sources.ts";
import { writeJson } from "#server/files/write-file.ts";
import { removeGenerated } from "#server/generated/remove-generated.ts";
import { openAppeals, REVERSAL_FOLDER } from "#server/reversal/appeal-file.ts";
import { writeCases } from "#server/reversal/case-file.ts";
import { type BaseRates, findOuterPrior } from "#server/reversal/outer-prior.ts";
import { readEnvironment } from "#server/settings/read-environment.ts";
import type { BuildStep } from "./steps/step.ts";
import { PUSHED_APPEALS_FOLDER, writeAppealTable } from "./tables/table-sources.ts";

const RATES = "data/sources/base-rates.json";
const CALIBRATION = `${REVERSAL_FOLDER}/calibration.json`;
/** The tables that functions open if no cluster is used. */
const TABLES = ["appeals.bin", "appeal-rows.bin", "case-keys.bin", "case-rows.bin"];
const isOnCluster = () => readEnvironment().SEARCH_URL !== "";

/** Makes the table of appeals, with their outcomes and grounds, and the table of cases by case number. */
export const reversalStep: BuildStep = {
  name: "reversal",
  module: import.meta.filename,
  // An import may change which corpus is used, so the inputs are determined each time.
  get inputs() {
    return ["data/generated/courts.json", "data/generated/causes.json", RATES, ...corpusInputs()];
  },
  get outputs() {
    return [CALIBRATION, ...(isOnCluster() ? [] : TABLES.map((name) => join(REVERSAL_FOLDER, name)))];
  },
  also: () => (isOnCluster() ? " cluster" : ""),
  run() {
    const folder = activeCorpusDir();
    mkdirSync(REVERSAL_FOLDER, { recursive: true });
    const sources = readSources(folder);
    const catalogues = { courts: loadCourts(), causes: loadCauses() };
    // With a cluster, this table only serves to compare estimated rates with actual outcomes.
    const tables = isOnCluster() ? PUSHED_APPEALS_FOLDER : REVERSAL_FOLDER;
    const count = writeAppealTable(folder, tables);
    if (isOnCluster()) removeGenerated(TABLES.map((name) => join(REVERSAL_FOLDER, name)));
    else writeCases(readCorpus(folder), REVERSAL_FOLDER);
    const rates: BaseRates = JSON.parse(readFileSync(RATES, "utf8"));
    const { table, close } = openAppeals(tables);
    const calibration = calibrate(
      table,
      (cause) => findOuterPrior(cause, rates, catalogues.causes, "cn"),
      catalogues,
    );
    close();
    const sample = sources.some((source) => source.sample);
    writeJson(CALIBRATION, { sample, calibration });
    return `${count.toLocaleString("en")} appeals${isOnCluster() ? ", on the cluster" : ""}`;
  },
};
