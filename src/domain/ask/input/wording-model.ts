import { wordingMarks } from "./wording-marks.ts";

/** The kinds between which only the wording decides, in the order of the weights. */
export const WORDED_KINDS = ["keywords", "question", "party", "lawyer"] as const;
export type WordedKind = (typeof WORDED_KINDS)[number];

/**
 * Learned weights in hundredths, one per label in the order of the labels. `base` are the intercepts,
 * `features` the weights of each feature.
 */
export interface LearnedWording {
  base: number[];
  features: Record<string, number[]>;
}

/** The weights by which texts are classified, in hundredths, one per label in the order of the labels. */
export interface WordingWeights {
  /** The intercepts. */
  base: readonly number[];
  /** The weights of a feature; undefined if it was not learned. */
  weightsOf: (feature: string) => ArrayLike<number> | undefined;
}

/** Weights that were just learned, as weights for classification. */
export const weightsFrom = ({ base, features }: LearnedWording): WordingWeights => ({
  base,
  weightsOf: (feature) => (Object.hasOwn(features, feature) ? features[feature] : undefined),
});

/** A weight of 1 is stored as this number. */
export const WEIGHT_UNIT = 100;

/**
 * Factor for the summed weights of a text with `known` known features. It keeps long texts from being
 * classified with more certainty than short ones.
 */
export const shareOf = (known: number): number => 1 / Math.sqrt(known + 1);

/** The score of a text for each label. Scores of different texts cannot be compared. */
function scoresOfWording(
  text: string,
  beginsWithPlace: boolean,
  { base, weightsOf }: WordingWeights,
): number[] {
  const sums = base.map(() => 0);
  let known = 0;
  for (const mark of wordingMarks(text, beginsWithPlace)) {
    const weights = weightsOf(mark);
    if (!weights) continue;
    known++;
    for (let at = 0; at < sums.length; at++) sums[at]! += weights[at]!;
  }
  return sums.map((sum, at) => (base[at]! + sum * shareOf(known)) / WEIGHT_UNIT);
}

/**
 * The likeliest kind of a text by its wording. `chance` is its probability from 0 to 1, by multinomial
 * logistic regression.
 */
export function kindOfWording(
  text: string,
  beginsWithPlace: boolean,
  weights: WordingWeights,
): { kind: WordedKind; chance: number } {
  const scores = scoresOfWording(text, beginsWithPlace, weights);
  const most = Math.max(...scores);
  const total = scores.reduce((sum, score) => sum + Math.exp(score - most), 0);
  return { kind: WORDED_KINDS[scores.indexOf(most)]!, chance: 1 / total };
}

/** The subjects of a text, in the order of the weights. */
export const WORDED_SUBJECTS = ["ordinary", "law"] as const;
export type Subject = (typeof WORDED_SUBJECTS)[number];

/** Natural logarithm of the odds that a text is about law rather than ordinary life. */
export function lawInWording(text: string, weights: WordingWeights): number {
  const [ordinary = 0, law = 0] = scoresOfWording(text, false, weights);
  return law - ordinary;
}
