import { join } from "node:path";
import { activeCorpusDir, corpusInputs } from "#server/corpus/corpus-dir.ts";
import { writeJson } from "#server/files/write-file.ts";
import { removeGenerated } from "#server/generated/remove-generated.ts";
import { readProfileFacts } from "#server/recovery/profile-facts.ts";
import { PROFILES_FILE } from "#server/recovery/profiles.ts";
import { RECOVERY_FOLDER } from "#server/recovery/write-table.ts";
import { readEnvironment } from "#server/settings/read-environment.ts";
import type { BuildStep } from "./steps/step.ts";
import { gatheredFrom, RECOVERY_CONTENT, writeRecoveryTables } from "./tables/recovery-tables.ts";

const PROFILES = join(RECOVERY_FOLDER, PROFILES_FILE);
/** The tables that functions open if no cluster is used. */
const TABLES = ["columns.bin", "counted.bin", "texts.bin", "parties.bin"].map((name) =>
  join(RECOVERY_FOLDER, name),
);
const isOnCluster = () => readEnvironment().SEARCH_URL !== "";

/** Makes the tables of lawyers and their cases, from the judgments, the corrections and the opt-outs. */
export const recoveryStep: BuildStep = {
  name: "recovery",
  module: import.meta.filename,
  // An import may change which corpus is used, so the inputs are determined each time.
  get inputs() {
    return ["data/generated/courts.json", "data/generated/causes.json", RECOVERY_CONTENT, ...corpusInputs()];
  },
  get outputs() {
    return [PROFILES, ...(isOnCluster() ? [] : TABLES)];
  },
  also: () => (isOnCluster() ? " cluster" : ""),
  run() {
    writeJson(PROFILES, readProfileFacts());
    if (!isOnCluster()) return writeRecoveryTables(gatheredFrom(activeCorpusDir()), RECOVERY_FOLDER);
    removeGenerated(TABLES);
    return "lawyers are on the cluster";
  },
};
