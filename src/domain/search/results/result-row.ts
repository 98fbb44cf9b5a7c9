import type { Instance, Outcome } from "../../judgment/record.ts";
import { markedPieces, type TextPiece } from "./marked-pieces.ts";

/** What is found in a document, as the search answers it. */
interface Found {
  paragraph: number;
  text: string;
  ranges: readonly (readonly [number, number])[];
  from: number;
  more: boolean;
}

/** A document of a result, as its row shows it. */
export interface RowParts {
  title: TextPiece[];
  /** Court or law, and the number unless the title has it. */
  facts: string[];
  /** Where the words stand in the text; `paragraph` counts from 0. */
  passages: { paragraph: number; from: number; text: string; pieces: TextPiece[] }[];
}

/** An article's own number stands in its title already. */
const ARTICLE = /条(?:之[一二三四五六七八九十]+)?$/;

/** How a document is shown in a list, with and without script; `isArticle` for one of a law or of knowledge. */
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

/** What a row says of a judgment's place in its dispute: its instance and how the appeal ended, if that says anything. */
export const rowMarks = ({ instance, outcome }: { instance?: Instance; outcome?: Outcome | null }) =>
  [instance, outcome].filter((mark) => mark !== undefined && mark !== null && mark !== "other");
