/** Farthest from the mean, in standard deviations, that a value is told apart from others as far. */
const [LOWEST, HIGHEST] = [-3, 5];
/** Added to a standard deviation, so that a feature that all candidates share divides by something. */
const TINY = 1e-6;

/** Mean and standard deviation of each feature among the candidates of one question. */
export interface RowSpread {
  means: Float64Array;
  spreads: Float64Array;
}

/** The spread of rows of `width` features one after another. */
export function spreadOf(rows: Float64Array, width: number): RowSpread {
  const count = Math.max(1, rows.length / width);
  const means = new Float64Array(width);
  const spreads = new Float64Array(width);
  for (let from = 0; from < rows.length; from += width)
    for (let feature = 0; feature < width; feature++) means[feature]! += rows[from + feature]! / count;
  for (let from = 0; from < rows.length; from += width)
    for (let feature = 0; feature < width; feature++)
      spreads[feature]! += (rows[from + feature]! - means[feature]!) ** 2 / count;
  for (let feature = 0; feature < width; feature++) spreads[feature] = Math.sqrt(spreads[feature]!) + TINY;
  return { means, spreads };
}

/**
 * What a net sees of a row, two numbers a feature: first the place of each value, from -1 to 1, among its `quantiles`
 * over all questions, then how far each lies from the mean of its question, in standard deviations.
 */
export function fillInputs(
  quantiles: readonly (readonly number[])[],
  row: Float64Array,
  { means, spreads }: RowSpread,
  into: Float64Array,
): void {
  const width = row.length;
  for (let feature = 0; feature < width; feature++) {
    const value = row[feature]!;
    into[feature] = placeAmong(quantiles[feature]!, value);
    const away = (value - means[feature]!) / spreads[feature]!;
    into[width + feature] = Math.min(HIGHEST, Math.max(LOWEST, away));
  }
}

/** From -1 at the first of rising numbers to 1 at the last, in even steps, straight between them; 0 if there is but one. */
function placeAmong(rising: readonly number[], value: number): number {
  const last = rising.length - 1;
  if (last < 1) return 0;
  if (value <= rising[0]!) return -1;
  if (value >= rising[last]!) return 1;
  let low = 0;
  let high = last;
  while (high - low > 1) {
    const middle = (low + high) >>> 1;
    if (rising[middle]! <= value) low = middle;
    else high = middle;
  }
  const within = (value - rising[low]!) / (rising[high]! - rising[low]!);
  return (2 * (low + within)) / last - 1;
}
