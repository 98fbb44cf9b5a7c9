import { allMatches } from "../../../text/all-matches.ts";

/**
 * The words as the source of a pattern that also matches them with a blank between any two characters (民 事 判
 * 决 书).
 */
export function spread(words: readonly string[]): string {
  return words.map((word) => [...word].join("\\s?")).join("|");
}

/**
 * A character at which a paragraph may begin. It follows the end of a sentence or clause with its closing
 * marks, a line break, a blank, a closing bracket, or the words 审理终结, after which some collections lose the
 * full stop and the line break.
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

/** The match of a sticky pattern at an offset of a text, or null. */
export function matchesAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}
