import { wordingMarks } from "./wording-marks.ts";

/** Kinds that only the wording tells apart, in the order of the weights. */
export const WORDED_KINDS = ["keywords", "question", "party", "lawyer"] as const;
export type WordedKind = (typeof WORDED_KINDS)[number];

/** Weights as learned: of no feature, and by feature, each in hundredths for every label in order. */
export interface LearnedWording {
  base: number[];
  features: Record<string, number[]>;
}

/** Weights to judge by, in hundredths for every label in order. */
export interface WordingWeights {
  /** Of no feature. */
  base: readonly number[];
  /** Of a feature; undefined if it was not learned. */
  weightsOf: (feature: string) => ArrayLike<number> | undefined;
}

/** Learned weights to judge by without storing them first. */
export const weightsFrom = ({ base, features }: LearnedWording): WordingWeights => ({
  base,
  weightsOf: (feature) => (Object.hasOwn(features, feature) ? features[feature] : undefined),
});

/** Weights are stored in hundredths. */
export const WEIGHT_UNIT = 100;

/** The share that each known feature of a text has, by how many there are: long texts are not surer than short ones. */
export const shareOf = (known: number): number => 1 / Math.sqrt(known + 1);

/** How much the wording of a text speaks for each label of the weights, comparable within a text. */
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

/** The likeliest kind by the wording of a text, and how likely it is, from 0 to 1 (multinomial logistic regression). */
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

/** What a text is about, in the order of the weights. */
export const WORDED_SUBJECTS = ["ordinary", "law"] as const;
export type Subject = (typeof WORDED_SUBJECTS)[number];

/** How much the wording of a text speaks for law rather than ordinary life: the logarithm of the odds. */
export function lawInWording(text: string, weights: WordingWeights): number {
  const [ordinary = 0, law = 0] = scoresOfWording(text, false, weights);
  return law - ordinary;
}
