import type { LearnedWording, WordingWeights } from "#domain/ask/input/wording-model.ts";
import { readSections } from "../generated/section-file.ts";
import { writeSections } from "../generated/section-writer.ts";

const OFFSET = 0x811c9dc5;
const PRIME = 0x01000193;

/** The 32-bit FNV-1a hash of a text's UTF-16 code units. */
function hashOf(feature: string): number {
  let hash = OFFSET;
  for (let at = 0; at < feature.length; at++) hash = Math.imul(hash ^ feature.charCodeAt(at), PRIME);
  return hash >>> 0;
}

/**
 * Writes learned weights so that they can be opened without parsing, which would take a new process longer
 * than all of its look-ups. The file has the hashes of the features in ascending order, and the weights of
 * each. Throws if two features have the same hash.
 */
export function writeWording(path: string, { base, features }: LearnedWording): void {
  const rows = Object.entries(features)
    .map(([feature, weights]) => ({ hash: hashOf(feature), weights }))
    .sort((a, b) => a.hash - b.hash);
  const hashes = Uint32Array.from(rows, ({ hash }) => hash);
  if (new Set(hashes).size < rows.length) throw new Error(`${path}: two features have one hash.`);
  writeSections(path, { base }, { hashes, weights: Int32Array.from(rows.flatMap(({ weights }) => weights)) });
}

/**
 * Opens a file that `writeWording` wrote. Throws what readGenerated throws. The probability that an unknown
 * feature has the hash of a learned one is one in half a million.
 */
export function openWording(path: string): WordingWeights {
  const file = readSections<{ base: number[] }>(path);
  const { base } = file.meta;
  const hashes = file.column("hashes", "u32");
  const weights = file.column("weights", "i32");
  return {
    base,
    weightsOf: (feature) => {
      const hash = hashOf(feature);
      let low = 0;
      let high = hashes.length;
      while (low < high) {
        const middle = (low + high) >>> 1;
        if (hashes[middle]! < hash) low = middle + 1;
        else high = middle;
      }
      return hashes[low] === hash ? weights.subarray(low * base.length, (low + 1) * base.length) : undefined;
    },
  };
}
