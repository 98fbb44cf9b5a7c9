import { mkdirSync } from "node:fs";
import { loadCauses } from "#server/catalogue/causes.ts";
import { loadCourts } from "#server/catalogue/courts.ts";
import { activeCorpusDir } from "#server/corpus/corpus-dir.ts";
import { readCorpus } from "#server/corpus/read-corpus.ts";
import { readSources } from "#server/corpus/read-sources.ts";
import { collectAppeals, REVERSAL_FOLDER, writeAppeals } from "#server/reversal/appeal-file.ts";
import type { BuildStep } from "./step.ts";

/** The table of appeals with their endings and grounds. */
export const reversalStep: BuildStep = {
  name: "reversal",
  inputs: [
    "data/generated/courts.json",
    "data/generated/causes.json",
    "data/build/reversal.ts",
    "src/domain/reversal",
    "src/server/reversal",
    "src/server/columns",
    activeCorpusDir(),
  ],
  outputs: [`${REVERSAL_FOLDER}/appeals.bin`, `${REVERSAL_FOLDER}/appeal-rows.bin`],
  run() {
    const folder = activeCorpusDir();
    mkdirSync(REVERSAL_FOLDER, { recursive: true });
    const catalogues = { courts: loadCourts(), causes: loadCauses() };
    const count = writeAppeals(collectAppeals(readCorpus(folder)), readSources(folder), catalogues);
    return `${count.toLocaleString("en")} appeals`;
  },
};
