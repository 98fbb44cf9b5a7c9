import type { StatuteUnit } from "../record.ts";

/**
 * The first and last number in a range of units: 第一条 – 第二十条, 一 – 十一. If only one unit is numbered, its
 * number; if none is, empty.
 */
export function unitRange(units: readonly StatuteUnit[]): string {
  // The punctuation after an item's number (十二、) is dropped.
  const labels = units
    .filter(({ kind }) => kind !== "text")
    .map(({ label }) => label.replace(/[、.．]$/, ""));
  return labels.length > 1 ? `${labels[0]} – ${labels.at(-1)}` : (labels[0] ?? "");
}
