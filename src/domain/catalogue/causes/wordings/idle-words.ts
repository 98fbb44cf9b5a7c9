/** Removes idle words from a text. Idle words say nothing about a dispute. */
export interface IdleWords {
  /**
   * The text if it is a known wording (everyday phrase for a dispute). Otherwise the text without idle words
   * at its ends, if that is one.
   */
  term(text: string): string | undefined;
  /** Removes the idle words at both ends of a text. */
  trim(text: string): string;
}

/** Length of the longest idle word, in characters. */
const MAX_WORD_CHARS = 6;

/**
 * The functions for a set of idle words. `isTerm` tells whether a text is a known wording (everyday phrase
 * for a dispute).
 */
export function idleWords(idle: Set<string>, isTerm: (word: string) => boolean): IdleWords {
  /**
   * The longest idle word at the start or the end of a text, or "". A word for which `isKept` is true hides
   * shorter ones.
   */
  const idleAt = (text: string, end: "start" | "end", isKept = (_: string) => false): string => {
    for (let length = Math.min(MAX_WORD_CHARS, text.length); length > 0; length--) {
      const word = end === "start" ? text.slice(0, length) : text.slice(-length);
      if (idle.has(word)) return word;
      if (isKept(word)) return "";
    }
    return "";
  };
  /** The text, then what is left of it after each removal of an idle word at one end. */
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
      // 律师 is an idle word, but 律师费 is a wording and is kept.
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
