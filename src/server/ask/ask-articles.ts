import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { AskRanker, type AskWeights } from "#domain/ask/ranking/ranker.ts";
import { readGeneratedJson } from "../generated/read-generated.ts";
import { ASK_FOLDER, INDEX_FILE, openAskIndex } from "./index-file.ts";
import { readCauses } from "./read-causes.ts";

/** The file of the learned weights, beside the index. */
export const WEIGHTS_FILE = "weights.json";

/** Minimum probability of a proposed article. A less likely one would only take the visitor's time. */
export const MIN_SCORE = 0.02;

const opened = new Map<string, AskRanker>();

/**
 * The ranker over the files in data/generated/ask. They are read on first use and kept in memory. Undefined
 * before `npm run data`.
 */
export function openAskRanker(folder = ASK_FOLDER): AskRanker | undefined {
  const path = resolve(folder);
  const known = opened.get(path);
  if (known) return known;
  if (!existsSync(join(path, INDEX_FILE))) return undefined;
  const ranker = new AskRanker(
    openAskIndex(path),
    readGeneratedJson<AskWeights>(join(path, WEIGHTS_FILE)),
    readCauses,
  );
  opened.set(path, ranker);
  return ranker;
}
