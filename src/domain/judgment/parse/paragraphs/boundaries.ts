import { allMatches } from "../../../text/all-matches.ts";

/** A pattern source that allows a blank between any two characters of a word (民 事 判 决 书). */
export function spread(words: readonly string[]): string {
  return words.map((word) => [...word].join("\\s?")).join("|");
}

/**
 * A possible beginning of a paragraph: after the end of a sentence or clause with its closing marks, after a
 * line break, a blank, a closing bracket, or the last words of an introduction, whose full stop some
 * collections lose with the line break.
 */
const BEGINNING = /(?<=^|[。；：！？”’）》\n ]|审理终结)[^。；：！？”’）》\n ]/g;

/** The offsets at which a paragraph can begin, in order; the first character is one of them. */
export const boundariesOf = (text: string, from: number, to: number): number[] =>
  allMatches(text.slice(from, to), BEGINNING).map(({ index }) => from + index);

/** The character before an offset, skipping blanks and line ends; empty at the beginning. */
export function characterBefore(text: string, at: number): string {
  let index = at - 1;
  while (text[index] === " " || text[index] === "\n") index--;
  return text[index] ?? "";
}

/** Matches a sticky pattern at an offset of a text. */
export function matchesAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}
