import type { Instance, Outcome } from "../../judgment/record.ts";
import { markedPieces, type TextPiece } from "./marked-pieces.ts";

/** A passage that the search returns for a document. */
interface Found {
  paragraph: number;
  text: string;
  ranges: readonly (readonly [number, number])[];
  from: number;
  more: boolean;
}

/** A document of a result, split into the parts of its row. */
export interface RowParts {
  title: TextPiece[];
  /**
   * The court and the case number, or the law and the number of the article. A number that ends like 第六十条 is
   * left out for an article, because its title contains it.
   */
  facts: string[];
  /** Passages with the keywords. `paragraph` is the index of the paragraph, from 0. */
  passages: { paragraph: number; from: number; text: string; pieces: TextPiece[] }[];
}

/** The end of a title that contains the number of an article. */
const ARTICLE = /条(?:之[一二三四五六七八九十]+)?$/;

/**
 * The parts of a document's row in a list, for pages with and without JavaScript. `isArticle`: the document
 * is an article of law or knowledge.
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

/** What a judgment's row is marked with: the instance and how the appeal ended, unless unknown or `other`. */
export const rowMarks = ({ instance, outcome }: { instance?: Instance; outcome?: Outcome | null }) =>
  [instance, outcome].filter((mark) => mark !== undefined && mark !== null && mark !== "other");
