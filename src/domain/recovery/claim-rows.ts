import { findAmountRange } from "../judgment/amount-ranges.ts";
import { readAmount } from "../text/numbers/typed-amount.ts";

/** One claim of a legal department's list. */
export interface ClaimRow {
  /** Number of the row among the non-empty rows, from 1; a heading does not count. */
  row: number;
  reason: string;
  court: string;
  /** As written. */
  amount: string;
  /** Index in AMOUNT_RANGES, or the reason why the row cannot be looked up. */
  range: number | { fault: "no_reason" | "amount" };
}

const HEADING = /案由|cause|reason/i;

/** Yuan of a cell in any form that `readAmount` knows; null if empty, undefined if it is not an amount. */
export function readYuan(text: string): number | null | undefined {
  const amount = readAmount(text);
  if (amount.kind === "amount") return amount.yuan;
  return amount.code === "amount_missing" ? null : undefined;
}

/** The claims of a table with cause, court and amount in its first columns; a heading row is skipped. */
export function readClaimRows(table: readonly (readonly string[])[]): ClaimRow[] {
  const start = table[0] && HEADING.test(table[0][0] ?? "") && !/纠纷/.test(table[0][0] ?? "") ? 1 : 0;
  return table.slice(start).map((cells, index) => {
    const [reason = "", court = "", amount = ""] = cells.map((cell) => cell.trim());
    const yuan = readYuan(amount);
    const range = yuan === undefined ? ({ fault: "amount" } as const) : findAmountRange(yuan);
    return { row: index + 1, reason, court, amount, range: reason ? range : { fault: "no_reason" } };
  });
}
