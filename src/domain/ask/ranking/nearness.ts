/** How near in meaning an article of the index is to the question at hand, from -1 to 1, by a model plugged in. */
export type Nearness = (article: number) => number;

/**
 * What a standard deviation of nearness among the candidates counts beside the sum of the trees. By hand: the trees are
 * learned without a model, since which one an operator plugs in is not known here.
 */
const WEIGHT = 0.5;

/** The sums with nearness added, in standard deviations from its mean; the same where all are equally near. */
export function addNearness(
  sums: Float64Array,
  articles: readonly number[],
  nearness: Nearness,
): Float64Array {
  const values = Float64Array.from(articles, nearness);
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const spread = Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length);
  if (!(spread > 0)) return sums;
  return sums.map((sum, at) => sum + (WEIGHT * (values[at]! - mean)) / spread);
}
