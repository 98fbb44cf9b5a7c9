import { bigramText, eachBigram } from "#domain/search/match/bigrams.ts";

/** The token between two passages. Punctuation, which no normalised text contains. */
export const PASSAGE_TOKEN = "¶";

/**
 * The tokens of normalised passages as a text that a whitespace analyzer splits again. A token's position is
 * its number, not its offset as in the embedded index. Since every run ends with a token of its own, a
 * keyword's tokens are consecutive exactly where the keyword occurs.
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
 * The phrase that finds a normalised keyword: all its tokens except the final single character of its last
 * run, because the run may continue in the text. A last run of one character is that character alone, which
 * is why the index adds the first character of every token.
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
