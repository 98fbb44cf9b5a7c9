import { readCauseSources } from "#build/causes/cause-sources.ts";
import { buildCauseTree, readEverydayWords } from "#build/causes/causes.ts";
import { lawInWording, weightsFrom } from "#domain/ask/input/wording-model.ts";
import { indexCauses } from "#domain/catalogue/causes/causes.ts";
import { compileWordings } from "#domain/catalogue/causes/compile-wordings.ts";
import type { EverydayWords } from "#domain/catalogue/causes/everyday-words.ts";
import type { KnownWordings } from "#domain/catalogue/causes/read-typed.ts";
import { LAW_SOURCE, readWording } from "#server/ask/input/input-files.ts";

/** The project's own catalogue, built from its sources and indexed. */
export const causeSources = readCauseSources();
export const { tree: causeTree, names: causeNames } = buildCauseTree(causeSources);
export const ownCauses = indexCauses(causeTree, causeNames);

/** These everyday words, compiled for the own catalogue. */
export function knowing(words: EverydayWords): KnownWordings {
  const law = weightsFrom(readWording(LAW_SOURCE));
  return { tables: compileWordings(words, ownCauses), lawIn: (text) => lawInWording(text, law) };
}

let words: EverydayWords | undefined;
let wordings: KnownWordings | undefined;
/** The project's own everyday words. They and their tables are made once for all files that share a process. */
export const ownWords = () => (words ??= readEverydayWords(causeSources));
export const ownWordings = () => (wordings ??= knowing(ownWords()));
