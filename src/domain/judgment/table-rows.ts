/**
 * Separator of the cells of a row. A row is one paragraph of a record; a table is a sequence of rows of equal
 * width.
 */
export const CELL_END = "\t";

/** Paragraphs for display: a text, or the rows of a table; `at` is the index of the (first) paragraph. */
export type Block =
  | { kind: "text"; at: number; text: string }
  | { kind: "table"; at: number; rows: string[][] };

/** The paragraphs of a document, with sequences of rows as tables. */
export function blocksOf(paragraphs: readonly string[]): Block[] {
  const blocks: Block[] = [];
  for (const [at, text] of paragraphs.entries()) {
    const cells = text.split(CELL_END);
    const last = blocks.at(-1);
    if (cells.length === 1) blocks.push({ kind: "text", at, text });
    else if (last?.kind === "table" && last.rows[0]?.length === cells.length) last.rows.push(cells);
    else blocks.push({ kind: "table", at, rows: [cells] });
  }
  return blocks;
}
