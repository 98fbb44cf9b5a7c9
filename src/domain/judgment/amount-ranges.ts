/**
 * A range of claim amounts among which a visitor chooses, in yuan: lower end inclusive, upper end exclusive;
 * `max` null is open.
 */
export interface AmountRange {
  min: number;
  max: number | null;
}

const TEN_THOUSAND = 10_000;

/**
 * The nine ranges among which a visitor chooses, in the order shown; the last is for claims without an amount
 * (0 to 0).
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

/** The names of the ranges in queries, whatever the page's language: 10-50万. */
export const AMOUNT_NAMES: readonly string[] = AMOUNT_RANGES.map(({ min, max }, place) => {
  if (place === NON_MONETARY_RANGE) return "未写明金额";
  const from = min / TEN_THOUSAND;
  return max === null ? `${from}万以上` : `${from}-${max / TEN_THOUSAND}万`;
});

/** Index in `AMOUNT_RANGES` of a claim in yuan; null (no amount stated) belongs to the non-monetary range. */
export function findAmountRange(amount: number | null): number {
  if (amount === null) return NON_MONETARY_RANGE;
  return AMOUNT_RANGES.findIndex(({ min, max }) => amount >= min && (max === null || amount < max));
}

/** Index in `AMOUNT_RANGES` of the range with these ends, or -1 if it is none of the nine. */
export function matchAmountRange(min: number, max: number | null): number {
  return AMOUNT_RANGES.findIndex((range) => range.min === min && range.max === max);
}
