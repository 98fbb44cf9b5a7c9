import { wordingMarks } from "#domain/ask/input/wording-marks.ts";
import { type LearnedWording, WEIGHT_UNIT, type WordedKind } from "#domain/ask/input/wording-model.ts";
import { runFit } from "../run-fit.ts";

/** A text and its label. */
export interface WordedText<Label = WordedKind> {
  text: string;
  kind: Label;
}

/** Minimum number of texts that share a learned feature, so that no feature comes from a single text. */
const MIN_TEXTS = 3;
/** A feature whose weights are all below this, in hundredths, is dropped. */
const MIN_WEIGHT = 40;
/** Inverse strength of the regression's ridge penalty. */
const STRENGTH = 30;

/** Learns the wording of texts of each label; the same texts give the same weights. */
export function learnWording<Label>(
  texts: readonly WordedText<Label>[],
  labels: readonly Label[],
  beginsWithPlace: (text: string) => boolean,
): LearnedWording {
  const seen = texts.map(({ text }) => [...wordingMarks(text, beginsWithPlace(text))]);
  const counts = new Map<string, number>();
  for (const features of seen)
    for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const names = [...counts].filter(([, count]) => count >= MIN_TEXTS).map(([name]) => name);
  names.sort();
  const numbers = new Map(names.map((name, at) => [name, at]));
  const rows = texts.map(({ kind }, at) => ({
    label: labels.indexOf(kind),
    features: seen[at]!.map((name) => numbers.get(name)).filter((number) => number !== undefined),
  }));
  const { base, weights } = runFit<{ base: number[]; weights: number[][] }>("softmax", {
    ...{ rows, strength: STRENGTH, feature_count: names.length, label_count: labels.length },
  });
  const inUnits = (values: readonly number[]) => values.map((value) => Math.round(value * WEIGHT_UNIT));
  const features: LearnedWording["features"] = {};
  for (const [at, name] of names.entries()) {
    const own = inUnits(weights[at]!);
    if (own.some((weight) => Math.abs(weight) >= MIN_WEIGHT)) features[name] = own;
  }
  return { base: inUnits(base), features };
}
