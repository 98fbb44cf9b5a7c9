/**
 * Separates the cells of a row. A row is one paragraph of a record. Consecutive rows with the same number of
 * cells form a table.
 */
export const CELL_END = "\t";

/**
 * Paragraphs as they are displayed: one text, or all rows of a table. `at` is the index of the first
 * paragraph.
 */
export type Block =
  | { kind: "text"; at: number; text: string }
  | { kind: "table"; at: number; rows: string[][] };

/** The paragraphs of a document in blocks. Consecutive rows of equal width form one table. */
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
