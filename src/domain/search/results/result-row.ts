import type { Instance, Outcome } from "../../judgment/record.ts";
import { markedPieces, type TextPiece } from "./marked-pieces.ts";

/** A match in a document, as the search returns it. */
interface Found {
  paragraph: number;
  text: string;
  ranges: readonly (readonly [number, number])[];
  from: number;
  more: boolean;
}

/** A document of a result in the parts of its row. */
export interface RowParts {
  title: TextPiece[];
  /** Court or law, and the number unless the title contains it. */
  facts: string[];
  /** Passages with the keywords; `paragraph` counts from 0. */
  passages: { paragraph: number; from: number; text: string; pieces: TextPiece[] }[];
}

/** The title of an article already contains its number. */
const ARTICLE = /条(?:之[一二三四五六七八九十]+)?$/;

/**
 * The row of a document in a list, with and without script. `isArticle` is true for articles of law and of
 * knowledge.
 */
export function resultRow(
  { title, court, number }: { title: string; court: string; number: string },
  isArticle: boolean,
  snippets: readonly Found[] = [],
): RowParts {
  const own = snippets.find(({ paragraph, text }) => paragraph < 0 && text === title);
  return {
    title: markedPieces(title, own?.ranges ?? []),
    facts: [court, ...(isArticle && ARTICLE.test(number) ? [] : [number])].filter((fact) => fact !== ""),
    passages: snippets
      .filter(({ paragraph }) => paragraph >= 0)
      .map(({ paragraph, from, text, ranges, more }) => ({
        paragraph,
        from,
        text,
        pieces: [
          ...(from > 0 ? [{ text: "…", found: false }] : []),
          ...markedPieces(text, ranges),
          ...(more ? [{ text: "…", found: false }] : []),
        ],
      })),
  };
}

/** The marks of a judgment's row: its instance and how the appeal ended, if known. */
export const rowMarks = ({ instance, outcome }: { instance?: Instance; outcome?: Outcome | null }) =>
  [instance, outcome].filter((mark) => mark !== undefined && mark !== null && mark !== "other");
