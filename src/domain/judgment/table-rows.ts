/** What parts the cells of a row. A row is one paragraph of a record, a table the rows of one width that follow each other. */
export const CELL_END = "\t";

/** Paragraphs as they are shown: a text, or the rows of a table; `at` is the place of the (first) paragraph. */
export type Block =
  | { kind: "text"; at: number; text: string }
  | { kind: "table"; at: number; rows: string[][] };

/** The paragraphs of a document with rows that follow each other as tables. */
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
