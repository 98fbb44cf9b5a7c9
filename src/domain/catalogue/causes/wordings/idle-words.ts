/** What is left of a text without words that say nothing about the matter. */
export interface IdleWords {
  /** The text, or what is left of it without words at its ends that say nothing, where that is a wording. */
  term(text: string): string | undefined;
  /** The text without words at its ends that say nothing about the matter. */
  trim(text: string): string;
}

/** The longest word that says nothing, in characters. */
const MAX_WORD_CHARS = 6;

/** Both readings of a text by the words that say nothing and by what is a wording itself. */
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
  /** The text, and what is left of it as idle words are cut one by one from one end. */
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
      // 律师 says nothing, but 律师费 is a wording.
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
