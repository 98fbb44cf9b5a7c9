import type { TreeEnsemble } from "#domain/ask/signals/learned.ts";
import { binRows, type RankedGroup } from "./bin-rows.ts";
import { addTree, addValues, type GrowOptions, TreeGrower } from "./grow-tree.ts";
import { randomOfSeed } from "./random-of-seed.ts";
import { derive, type LossOptions } from "./ranking-loss.ts";

/** How many trees are grown, and how. */
export interface BoostOptions extends GrowOptions, LossOptions {
  trees: number;
  /** Shares of features and questions drawn for each tree. */
  featureShare: number;
  groupShare: number;
  /** The same seed draws the same shares. */
  seed: number;
}

/** Gradient-boosted regression trees for ranking; the same groups and options give the same trees. */
export function boostTrees(
  groups: readonly RankedGroup[],
  width: number,
  options: BoostOptions,
): TreeEnsemble {
  const data = binRows(groups, width);
  const grower = new TreeGrower(data, options);
  const random = randomOfSeed(options.seed);
  const ensemble: TreeEnsemble = { roots: [], features: [], numbers: [], rights: [] };
  const scores = new Float64Array(data.answers.length);
  const slopes = new Float64Array(data.answers.length);
  const curves = new Float64Array(data.answers.length);
  const into = { slopes, curves };
  for (let tree = 0; tree < options.trees; tree++) {
    for (let group = 0; group < groups.length; group++) derive(data, group, scores, into, options, random);
    const drawn = Array.from(groups.keys()).filter(() => random() < options.groupShare);
    const features = Array.from({ length: width }, (_, at) => at).filter(
      () => random() < options.featureShare,
    );
    const root = grower.grow(drawn, features, slopes, curves);
    addTree(root, data.edges, ensemble);
    addValues(root, data.bins, scores);
  }
  return ensemble;
}
