import { readFileSync } from "node:fs";
import type { AskWeights } from "#domain/ask/ranking/ranker.ts";

/** The learned weights. The file is committed. */
export const WEIGHTS_SOURCE = "data/sources/ask/weights.json";

/** The learned weights, and from what they were learned. */
export interface StoredWeights extends AskWeights {
  /** Describes the numbers, and where the questions come from. */
  origin: string;
  /** SHA-256 in hex of the file of questions and of the index that were used in training. */
  learned_from: { questions: string; index: string };
}

/** The weights as JSON with one entry per line, so that changes can be read in a diff. */
export function encodeWeights({
  origin,
  learned_from,
  features,
  chance,
  associations,
  trees,
}: StoredWeights): string {
  const list = (rows: readonly unknown[]) => `[\n${rows.map((row) => JSON.stringify(row)).join(",\n")}\n]`;
  const members = (entries: readonly string[]) => `{${entries.join(",\n")}}`;
  const { questions, labels, terms } = associations;
  return `${members([
    `"origin":${JSON.stringify(origin)}`,
    `"learned_from":${JSON.stringify(learned_from)}`,
    `"features":${JSON.stringify(features)}`,
    `"chance":${JSON.stringify(chance)}`,
    `"associations":${members([`"questions":${questions}`, `"labels":${list(labels)}`, `"terms":${list(terms)}`])}`,
    `"trees":${members(Object.entries(trees).map(([column, values]) => `"${column}":${JSON.stringify(values)}`))}`,
  ])}\n`;
}

/** Reads the committed weights. */
export function readWeights(path = WEIGHTS_SOURCE): StoredWeights {
  return JSON.parse(readFileSync(path, "utf8")) as StoredWeights;
}
