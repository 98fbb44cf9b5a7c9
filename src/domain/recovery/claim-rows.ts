import { findAmountRange } from "../judgment/amount-ranges.ts";
import { readAmount } from "../text/numbers/typed-amount.ts";

/** One claim in the list of a legal department. */
export interface ClaimRow {
  /** Number of the row, from 1. Empty rows and the heading do not count. */
  row: number;
  reason: string;
  court: string;
  /** The amount as written. */
  amount: string;
  /** Index in AMOUNT_RANGES, or the reason why the row cannot be looked up. */
  range: number | { fault: "no_reason" | "amount" };
}

const HEADING = /案由|cause|reason/i;

/**
 * The amount in a cell in yuan, in any form that `readAmount` knows. Null if the cell is empty, undefined if
 * it contains no amount.
 */
export function readYuan(text: string): number | null | undefined {
  const amount = readAmount(text);
  if (amount.kind === "amount") return amount.yuan;
  return amount.code === "amount_missing" ? null : undefined;
}

/** The claims in a table whose first columns are cause, court and amount. A heading row is skipped. */
export function readClaimRows(table: readonly (readonly string[])[]): ClaimRow[] {
  const start = table[0] && HEADING.test(table[0][0] ?? "") && !/纠纷/.test(table[0][0] ?? "") ? 1 : 0;
  return table.slice(start).map((cells, index) => {
    const [reason = "", court = "", amount = ""] = cells.map((cell) => cell.trim());
    const yuan = readYuan(amount);
    const range = yuan === undefined ? ({ fault: "amount" } as const) : findAmountRange(yuan);
    return { row: index + 1, reason, court, amount, range: reason ? range : { fault: "no_reason" } };
  });
}
