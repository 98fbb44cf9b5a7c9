import { existsSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { readEnvironment } from "../settings/read-environment.ts";
import { readSources } from "./store/read-sources.ts";

/** Folder into which `npm run import` writes, relative to the project's root. Git ignores it. */
export const IMPORTED_CORPUS = "data/corpus";

/** The file that marks a corpus as fetched. The next import removes the file. */
export const FETCHED_STAMP = "fetched.sha256";

/** Folder of the generated sample corpus, relative to the project's root. */
export const SAMPLE_CORPUS = "data/generated/sample";

/**
 * The absolute path of the corpus from which everything is built: FASU_CORPUS if it is set, the imported
 * corpus if it has a judgment, and otherwise the samples. So imported judgments and samples are never mixed.
 */
export function activeCorpusDir(
  chosen: string | undefined = readEnvironment().FASU_CORPUS,
  root = process.cwd(),
): string {
  if (chosen) return resolve(root, chosen);
  const imported = join(root, IMPORTED_CORPUS);
  const holdsJudgments =
    existsSync(join(imported, "sources.json")) && readSources(imported).some((source) => source.count > 0);
  return holdsJudgments ? imported : join(root, SAMPLE_CORPUS);
}

/**
 * The files, relative to the project's root, that change whenever the corpus changes: the list of sources,
 * which contains content hashes, and the takedown list. If a source has no hashes, the folder of the records
 * is included.
 */
export function corpusInputs(corpusDir = activeCorpusDir()): string[] {
  const isNamed = readSources(corpusDir).every(({ parts }) => parts !== undefined);
  const names = ["sources.json", "takedown.json", ...(isNamed ? [] : ["judgments"])];
  return names.map((name) => relative(".", join(corpusDir, name)));
}
