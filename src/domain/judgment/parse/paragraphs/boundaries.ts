/** A pattern source that takes a blank between any two of a word's characters (民 事 判 决 书). */
export function spread(words: readonly string[]): string {
  return words.map((word) => [...word].join("\\s?")).join("|");
}

const LINE_END = 10;
const BLANK = 32;
/** What ends a sentence or clause, and what closes one. */
const ENDS = new Set([..."。；：！？”’）》\n "].map((sign) => sign.charCodeAt(0)));
const FIRST_HAN = 0x3400;
const LAST_HAN = 0x9fff;

/**
 * The places of a text where a paragraph can begin, in order: behind the end of a sentence or clause with what
 * closes it, behind a line end, behind a blank and behind a closing bracket. The first character is one.
 */
export function boundariesOf(text: string, from: number, to: number): number[] {
  const found: number[] = [];
  let isOpen = true;
  for (let at = from; at < to; at++) {
    const code = text.charCodeAt(at);
    const isHan = code >= FIRST_HAN && code <= LAST_HAN;
    if (!isHan && ENDS.has(code)) isOpen = true;
    else if (isOpen) {
      found.push(at);
      isOpen = false;
    }
  }
  return found;
}

/** The character before a place, blanks and line ends passed over; empty at the beginning. */
export function characterBefore(text: string, at: number): string {
  let index = at - 1;
  while (index >= 0 && (text.charCodeAt(index) === BLANK || text.charCodeAt(index) === LINE_END)) index--;
  return index < 0 ? "" : (text[index] ?? "");
}

/** Matches a pattern with the sticky flag at one place of a text. */
export function matchesAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}
