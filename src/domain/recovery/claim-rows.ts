import { findAmountRange } from "../catalogue/amount-ranges.ts";
import { readAmount } from "../text/typed-amount.ts";

/** One claim of a legal department's list. */
export interface ClaimRow {
  /** Number of the row among those with content, from 1, a heading left out. */
  row: number;
  reason: string;
  court: string;
  /** As written. */
  amount: string;
  /** Place in AMOUNT_RANGES, or what keeps the row from being asked. */
  range: number | { fault: "no_reason" | "amount" };
}

const HEADING = /案由|cause|reason/i;

/** Yuan of a cell in any writing that `readAmount` knows; null where it is empty, undefined where it is no amount. */
export function readYuan(text: string): number | null | undefined {
  const amount = readAmount(text);
  if (amount.kind === "amount") return amount.yuan;
  return amount.code === "amount_missing" ? null : undefined;
}

/** The claims of a table with cause, court and amount in its first columns; a heading row is left out. */
export function readClaimRows(table: readonly (readonly string[])[]): ClaimRow[] {
  const start = table[0] && HEADING.test(table[0][0] ?? "") && !/纠纷/.test(table[0][0] ?? "") ? 1 : 0;
  return table.slice(start).map((cells, index) => {
    const [reason = "", court = "", amount = ""] = cells.map((cell) => cell.trim());
    const yuan = readYuan(amount);
    const range = yuan === undefined ? ({ fault: "amount" } as const) : findAmountRange(yuan);
    return { row: index + 1, reason, court, amount, range: reason ? range : { fault: "no_reason" } };
  });
}
