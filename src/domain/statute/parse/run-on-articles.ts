import { NUMERAL_CHARACTERS, parseChineseNumeral } from "../../text/numbers/chinese-numeral.ts";

const AT_START = new RegExp(`^第([${NUMERAL_CHARACTERS}]{1,9})条\\s`);
const BEHIND_A_SENTENCE = new RegExp(
  `(?<=[。；：！？”）])\\s+第([${NUMERAL_CHARACTERS}]{1,9})条(?=\\s)`,
  "g",
);

/**
 * The lines with every article on its own line, for files that join the articles of a chapter on one line.
 * The next number in sequence after the end of a sentence begins an article; any other number is a citation.
 * Linear.
 */
export function partRunOnArticles(lines: readonly string[]): string[] {
  return lines.flatMap((line) => {
    let last = parseChineseNumeral(AT_START.exec(line)?.[1] ?? "");
    if (!last) return [line];
    const parts: string[] = [];
    let from = 0;
    for (const match of line.matchAll(BEHIND_A_SENTENCE)) {
      if (parseChineseNumeral(match[1] ?? "") !== last + 1) continue;
      last++;
      parts.push(line.slice(from, match.index));
      from = match.index + match[0].length - match[0].trimStart().length;
    }
    return [...parts, line.slice(from)];
  });
}
