import HEADINGS from "./column-headings.json" with { type: "json" };

/**
 * The kinds of columns of a collection; column-headings.json has the headings that collections use for them:
 * tables, JSON Lines, and the fields of the national site's and the case library's JSON. `text` is the whole
 * document.
 */
export type ColumnName = keyof typeof HEADINGS;
export const COLUMN_NAMES = Object.keys(HEADINGS) as ColumnName[];

/** Returns the kind of a column with a heading, or null if the heading is unknown. */
export type ColumnReader = (heading: string) => ColumnName | null;

/** A heading without case, blanks, underscores, a byte order mark and trailing brackets. */
const bare = (heading: string): string =>
  heading
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\s\ufeff_:.*-]/g, "")
    .replace(/(?<=.)\([^()]*\)$/, "");

const BY_HEADING = new Map(
  COLUMN_NAMES.flatMap((name) => HEADINGS[name].split(" ").map((heading) => [bare(heading), name] as const)),
);

/** Reads the usual headings of collections. */
export const columnNamed: ColumnReader = (heading) => BY_HEADING.get(bare(heading)) ?? null;

/** Reads the given headings first. A kind of column that they name is not read from any other heading. */
export function columnsGiven(given: Readonly<Record<string, ColumnName>>): ColumnReader {
  const own = new Map(Object.entries(given).map(([heading, name]) => [bare(heading), name]));
  const taken = new Set(own.values());
  return (heading) => {
    const known = own.get(bare(heading)) ?? columnNamed(heading);
    return known && taken.has(known) && own.get(bare(heading)) !== known ? null : known;
  };
}

/**
 * True for the headings of a table of judgments: it has texts, or case numbers with reasons for missing
 * texts.
 */
export function isTableHeading(headings: readonly string[], named: ColumnReader = columnNamed): boolean {
  const known = new Set(headings.map(named));
  return known.has("text") || (known.has("case_number") && known.has("reason"));
}
