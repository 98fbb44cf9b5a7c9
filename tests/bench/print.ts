import type { ClassTimes } from "./latency.ts";

/** The bars that count at so many judgments; at other sizes the figures are printed without judging them. */
export const BAR_DOCUMENTS = 100_000;

/** How a figure compares with its bar: "met" or "missed", empty where no bar holds. */
export function verdict(
  value: number,
  bar: number,
  documents: number,
  kind: "most" | "least" = "most",
  barDocuments = BAR_DOCUMENTS,
): string {
  const held = kind === "most" ? value <= bar : value >= bar;
  const limit = `bar ${kind === "most" ? "<=" : ">="} ${bar}`;
  return documents === barDocuments
    ? `${limit}: ${held ? "met" : "MISSED"}`
    : `(${limit} at ${barDocuments.toLocaleString("en")})`;
}

/** One line: what, how much, what it should be. */
export function printLine(label: string, figure: string, remark = ""): void {
  console.log(`  ${label.padEnd(34)} ${figure.padStart(16)}  ${remark}`.trimEnd());
}

/** A table of milliseconds, p50 / p95, a row a class and a column an engine. */
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
