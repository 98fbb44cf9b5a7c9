import { type Fee, sumBands, toFen } from "./court-fee.ts";

/** Rates for enforcing a sum: 诉讼费用交纳办法 art. 14 (1). */
export const ENFORCEMENT_BANDS = [
  { above: 10_000, rate: 0.015 },
  { above: 500_000, rate: 0.01 },
  { above: 5_000_000, rate: 0.005 },
  { above: 10_000_000, rate: 0.001 },
];
/** Rates for preserving property: 诉讼费用交纳办法 art. 14 (2). */
export const PRESERVATION_BANDS = [
  { above: 1_000, rate: 0.01 },
  { above: 100_000, rate: 0.005 },
];

/** Fee in yuan for property of up to 1,000 yuan. art. 14 (2). */
export const PRESERVATION_BASE = 30;
/** Maximum fee in yuan. art. 14 (2). */
export const PRESERVATION_MAXIMUM = 5_000;

/** Fee to apply for preservation of property worth `amount` yuan: 30 to 5,000 yuan. art. 14 (2). */
export function calculatePreservationFee(amount: number): number {
  return toFen(Math.min(PRESERVATION_MAXIMUM, PRESERVATION_BASE + sumBands(amount, PRESERVATION_BANDS)));
}

/**
 * Fee to enforce a payment of `amount` yuan, art. 14 (1). For a duty without an amount (null), it is 50 to
 * 500 yuan. The debtor pays it after enforcement; nothing is paid in advance (art. 20).
 */
export function calculateEnforcementFee(amount: number | null): Fee {
  if (amount === null) return { min: 50, max: 500 };
  const fee = toFen(50 + sumBands(amount, ENFORCEMENT_BANDS));
  return { min: fee, max: fee };
}
