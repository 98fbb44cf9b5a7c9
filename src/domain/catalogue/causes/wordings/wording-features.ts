/**
 * Maps each folded spelling of a legal term to the ordinals of the terms it stands for; with the length of
 * the longest spelling.
 */
export interface LegalForms {
  laws: Record<string, number[]>;
  longest: number;
}

/** Kinds of features of a text. */
export type FeatureKind = "character" | "pair" | "law";

/**
 * Weight of each kind: a single character is less informative than a pair, and a legal term less than the
 * exact characters.
 */
export const WEIGHTS: Record<FeatureKind, number> = { character: 0.75, pair: 1, law: 0.8 };

/** Prefix of a legal term among the features; no text contains it. */
const LAW_SIGN = "\u0001";

/** The kind of a feature. */
export const featureKind = (feature: string): FeatureKind =>
  feature.startsWith(LAW_SIGN) ? "law" : feature.length === 1 ? "character" : "pair";

/** The features of a folded text: its characters, pairs of neighbouring characters and legal terms. */
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
