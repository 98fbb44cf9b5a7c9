import { resolve } from "node:path";
import { lawInWording, type WordingWeights } from "#domain/ask/input/wording-model.ts";
import { openWording } from "./wording-file.ts";

/** The file with the weights that tell texts about law from texts about ordinary life. */
export const LAW_FILE = "data/generated/input/law.bin";

let weights: WordingWeights | undefined;

/**
 * The log odds that a text is about law rather than ordinary life, judged by its wording. The weights are
 * read on first use and cached. Throws what readGenerated throws.
 */
export function lawIn(text: string): number {
  weights ??= openWording(resolve(LAW_FILE));
  return lawInWording(text, weights);
}
