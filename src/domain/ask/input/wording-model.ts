import { wordingMarks } from "./wording-marks.ts";

/** Kinds that only the wording tells apart, in the order of the weights. */
export const WORDED_KINDS = ["keywords", "question", "party", "lawyer"] as const;
export type WordedKind = (typeof WORDED_KINDS)[number];

/** Learned weights: of no feature, and by feature, each in hundredths for every kind in order. */
export interface WordingWeights {
  base: number[];
  features: Record<string, number[]>;
}

/** Weights are stored in hundredths. */
export const WEIGHT_UNIT = 100;

/** The share that each known feature of a text has, by how many there are: long texts are not surer than short ones. */
export const shareOf = (known: number): number => 1 / Math.sqrt(known + 1);

/** The likeliest kind by the wording of a text, and how likely it is, from 0 to 1 (multinomial logistic regression). */
export function kindOfWording(
  text: string,
  beginsWithPlace: boolean,
  { base, features }: WordingWeights,
): { kind: WordedKind; chance: number } {
  const sums = WORDED_KINDS.map(() => 0);
  let known = 0;
  for (const feature of wordingMarks(text, beginsWithPlace)) {
    const weights = Object.hasOwn(features, feature) ? features[feature] : undefined;
    if (!weights) continue;
    known++;
    for (const [at, weight] of weights.entries()) sums[at]! += weight;
  }
  const scores = sums.map((sum, at) => (base[at]! + sum * shareOf(known)) / WEIGHT_UNIT);
  const most = Math.max(...scores);
  const total = scores.reduce((sum, score) => sum + Math.exp(score - most), 0);
  return { kind: WORDED_KINDS[scores.indexOf(most)]!, chance: 1 / total };
}
