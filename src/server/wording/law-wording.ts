import { resolve } from "node:path";
import { lawInWording, type WordingWeights } from "#domain/ask/input/wording-model.ts";
import { openWording } from "./wording-file.ts";

/** How texts about law and about ordinary life are worded. */
export const LAW_FILE = "data/generated/input/law.bin";

let weights: WordingWeights | undefined;

/**
 * How much the wording of a text speaks for law rather than ordinary life: the logarithm of the odds, by the weights that
 * functions carry, read on first use and kept. Throws as readGenerated does.
 */
export function lawIn(text: string): number {
  weights ??= openWording(resolve(LAW_FILE));
  return lawInWording(text, weights);
}
