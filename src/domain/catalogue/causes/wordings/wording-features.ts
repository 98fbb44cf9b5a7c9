/** Forms that stand for one or several legal terms; `longest` is the length of the longest of all. */
export interface LegalForms {
  lawsOf(form: string): readonly number[] | undefined;
  /** Whether a form begins so; where it cannot be told, all lengths are looked up. */
  begins?(prefix: string): boolean;
  longest: number;
}

/** What a text has in common with others, each with its weight: characters, character pairs, legal terms. */
export type Features = Map<string, number>;

/** A single character tells less than a pair, and a legal term less than the exact characters. */
const CHARACTER = 0.75;
const LAW = 0.8;
const SHORT_LAW = 0.56;

/** Prefix of a legal term among the features; no text contains it. */
const LAW_SIGN = "\u0001";
const lawFeature = (law: number) => `${LAW_SIGN}${law}`;

/** The kind of a feature. */
export const featureKind = (feature: string): "character" | "pair" | "law" =>
  feature.startsWith(LAW_SIGN) ? "law" : feature.length === 1 ? "character" : "pair";

/** The features of a folded text. */
export function wordingFeatures(text: string, forms: LegalForms): Features {
  const features: Features = new Map();
  const add = (feature: string, much: number) => {
    if ((features.get(feature) ?? 0) < much) features.set(feature, much);
  };
  for (let from = 0; from < text.length; from++) {
    // A single Latin letter or digit is not a word.
    if (text[from]! > "\u007f") add(text[from]!, CHARACTER);
    if (from + 1 < text.length) add(text.slice(from, from + 2), 1);
    const last = Math.min(text.length, from + forms.longest);
    for (let to = from + 1; to <= last; to++) {
      const form = text.slice(from, to);
      const laws = forms.lawsOf(form);
      if (laws) for (const law of laws) add(lawFeature(law), to - from > 1 ? LAW : SHORT_LAW);
      else if (forms.begins?.(form) === false) break;
    }
  }
  return features;
}
