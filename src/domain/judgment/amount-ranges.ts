/**
 * A range of claim amounts in yuan that a visitor can choose. `min` is inclusive, `max` exclusive; a `max` of
 * null means no upper limit.
 */
export interface AmountRange {
  min: number;
  max: number | null;
}

const TEN_THOUSAND = 10_000;

/**
 * The nine ranges that a visitor can choose, in the order shown. The last one is for claims without an
 * amount; its ends are both 0.
 */
export const AMOUNT_RANGES: readonly AmountRange[] = [
  { min: 0, max: 10 * TEN_THOUSAND },
  { min: 10 * TEN_THOUSAND, max: 50 * TEN_THOUSAND },
  { min: 50 * TEN_THOUSAND, max: 100 * TEN_THOUSAND },
  { min: 100 * TEN_THOUSAND, max: 300 * TEN_THOUSAND },
  { min: 300 * TEN_THOUSAND, max: 500 * TEN_THOUSAND },
  { min: 500 * TEN_THOUSAND, max: 1_000 * TEN_THOUSAND },
  { min: 1_000 * TEN_THOUSAND, max: 5_000 * TEN_THOUSAND },
  { min: 5_000 * TEN_THOUSAND, max: null },
  { min: 0, max: 0 },
];

/** Index in `AMOUNT_RANGES` of the range without an amount. */
export const NON_MONETARY_RANGE = 8;

/** The name of each range in queries, e.g. 10-50万. It does not depend on the page's language. */
export const AMOUNT_NAMES: readonly string[] = AMOUNT_RANGES.map(({ min, max }, place) => {
  if (place === NON_MONETARY_RANGE) return "未写明金额";
  const from = min / TEN_THOUSAND;
  return max === null ? `${from}万以上` : `${from}-${max / TEN_THOUSAND}万`;
});

/**
 * Index in `AMOUNT_RANGES` of the range that contains a claim of `amount` yuan. A claim without an amount
 * (null) belongs to the non-monetary range.
 */
export function findAmountRange(amount: number | null): number {
  if (amount === null) return NON_MONETARY_RANGE;
  return AMOUNT_RANGES.findIndex(({ min, max }) => amount >= min && (max === null || amount < max));
}

/** Index in `AMOUNT_RANGES` of the range with exactly these ends, or -1 if there is none. */
export function matchAmountRange(min: number, max: number | null): number {
  return AMOUNT_RANGES.findIndex((range) => range.min === min && range.max === max);
}
