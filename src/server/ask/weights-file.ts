import { readFileSync } from "node:fs";
import type { AskWeights, WholeLeanings } from "#domain/ask/signals/learned.ts";

/** The learned weights, committed. */
export const WEIGHTS_SOURCE = "data/sources/ask/weights.json";

/** The weights with what they were learned from. */
export interface StoredWeights extends AskWeights {
  /** What the numbers are and where the questions come from, in words. */
  origin: string;
  /** SHA-256, in hex: of the file of questions, and of the index they were asked of. */
  learned_from: { questions: string; index: string };
}

/** Weights as text: one line an entry, so that a change can be read. */
export function encodeWeights({
  origin,
  learned_from,
  features,
  associations,
  trees,
  chance,
}: StoredWeights): string {
  const list = (rows: readonly unknown[]) => `[\n${rows.map((row) => JSON.stringify(row)).join(",\n")}\n]`;
  const { questions, articles, words, causes, companions, laws, sections } = associations;
  const wholes = ({ of, words, causes }: WholeLeanings) =>
    `{"of":${JSON.stringify(of)},"words":${list(words)},"causes":${list(causes)}}`;
  const members = [
    `"origin":${JSON.stringify(origin)}`,
    `"learned_from":${JSON.stringify(learned_from)}`,
    `"features":${JSON.stringify(features)}`,
    `"chance":${JSON.stringify(chance)}`,
    `"associations":{"questions":${questions},"articles":${list(articles)},"words":${list(words)},"causes":${list(causes)},"companions":${JSON.stringify(companions)},"laws":${wholes(laws)},"sections":${wholes(sections)}}`,
    `"trees":${columnsOf(trees)}`,
  ];
  return `{${members.join(",\n")}}\n`;
}

/** Columns of numbers, one a line. */
const columnsOf = (columns: object): string =>
  `{${Object.entries(columns)
    .map(([column, values]) => `${JSON.stringify(column)}:${JSON.stringify(values)}`)
    .join(",\n")}}`;

/** The committed weights. */
export function readWeights(path = WEIGHTS_SOURCE): StoredWeights {
  return JSON.parse(readFileSync(path, "utf8")) as StoredWeights;
}
