import { bigramText, eachBigram } from "#domain/search/match/bigrams.ts";

/** The token between two pieces. Punctuation, which no normalised text holds. */
export const PASSAGE_TOKEN = "¶";

/**
 * The tokens of normalised pieces as a text that a whitespace analyzer takes apart again. A token's place is its
 * number, not its offset as in the embedded index; as every run ends with a token of its own, the tokens of a
 * keyword stand one after another exactly where the keyword stands.
 */
export function bigramsOfPassages(pieces: readonly string[]): string {
  return pieces
    .map((piece) => {
      const tokens: string[] = [];
      eachBigram(piece, (first, second) => tokens.push(bigramText(first, second)));
      return tokens.join(" ");
    })
    .filter((tokens) => tokens !== "")
    .join(` ${PASSAGE_TOKEN} `);
}

/**
 * The phrase that finds a normalised keyword: all its tokens but the final single character of its last run, which
 * may go on in the text. A last run of one character is that character alone, for which the index keeps the first
 * character of every token beside it.
 */
export function phraseOfKeyword(keyword: string): string {
  const tokens: { text: string; first: number; position: number }[] = [];
  eachBigram(keyword, (first, second, position) =>
    tokens.push({ text: bigramText(first, second), first, position }),
  );
  const last = tokens.pop();
  if (!last) return "";
  const beforeLast = tokens.at(-1);
  const goesOn = beforeLast !== undefined && beforeLast.position === last.position - 1;
  const texts = tokens.map(({ text }) => text);
  return (goesOn ? texts : [...texts, String.fromCodePoint(last.first)]).join(" ");
}
