import { type Features, featureKind, type LegalForms, wordingFeatures } from "./wording-features.ts";
import type { WordingTables } from "./wording-tables.ts";

/** A wording by its features, and the line of the causes it means. */
export interface Wording {
  features: Features;
  line: number;
}

/** Causes of wordings, likeliest first, and whether the visitor chooses among them. */
export interface CauseLine {
  codes: string[];
  isAsked: boolean;
}

/** Wordings of so many causes tell of one act; those of more name a thing or a vague act. */
export const NARROW = 3;

/** Features in the order of their text, and of each the wordings that have it with weights of 0 to 255. */
export function layOut(
  wordings: Wording[],
  lines: CauseLine[],
  ordinary: string[],
  forms: LegalForms,
): Pick<
  WordingTables,
  | "features"
  | "places"
  | "rarities"
  | "starts"
  | "owners"
  | "weights"
  | "lineOf"
  | "lengths"
  | "evidence"
  | "unheard"
> {
  const heard = weighEvidence(
    wordings.map(({ features }) => features),
    ordinary.map((word) => wordingFeatures(word, forms)),
  );
  const causesOf = new Map<string, Set<string>>();
  for (const { features, line } of wordings) {
    for (const feature of features.keys()) {
      const causes = causesOf.get(feature) ?? new Set();
      causesOf.set(feature, causes.add(lines[line]!.codes[0]!));
    }
  }
  const all = new Set(wordings.map(({ line }) => lines[line]!.codes[0]!)).size;
  const features = [...new Set([...causesOf.keys(), ...heard.known])].sort();
  const rarities = Float32Array.from(features, (one) =>
    Math.log(1 + all / (1 + (causesOf.get(one)?.size ?? 0))),
  );
  const ordinal = new Map(features.map((feature, at) => [feature, at]));
  const owned: { owner: number; weight: number }[][] = features.map(() => []);
  const lengths = new Float32Array(wordings.length);
  wordings.forEach(({ features: own }, owner) => {
    let square = 0;
    for (const [feature, much] of own) {
      const at = ordinal.get(feature)!;
      const weight = much * rarities[at]!;
      square += weight * weight;
      owned[at]!.push({ owner, weight });
    }
    lengths[owner] = Math.sqrt(square);
  });
  const starts = new Uint32Array(features.length + 1);
  owned.forEach((list, at) => {
    starts[at + 1] = starts[at]! + list.length;
  });
  const places = new Uint32Array(features.length);
  for (let at = 1; at < places.length; at++) places[at] = places[at - 1]! + features[at - 1]!.length + 1;
  return {
    features: features.join("\n"),
    places,
    rarities,
    starts,
    owners: Uint16Array.from(owned.flat(), ({ owner }) => owner),
    weights: Uint8Array.from(owned.flat(), ({ weight }) => Math.min(255, Math.round(weight * 32))),
    lineOf: Uint16Array.from(wordings, ({ line }) => line),
    lengths,
    evidence: Int8Array.from(features, (one) => Math.round(16 * heard.of(one))),
    unheard: { character: heard.of("?"), pair: heard.of("??") },
  };
}

/** Of 7,000 characters of the language so many are taken to be possible in a wording, so many pairs and words of the law; each is seen so often. */
const POSSIBLE = { character: 900, pair: 8_000, law: 300 };
const SEEN = 0.3;

/** How much more often a character or a pair stands in wordings than in ordinary words, as a natural logarithm up to 7.9. */
function weighEvidence(
  wordings: Features[],
  ordinary: Features[],
): { known: string[]; of(feature: string): number } {
  const count = (texts: Features[]) => {
    const times = new Map<string, number>();
    const all = { ...POSSIBLE };
    for (const text of texts) {
      for (const feature of text.keys()) {
        times.set(feature, (times.get(feature) ?? 0) + 1);
        all[featureKind(feature)]++;
      }
    }
    const share = (feature: string) => ((times.get(feature) ?? 0) + SEEN) / all[featureKind(feature)];
    return { times, share };
  };
  const [legal, common] = [count(wordings), count(ordinary)];
  const of = (feature: string) =>
    Math.max(-7.9, Math.min(7.9, Math.log(legal.share(feature) / common.share(feature))));
  return { known: [...common.times.keys()], of };
}
