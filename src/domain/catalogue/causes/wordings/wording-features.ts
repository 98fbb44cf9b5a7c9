/**
 * What legal terms everyday words mean. `laws`: for each folded spelling, the ordinals of the terms.
 * `longest`: the length of the longest spelling, in characters.
 */
export interface LegalForms {
  laws: Record<string, number[]>;
  longest: number;
}

/** Kinds of features of a text. */
export type FeatureKind = "character" | "pair" | "law";

/**
 * Weight of each kind. A single character says less than a pair, and a legal term less than the exact
 * characters.
 */
export const WEIGHTS: Record<FeatureKind, number> = { character: 0.75, pair: 1, law: 0.8 };

/** Marks a legal term among the features. No text contains this character. */
const LAW_SIGN = "\u0001";

/** The kind of a feature. */
export const featureKind = (feature: string): FeatureKind =>
  feature.startsWith(LAW_SIGN) ? "law" : feature.length === 1 ? "character" : "pair";

/**
 * The features of a folded text: its characters, its pairs of neighbouring characters, and the legal terms
 * that its words mean.
 */
export function wordingFeatures(text: string, forms: LegalForms): Set<string> {
  const features = new Set<string>();
  for (let from = 0; from < text.length; from++) {
    // A single Latin letter or digit is not a feature.
    if (text.charCodeAt(from) > 0x7f) features.add(text.charAt(from));
    if (from + 1 < text.length) features.add(text.slice(from, from + 2));
    for (let to = from + 1; to <= Math.min(text.length, from + forms.longest); to++)
      for (const law of forms.laws[text.slice(from, to)] ?? []) features.add(`${LAW_SIGN}${law}`);
  }
  return features;
}
