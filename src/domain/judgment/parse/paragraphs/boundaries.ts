/** A pattern source that allows a blank between any two characters of a word (民 事 判 决 书). */
export function spread(words: readonly string[]): string {
  return words.map((word) => [...word].join("\\s?")).join("|");
}

const LINE_END = 10;
const BLANK = 32;
/**
 * 1 at the code of each character that ends a sentence or clause or closes one. It is a table because it is
 * read for every character.
 */
const ENDS = new Uint8Array(2 ** 16);
for (const sign of "。；：！？”’）》\n ") ENDS[sign.charCodeAt(0)] = 1;

/**
 * The last words of an introduction, after which some collections lose the full stop together with the line
 * end.
 */
const INTRODUCED = "审理终结";
const LAST_INTRODUCED = INTRODUCED.charCodeAt(INTRODUCED.length - 1);

/**
 * The offsets at which a paragraph can begin, in order: the first character, after the end of a sentence or
 * clause with its closing marks, after a line end, a blank, a closing bracket, and the last words of an
 * introduction.
 */
export function boundariesOf(text: string, from: number, to: number): number[] {
  const found: number[] = [];
  let isOpen = true;
  let before = from > 0 ? text.charCodeAt(from - 1) : LINE_END;
  for (let at = from; at < to; at++) {
    const code = text.charCodeAt(at);
    if (before === LAST_INTRODUCED && text.startsWith(INTRODUCED, at - INTRODUCED.length)) isOpen = true;
    if (ENDS[code] === 1) isOpen = true;
    else if (isOpen) {
      found.push(at);
      isOpen = false;
    }
    before = code;
  }
  return found;
}

/** The character before an offset, skipping blanks and line ends; empty at the beginning. */
export function characterBefore(text: string, at: number): string {
  let index = at - 1;
  while (index >= 0 && (text.charCodeAt(index) === BLANK || text.charCodeAt(index) === LINE_END)) index--;
  return text[index] ?? "";
}

/** Matches a sticky pattern at an offset of a text. */
export function matchesAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}
