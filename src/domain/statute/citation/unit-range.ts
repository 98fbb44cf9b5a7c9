import type { StatuteUnit } from "../record.ts";

/** The first and last number in a range of units: 第一条 – 第二十条, 一 – 十一; empty if none is numbered. */
export function unitRange(units: readonly StatuteUnit[]): string {
  // The punctuation of a numbered item (十二、) is dropped in a range.
  const labels = units
    .filter(({ kind }) => kind !== "text")
    .map(({ label }) => label.replace(/[、.．]$/, ""));
  return labels.length > 1 ? `${labels[0]} – ${labels.at(-1)}` : (labels[0] ?? "");
}
