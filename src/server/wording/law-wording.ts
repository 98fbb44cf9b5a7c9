import { resolve } from "node:path";
import { lawInWording, type WordingWeights } from "#domain/ask/input/wording-model.ts";
import { openWording } from "./wording-file.ts";

/** Weights of the wording of texts about law and about ordinary life. */
export const LAW_FILE = "data/generated/input/law.bin";

let weights: WordingWeights | undefined;

/**
 * Log odds that the wording of a text is about law rather than ordinary life, by the bundled weights, which
 * are read on first use and cached. Throws as readGenerated does.
 */
export function lawIn(text: string): number {
  weights ??= openWording(resolve(LAW_FILE));
  return lawInWording(text, weights);
}
