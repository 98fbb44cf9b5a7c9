import type { StatuteDocument, StatuteHeading, StatuteUnit } from "../record.ts";

/** A whole law in one version. The books of a code are joined. */
export type Law = Omit<StatuteDocument, "law" | "book">;

/**
 * Joins the documents into laws, in order of appearance. The books of a code are in the order of their
 * articles. Each has its own heading above its chapters.
 */
export function mergeBooks(documents: Iterable<StatuteDocument>): Law[] {
  return [...Map.groupBy(documents, ({ law }) => law).values()].map(joinBooks);
}

function joinBooks(documents: StatuteDocument[]): Law {
  const books = [...documents].sort((a, b) => firstArticle(a) - firstArticle(b));
  const { law, book: _book, ...first } = books[0]!;
  if (books.length === 1 && !books[0]!.book) return { ...first, id: law };
  const headings: StatuteHeading[] = [];
  const units: StatuteUnit[] = [];
  let texts = 0;
  for (const { book, headings: own, units: more } of books) {
    headings.push({ level: 1, text: book, unit: units.length });
    for (const { level, text, unit } of own)
      headings.push({ level: level + 1, text, unit: unit + units.length });
    for (const unit of more) units.push(unit.kind === "text" ? { ...unit, number: ++texts } : unit);
  }
  const told = books.map(({ effective }) => effective).filter(Boolean);
  const begun = books.map(({ first_effective }) => first_effective).filter(Boolean);
  return {
    ...first,
    id: law,
    effective: told.sort().at(-1) ?? "",
    first_effective: begun.sort()[0] ?? "",
    headings,
    units,
  };
}

function firstArticle({ units }: StatuteDocument): number {
  return units.find(({ kind }) => kind === "article")?.number ?? Number.MAX_SAFE_INTEGER;
}
