import { type Features, featureKind } from "./wording-features.ts";

/** A wording by the ordinals of its features, and whether it is asked about. */
export interface AskedWording {
  features: Features;
  isAsked: boolean;
}

/** What tells wordings that are asked about from others: a weight a feature, and one by the number of characters. */
export interface AskingWeights {
  /** By the place of the feature in the list. */
  features: Float32Array;
  /** By the number of different characters, up to the last one. */
  lengths: Float32Array;
}

/** Texts of more characters count as of so many. */
export const MAX_WEIGHED_CHARS = 12;
/** Rounds over all wordings, the first step, and what pulls each weight towards none. */
const [ROUNDS, STEP, PULL] = [12, 0.35, 0.0004];
/** Wordings are visited by steps of a prime number, so that neighbours in the source do not follow one another. */
const STRIDE = 7_919;

/** How many different characters the features tell of, up to the last that has a weight of its own. */
export const lengthWeighed = (features: Features): number => {
  let count = 0;
  for (const feature of features.keys()) if (featureKind(feature) === "character") count++;
  return Math.min(MAX_WEIGHED_CHARS, count);
};

/** Logistic regression by AdaGrad; the same wordings give the same weights. */
export function weighAsking(
  wordings: readonly AskedWording[],
  ordinals: ReadonlyMap<string, number>,
): AskingWeights {
  const weights = new Float32Array(ordinals.size);
  const lengths = new Float32Array(MAX_WEIGHED_CHARS + 1);
  const [seen, seenLengths] = [new Float32Array(weights.length), new Float32Array(lengths.length)];
  const rows = wordings.map(({ features }) => sharesOf(features, ordinals));
  const count = wordings.length;
  for (let round = 0; round < ROUNDS; round++) {
    const step = STEP * (1 - round / ROUNDS);
    for (let turn = 0; turn < count; turn++) {
      const at = (turn * STRIDE + round) % count;
      const { places, shares, length } = rows[at]!;
      let sum = lengths[length]!;
      for (let one = 0; one < places.length; one++) sum += weights[places[one]!]! * shares[one]!;
      const slope = 1 / (1 + Math.exp(-sum)) - Number(wordings[at]!.isAsked);
      for (let one = 0; one < places.length; one++) {
        const place = places[one]!;
        const own = slope * shares[one]! + PULL * weights[place]!;
        seen[place]! += own * own;
        weights[place]! -= (step * own) / Math.sqrt(seen[place]! + TINY);
      }
      seenLengths[length]! += slope * slope;
      lengths[length]! -= (step * slope) / Math.sqrt(seenLengths[length]! + TINY);
    }
  }
  return { features: weights, lengths };
}

const TINY = 1e-6;

function sharesOf(features: Features, ordinals: ReadonlyMap<string, number>) {
  const places: number[] = [];
  const shares: number[] = [];
  for (const [feature, much] of features) {
    places.push(ordinals.get(feature)!);
    shares.push(much);
  }
  const whole = Math.hypot(...shares) || 1;
  return {
    places: Uint32Array.from(places),
    shares: Float32Array.from(shares, (much) => much / whole),
    length: lengthWeighed(features),
  };
}
