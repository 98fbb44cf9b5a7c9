import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { AskWeights } from "#domain/ask/ranking/ranker.ts";
import { WEIGHTS_FILE } from "#server/ask/ask-articles.ts";
import { buildAskColumns } from "#server/ask/build-index.ts";
import { ASK_FOLDER, writeAskIndex } from "#server/ask/index-file.ts";
import { readWeights, WEIGHTS_SOURCE } from "#server/ask/weights-file.ts";
import type { GuideRecord } from "#server/content/tables.ts";
import { activeCorpusDir, corpusInputs } from "#server/corpus/corpus-dir.ts";
import { readCorpus } from "#server/corpus/read-corpus.ts";
import { writeJson } from "#server/files/write-file.ts";
import { readLaws, readLawText, STATUTES_FOLDER } from "#server/statutes/law-files.ts";
import type { BuildStep } from "./steps/step.ts";

const GUIDES_FILE = "data/generated/content/guides.json";

/**
 * Makes the index of articles that answers questions, with the judgments and guides that cite each article.
 */
export const askStep: BuildStep = {
  name: "ask",
  module: import.meta.filename,
  get inputs() {
    return [...corpusInputs(), STATUTES_FOLDER, WEIGHTS_SOURCE, GUIDES_FILE];
  },
  outputs: [ASK_FOLDER],
  run: () => {
    const corpus = activeCorpusDir();
    const laws = readLaws().map((shown) => ({ shown, text: readLawText(shown.id) }));
    const guides = JSON.parse(readFileSync(GUIDES_FILE, "utf8")) as GuideRecord[];
    const columns = buildAskColumns(laws, existsSync(corpus) ? readCorpus(corpus) : [], guides);
    rmSync(ASK_FOLDER, { recursive: true, force: true });
    writeAskIndex(ASK_FOLDER, columns);
    const { features, associations, trees, chance } = readWeights();
    const weights: AskWeights = { features, associations, trees, chance };
    writeJson(join(ASK_FOLDER, WEIGHTS_FILE), weights);
    return `${columns.section.length.toLocaleString("en")} articles of ${columns.laws.length.toLocaleString("en")} laws, ${(columns.caseOffsets.length - 1).toLocaleString("en")} cases that cite them`;
  },
};
