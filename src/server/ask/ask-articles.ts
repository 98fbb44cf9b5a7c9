import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import type { AskedArticle } from "#domain/ask/proposals/asked-article.ts";
import { AskRanker, type AskWeights } from "#domain/ask/ranking/ranker.ts";
import { loadStreetWords } from "../catalogue/street-words.ts";
import { readGeneratedJson } from "../generated/read-generated.ts";
import { ASK_FOLDER, INDEX_FILE, openAskIndex } from "./index-file.ts";
import { openLexicon } from "./open-lexicon.ts";

/** File with the learned weights, beside the index. */
export const WEIGHTS_FILE = "weights.json";

/** Minimum probability of a proposal; a less likely one only takes a visitor's time. */
export const MIN_SCORE = 0.02;

const opened = new Map<string, AskRanker>();

/** The ranker of data/generated/ask, read on first use and kept; undefined before `npm run data`. */
export function openAskRanker(folder = ASK_FOLDER): AskRanker | undefined {
  const path = resolve(folder);
  const known = opened.get(path);
  if (known) return known;
  if (!existsSync(join(path, INDEX_FILE))) return undefined;
  const ranker = new AskRanker(
    openAskIndex(path),
    readGeneratedJson<AskWeights>(join(path, WEIGHTS_FILE)),
    openLexicon(loadStreetWords()),
  );
  opened.set(path, ranker);
  return ranker;
}

/**
 * The articles in force most likely to answer a lay person's question, best first, at most `limit`. Empty if
 * nothing is similar, or no laws are imported. Only the first 2,000 characters of a description are used.
 * Throws FaultyFile if a generated file is damaged.
 */
export function askArticles(
  question: string,
  limit: number,
  ranker: AskRanker | undefined = openAskRanker(),
): AskedArticle[] {
  return ranker?.ask(question, limit, MIN_SCORE) ?? [];
}
