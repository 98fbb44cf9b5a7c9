import { readFileSync } from "node:fs";
import type { AskWeights } from "#domain/ask/ranking/ranker.ts";

/** The learned weights, committed. */
export const WEIGHTS_SOURCE = "data/sources/ask/weights.json";

/** The weights with their training data. */
export interface StoredWeights extends AskWeights {
  /** Description of the numbers and the origin of the questions. */
  origin: string;
  /** SHA-256, in hex, of the file of questions and of the index used in training. */
  learned_from: { questions: string; index: string };
}

/** The weights as text with one line per entry, so that changes are readable. */
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

/** The committed weights. */
export function readWeights(path = WEIGHTS_SOURCE): StoredWeights {
  return JSON.parse(readFileSync(path, "utf8")) as StoredWeights;
}
