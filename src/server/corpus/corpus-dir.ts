import { existsSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { readEnvironment } from "../settings/read-environment.ts";
import { readSources } from "./store/read-sources.ts";

/** Output folder of `npm run import`, relative to the project's root; ignored by git. */
export const IMPORTED_CORPUS = "data/corpus";

/** The file that marks a corpus as fetched, with nothing imported since. */
export const FETCHED_STAMP = "fetched.sha256";

/** Where the sample corpus is generated, relative to the project's root. */
export const SAMPLE_CORPUS = "data/generated/sample";

/**
 * The absolute path of the corpus that everything is built from: FASU_CORPUS if set, else the imported corpus
 * once it holds a judgment, else the samples. Imported judgments and samples never mix.
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
 * The files, relative to the project's root, that change whenever the corpus does: the list of its sources,
 * which contains content hashes, and the takedown list. For a source without hashes, its records themselves.
 */
export function corpusInputs(corpusDir = activeCorpusDir()): string[] {
  const isNamed = readSources(corpusDir).every(({ parts }) => parts !== undefined);
  const names = ["sources.json", "takedown.json", ...(isNamed ? [] : ["judgments"])];
  return names.map((name) => relative(".", join(corpusDir, name)));
}
