/**
 * A band of a fee schedule. `rate` applies to the part of the amount that exceeds `above` yuan, up to the
 * next band.
 */
export interface Band {
  above: number;
  rate: number;
}

/** A fee in yuan. `min` and `max` differ if the rule leaves the amount to the provinces. */
export interface Fee {
  min: number;
  max: number;
}

/** Fee in yuan for a claim of up to 10,000 yuan. 诉讼费用交纳办法 art. 13 (1). */
export const PROPERTY_BASE = 50;
export const PROPERTY_BANDS: Band[] = [
  { above: 10_000, rate: 0.025 },
  { above: 100_000, rate: 0.02 },
  { above: 200_000, rate: 0.015 },
  { above: 500_000, rate: 0.01 },
  { above: 1_000_000, rate: 0.009 },
  { above: 2_000_000, rate: 0.008 },
  { above: 5_000_000, rate: 0.007 },
  { above: 10_000_000, rate: 0.006 },
  { above: 20_000_000, rate: 0.005 },
];

/** art. 13 (2) 1: property in a divorce above 200,000 yuan. */
const DIVORCE_BANDS: Band[] = [{ above: 200_000, rate: 0.005 }];
/** art. 13 (2) 2: damages for a personality right above 50,000 and above 100,000 yuan. */
const PERSONALITY_BANDS: Band[] = [
  { above: 50_000, rate: 0.01 },
  { above: 100_000, rate: 0.005 },
];

/** An amount in yuan, rounded to the fen. */
export const toFen = (yuan: number): number => Math.round((yuan + Number.EPSILON) * 100) / 100;

/** Multiplies the part of `amount` inside each band by the band's rate. Returns the sum in yuan. */
export function sumBands(amount: number, bands: Band[]): number {
  let sum = 0;
  for (const [index, band] of bands.entries()) {
    const upper = bands[index + 1]?.above ?? Number.POSITIVE_INFINITY;
    sum += Math.max(0, Math.min(amount, upper) - band.above) * band.rate;
  }
  return sum;
}

/**
 * Kinds of cases, each with its own fee in 诉讼费用交纳办法 (国务院令第481号, in force 2007-04-01) art. 13. The bands, if
 * there are any, add to the fee.
 */
const FEES = {
  property: { min: PROPERTY_BASE, max: PROPERTY_BASE, bands: PROPERTY_BANDS },
  divorce: { min: 50, max: 300, bands: DIVORCE_BANDS },
  personality: { min: 100, max: 500, bands: PERSONALITY_BANDS },
  other_civil: { min: 50, max: 100, bands: [] },
  ip_without_amount: { min: 500, max: 1_000, bands: [] },
  labour: { min: 10, max: 10, bands: [] },
  administrative_ip: { min: 100, max: 100, bands: [] },
  administrative_other: { min: 50, max: 50, bands: [] },
  jurisdiction_objection: { min: 50, max: 100, bands: [] },
};
export type FeeKind = keyof typeof FEES;
export const FEE_KINDS = Object.keys(FEES) as FeeKind[];
/** Whether the fee of a kind of cases depends on the amount. */
export const hasBands = (kind: FeeKind): boolean => FEES[kind].bands.length > 0;

/**
 * Fee for a first instance in yuan, before it is halved (诉讼费用交纳办法 art. 13), or for an appeal (art. 17).
 * `amount` is the claim in yuan, at least 0; for an appeal, the contested part of the first judgment. Kinds
 * whose fee is fixed ignore it.
 */
export function calculateCourtFee(kind: FeeKind, amount = 0): Fee {
  const { min, max, bands } = FEES[kind];
  const more = sumBands(amount, bands);
  return { min: toFen(min + more), max: toFen(max + more) };
}

/** Why a fee is halved: mediation or withdrawal (art. 15), or summary procedure (art. 16). */
export type Halving = "none" | "mediated_or_withdrawn" | "summary_procedure";

/**
 * The fee after halving. It is halved once even if both reasons apply, because arts. 15 and 16 are not
 * applied one after the other.
 */
export function halveFee(fee: Fee, halving: Halving): Fee {
  return halving === "none" ? fee : { min: toFen(fee.min / 2), max: toFen(fee.max / 2) };
}
