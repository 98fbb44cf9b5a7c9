import HEADINGS from "./column-headings.json" with { type: "json" };

/**
 * The kinds of columns in a collection of judgments. `column-headings.json` lists the headings that
 * collections use for each kind, in tables, in JSON Lines, and in the JSON of the national site and the case
 * library. `text` is the whole document.
 */
export type ColumnName = keyof typeof HEADINGS;
export const COLUMN_NAMES = Object.keys(HEADINGS) as ColumnName[];

/** Returns the kind of the column with this heading, or null if the heading is unknown. */
export type ColumnReader = (heading: string) => ColumnName | null;

/** The heading in lower case without blanks, punctuation, a byte order mark and a bracket at its end. */
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

/** Reads the given headings first. If they name a kind of column, no other heading is read as that kind. */
export function columnsGiven(given: Readonly<Record<string, ColumnName>>): ColumnReader {
  const own = new Map(Object.entries(given).map(([heading, name]) => [bare(heading), name]));
  const taken = new Set(own.values());
  return (heading) => {
    const known = own.get(bare(heading)) ?? columnNamed(heading);
    return known && taken.has(known) && own.get(bare(heading)) !== known ? null : known;
  };
}

/**
 * True if the headings belong to a table of judgments. Such a table has a column of texts, or a column of
 * case numbers and one of the reasons why texts are missing.
 */
export function isTableHeading(headings: readonly string[], named: ColumnReader = columnNamed): boolean {
  const known = new Set(headings.map(named));
  return known.has("text") || (known.has("case_number") && known.has("reason"));
}
