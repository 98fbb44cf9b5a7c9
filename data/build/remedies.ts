import { readRemedyTable } from "#server/basis/collect-basis.ts";
import { readLegalBasis } from "#server/basis/legal-basis.ts";
import { writeJson } from "#server/files/write-file.ts";
import { REMEDIES_FILE, type RemedyFile } from "#server/reversal/remedy-file.ts";
import type { BuildStep } from "./steps/step.ts";

const FOLDER = "data/sources/remedies";

/** Makes the file of the remedies against documents, which the analysis reads. */
export const remediesStep: BuildStep = {
  name: "remedies",
  module: import.meta.filename,
  inputs: [FOLDER, "data/sources/legal-basis.tsv"],
  outputs: [REMEDIES_FILE],
  run() {
    const file: RemedyFile = { table: readRemedyTable(), laws: Object.fromEntries(readLegalBasis()) };
    const { remedies, types, rules } = file.table;
    const cited = new Set(remedies.flatMap(({ basis }) => basis.map(({ law }) => law)));
    const unknown = [...cited].filter((law) => !(law in file.laws));
    if (unknown.length > 0) throw new Error(`data/sources/legal-basis.tsv lacks ${unknown.join(", ")}`);
    writeJson(REMEDIES_FILE, file);
    return `${remedies.length} remedies, ${rules.length} rules, ${types.length} kinds of cases`;
  },
};
