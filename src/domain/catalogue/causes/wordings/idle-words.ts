/** Removes idle words, which are irrelevant to the matter, from a text. */
export interface IdleWords {
  /**
   * The text, or the text without idle words at its ends, if that is a known wording (everyday phrase of a
   * cause).
   */
  term(text: string): string | undefined;
  /** The text without idle words at its ends. */
  trim(text: string): string;
}

/** Length of the longest idle word, in characters. */
const MAX_WORD_CHARS = 6;

/**
 * The functions for a set of idle words, which are irrelevant to the matter, and a test for known wordings
 * (everyday phrases of causes).
 */
export function idleWords(idle: Set<string>, isTerm: (word: string) => boolean): IdleWords {
  /** The longest idle word at the start or the end of a text; "" for none. */
  const idleAt = (text: string, end: "start" | "end", isKept = (_: string) => false): string => {
    for (let length = Math.min(MAX_WORD_CHARS, text.length); length > 0; length--) {
      const word = end === "start" ? text.slice(0, length) : text.slice(-length);
      if (idle.has(word)) return word;
      if (isKept(word)) return "";
    }
    return "";
  };
  /** The text, and its remainders as idle words are removed one by one from one end. */
  const cuts = (text: string, end: "start" | "end"): string[] => {
    const word = idleAt(text, end);
    const rest = end === "start" ? text.slice(word.length) : text.slice(0, text.length - word.length);
    return word === "" ? [text] : [text, ...cuts(rest, end)];
  };

  return {
    term: (text) =>
      cuts(text, "start")
        .flatMap((rest) => cuts(rest, "end"))
        .find(isTerm),
    trim(text) {
      // 律师 is an idle word, but 律师费 is a wording.
      const isWording = (word: string) => word.length > 1 && isTerm(word);
      for (let left = text; ; ) {
        const tail = left.slice(idleAt(left, "start", isWording).length);
        const rest = tail.slice(0, tail.length - idleAt(tail, "end", isWording).length);
        if (rest === left) return rest;
        left = rest;
      }
    },
  };
}
