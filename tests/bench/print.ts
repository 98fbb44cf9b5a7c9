import type { ClassTimes } from "./latency.ts";

/**
 * A target for all sizes, or by number of judgments: the entry for the smallest number that is not below the
 * actual one applies.
 */
export type Bar = number | Readonly<Record<number, number>>;

/** Targets for figures that a visitor notices, on one machine; in milliseconds unless the name says otherwise. */
export const BARS = {
  complete: { 100000: 15, 500000: 40, 2000000: 120 },
  listed: { 500000: 60 },
  dearest: 250,
  cold: 250,
  importedASecond: 1500,
  importMegabytes: 1000,
  indexBytesACharacter: 4,
} as const satisfies Record<string, Bar>;

/** How a figure compares with its target; empty if there is none for this number of judgments. */
export function verdict(value: number, bar: Bar, count: number, kind: "most" | "least" = "most"): string {
  const sizes = typeof bar === "number" ? { [count]: bar } : bar;
  const size = Object.keys(sizes)
    .map(Number)
    .find((size) => size >= count);
  if (size === undefined) return "";
  const limit = sizes[size]!;
  const isMet = kind === "most" ? value <= limit : value >= limit;
  return `bar ${kind === "most" ? "<=" : ">="} ${limit}: ${isMet ? "met" : "MISSED"}`;
}

/** Prints one line: label, figure, remark. */
export function printLine(label: string, figure: string, remark = ""): void {
  console.log(`  ${label.padEnd(38)} ${figure.padStart(16)}  ${remark}`.trimEnd());
}

/** A table of milliseconds, p50 / p95, with a row per class and a column per engine. */
export function printTimes(columns: Record<string, ClassTimes>): void {
  const names = Object.keys(columns);
  const classes = [...new Set(Object.values(columns).flatMap((times) => Object.keys(times)))];
  console.log(
    `  ${"ms p50 / p95".padEnd(12)}${"found".padStart(8)}${names.map((name) => name.padStart(20)).join("")}`,
  );
  for (const one of classes) {
    const found = Object.values(columns)[0]?.[one]?.found ?? 0;
    const cells = names.map((name) => {
      const times = columns[name]![one];
      return (times ? `${times.p50.toFixed(2)} / ${times.p95.toFixed(2)}` : "-").padStart(20);
    });
    console.log(`  ${one.padEnd(12)}${(one === "mixed" ? "" : String(found)).padStart(8)}${cells.join("")}`);
  }
}

export const megabytes = (value: number) => `${value.toFixed(1)} MB`;
export const milliseconds = (value: number) => `${value.toFixed(1)} ms`;
export const perSecond = (count: number, seconds: number) =>
  `${Math.round(count / seconds).toLocaleString("en")} /s`;
