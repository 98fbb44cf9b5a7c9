import { AMOUNT_RANGES, findAmountRange, matchAmountRange } from "#domain/judgment/amount-ranges.ts";
import { readAmount } from "#domain/text/numbers/typed-amount.ts";

/**
 * The part of a case that a shared address contains. None of it identifies a person, a case or an exact
 * amount.
 */
export interface SharedCase {
  court: string;
  reason: string;
  /** Index of the amount among the nine amount ranges. */
  range: number;
}

/**
 * Writes a case as the part of an address from the # on: court, cause, and the limits of the amount range in
 * yuan.
 */
export function encodeCase({ court, reason, range }: SharedCase): string {
  const { min, max } = AMOUNT_RANGES[range]!;
  const params = new URLSearchParams({ court, reason, amount: String(min) });
  if (max !== null) params.set("amountMax", String(max));
  return `#${params}`;
}

/** Reads the case from an address. Null if the address names no court, no cause or no known amount range. */
export function decodeCase(hash: string): SharedCase | null {
  const params = new URLSearchParams(hash.replace(/^#/, ""));
  const court = (params.get("court") ?? "").slice(0, 100);
  const reason = (params.get("reason") ?? "").slice(0, 100);
  const end = (name: string) => (/^\d{1,12}$/.test(params.get(name) ?? "") ? Number(params.get(name)) : null);
  const min = end("amount");
  if (!court || !reason || min === null) return null;
  const range = matchAmountRange(min, end("amountMax"));
  return range < 0 ? null : { court, reason, range };
}

/**
 * Index of the range of a typed amount ("1200000", "120万元"). An amount that cannot be read, and 0, count as
 * not stated.
 */
export function rangeOfAmount(text: string): number {
  const amount = readAmount(text);
  return findAmountRange(amount.kind === "fault" || amount.yuan === 0 ? null : amount.yuan);
}
