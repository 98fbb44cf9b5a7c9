import { type ColumnReader, columnNamed } from "#domain/judgment/columns/column-names.ts";
import type { RawDocument } from "./piece.ts";

type Failed = Extract<RawDocument, { kind: "failed" }>;
const MAX_SHOWN = 20;
const MAX_CHARS = 30;

/**
 * The failure of an input in which no heading is known to name the text. It tells the operator the headings,
 * and the option that says which of them names the text.
 */
export function unknownColumns(
  row: number,
  headings: readonly string[],
  likely = headings[0] ?? "…",
): Failed {
  const shown = headings.slice(0, MAX_SHOWN).map((heading) => heading.slice(0, MAX_CHARS));
  const detail = `found ${shown.join(", ") || "nothing"}; name the field with the text: --columns text=${likely.slice(0, MAX_CHARS)}`;
  return { kind: "failed", row, reason: "unknown_columns", detail };
}

/** The unknown heading whose values are the longest. */
export function longestField(
  headings: readonly string[],
  values: readonly unknown[],
  named: ColumnReader = columnNamed,
): string | undefined {
  const lengths = headings.map((heading, at) =>
    named(heading) ? 0 : JSON.stringify(values[at] ?? "").length,
  );
  return headings[lengths.indexOf(Math.max(...lengths))];
}
