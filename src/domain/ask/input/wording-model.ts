import { wordingMarks } from "./wording-marks.ts";

/** Kinds that only the wording distinguishes, in the order of the weights. */
export const WORDED_KINDS = ["keywords", "question", "party", "lawyer"] as const;
export type WordedKind = (typeof WORDED_KINDS)[number];

/** Learned weights in hundredths, one per label in order: the intercepts (`base`), and those of each feature. */
export interface LearnedWording {
  base: number[];
  features: Record<string, number[]>;
}

/** Weights for classification, in hundredths for every label in order. */
export interface WordingWeights {
  /** The intercepts. */
  base: readonly number[];
  /** The weights of a feature; undefined if it was not learned. */
  weightsOf: (feature: string) => ArrayLike<number> | undefined;
}

/** Learned weights used directly, without being stored first. */
export const weightsFrom = ({ base, features }: LearnedWording): WordingWeights => ({
  base,
  weightsOf: (feature) => (Object.hasOwn(features, feature) ? features[feature] : undefined),
});

/** Weights are stored in hundredths. */
export const WEIGHT_UNIT = 100;

/**
 * Factor on the summed weights of a text with `known` known features, so that long texts are not classified
 * with more certainty than short ones.
 */
export const shareOf = (known: number): number => 1 / Math.sqrt(known + 1);

/** Scores of a text's wording for each label, comparable within a text. */
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
 * The likeliest kind by the wording of a text, and its probability, from 0 to 1 (multinomial logistic
 * regression).
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

/** Subjects of a text, in the order of the weights. */
export const WORDED_SUBJECTS = ["ordinary", "law"] as const;
export type Subject = (typeof WORDED_SUBJECTS)[number];

/** Log odds that the wording of a text is about law rather than ordinary life. */
export function lawInWording(text: string, weights: WordingWeights): number {
  const [ordinary = 0, law = 0] = scoresOfWording(text, false, weights);
  return law - ordinary;
}
