import {
  type FeatureKind,
  featureKind,
  type LegalForms,
  WEIGHTS,
  wordingFeatures,
} from "./wording-features.ts";
import type { CauseLine, FeatureRow, WordingTables } from "./wording-tables.ts";

/** A wording, that is, an everyday phrase for a dispute. `line` has the causes that it may mean. */
export interface Wording {
  features: Set<string>;
  line: CauseLine;
}

/**
 * The features of all wordings (everyday phrases for disputes) and of ordinary words. Each feature has a list
 * of the wordings in which it occurs.
 */
export function layOut(
  wordings: Wording[],
  lines: CauseLine[],
  ordinary: string[],
  forms: LegalForms,
): Pick<WordingTables, "features" | "lineOf" | "lengths" | "unheard"> {
  const legal = countFeatures(wordings.map(({ features }) => features));
  const common = countFeatures(ordinary.map((word) => wordingFeatures(word, forms)));
  const evidence = (feature: string, kind = featureKind(feature)) =>
    Math.max(-7.9, Math.min(7.9, Math.log(legal.share(feature, kind) / common.share(feature, kind))));

  const ownersOf = new Map<string, number[]>([...common.times.keys()].map((feature) => [feature, []]));
  wordings.forEach(({ features }, owner) => {
    for (const feature of features) {
      const owners = ownersOf.get(feature);
      if (owners) owners.push(owner);
      else ownersOf.set(feature, [owner]);
    }
  });
  const first = wordings.map(({ line }) => line.codes[0]);
  const causes = new Set(first).size;
  const rows = [...ownersOf].map(([feature, owners]): [string, FeatureRow] => {
    const sharing = new Set(owners.map((owner) => first[owner])).size;
    return [feature, [round(Math.log(1 + causes / (1 + sharing))), round(evidence(feature)), owners]];
  });
  const features = Object.fromEntries(rows);
  const weight = (feature: string) => WEIGHTS[featureKind(feature)] * (features[feature]?.[0] ?? 0);
  const ordinals = new Map(lines.map((line, at) => [line, at]));
  return {
    features,
    lineOf: wordings.map(({ line }) => ordinals.get(line) ?? -1),
    lengths: wordings.map((wording) => round(Math.hypot(...[...wording.features].map(weight)))),
    unheard: { character: evidence("?"), pair: evidence("??") },
  };
}

/** Rounds to three decimals, which keeps the tables small. */
const round = (value: number) => Math.round(value * 1_000) / 1_000;

/** Number of features of each kind that could occur at all, for smoothing. */
const POSSIBLE: Record<FeatureKind, number> = { character: 900, pair: 8_000, law: 300 };
/** Number that is added to the occurrences of each possible feature, for smoothing. */
const SEEN = 0.3;

/**
 * Counts how often each feature occurs in the texts, and computes its smoothed share of all features of its
 * kind.
 */
function countFeatures(texts: Set<string>[]) {
  const times = new Map<string, number>();
  const all = { ...POSSIBLE };
  for (const feature of texts.flatMap((text) => [...text])) {
    times.set(feature, (times.get(feature) ?? 0) + 1);
    all[featureKind(feature)]++;
  }
  const share = (feature: string, kind: FeatureKind) => ((times.get(feature) ?? 0) + SEEN) / all[kind];
  return { times, share };
}
