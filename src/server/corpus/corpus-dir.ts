import { existsSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { readEnvironment } from "../settings.ts";
import { readSources } from "./read-sources.ts";

/** Where `npm run import` writes, relative to the project's root; ignored by git. */
export const IMPORTED_CORPUS = "data/corpus";

/** The file that says of a corpus that it was fetched, and that nothing was imported into it since. */
export const FETCHED_STAMP = "fetched.sha256";

/** Where the sample corpus is generated, relative to the project's root. */
export const SAMPLE_CORPUS = "data/generated/sample";

/**
 * The absolute folder of the corpus that everything is built from: FASU_CORPUS if set, else what was
 * imported once it holds a judgment, else the samples. Only ever one of them: the two never mix.
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
 * The files of a corpus that tell whether it has changed, from the project's root: the list of its sources, which
 * names content by hash, and what is taken down. Records of a source that names none are told by themselves.
 */
export function corpusInputs(corpusDir = activeCorpusDir()): string[] {
  const isNamed = readSources(corpusDir).every(({ parts }) => parts !== undefined);
  const names = ["sources.json", "takedown.json", ...(isNamed ? [] : ["judgments"])];
  return names.map((name) => relative(".", join(corpusDir, name)));
}
