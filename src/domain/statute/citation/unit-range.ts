import type { StatuteUnit } from "../record.ts";

/** The first and last number of a stretch of units: 第一条 – 第二十条, 一 – 十一; empty where none is numbered. */
export function unitRange(units: readonly StatuteUnit[]): string {
  // 十二、 counts an item; in a range its sign says nothing.
  const labels = units
    .filter(({ kind }) => kind !== "text")
    .map(({ label }) => label.replace(/[、.．]$/, ""));
  return labels.length > 1 ? `${labels[0]} – ${labels.at(-1)}` : (labels[0] ?? "");
}
