/** What is left of a text without words that say nothing about the matter. */
export interface IdleWords {
  /** The text, or what is left of it without words at its ends that say nothing, where that is a short wording. */
  term(text: string): string | undefined;
  /** The text without words at its ends that say nothing about the matter. */
  trim(text: string): string;
}

/** The longest of them, in characters. */
const MAX_WORD_CHARS = 6;

/** Both readings of a text by the words that say nothing and by what is a short wording itself. */
export function idleWords(idle: Set<string>, isTerm: (word: string) => boolean): IdleWords {
  /** Lengths that words at the beginning which say nothing may take, from 0 on; `isTurned` where the text is read backwards. */
  const cuts = (text: string, isTurned = false): number[] => {
    const lengths = [0];
    for (let from = 0; ; from = lengths.at(-1)!) {
      let length = Math.min(MAX_WORD_CHARS, text.length - from);
      const word = () => {
        const cut = text.slice(from, from + length);
        return isTurned ? [...cut].reverse().join("") : cut;
      };
      while (length > 0 && !idle.has(word())) length--;
      if (length === 0) return lengths;
      lengths.push(from + length);
    }
  };

  return {
    term(text) {
      for (const from of cuts(text)) {
        const rest = text.slice(from);
        const ends = cuts([...rest].reverse().join(""), true).map((cut) => rest.slice(0, rest.length - cut));
        const found = ends.find((one) => isTerm(one));
        if (found) return found;
      }
      return undefined;
    },
    trim(text) {
      let [from, to] = [0, text.length];
      const step = (at: (length: number) => string, most: number) => {
        for (let length = most; length > 0; length--) {
          const word = at(length);
          // 律师 says nothing, but 律师费 is a wording.
          if (length > 1 && !idle.has(word) && isTerm(word)) return 0;
          if (idle.has(word)) return length;
        }
        return 0;
      };
      for (;;) {
        const before = step((length) => text.slice(from, from + length), Math.min(MAX_WORD_CHARS, to - from));
        from += before;
        const after = step((length) => text.slice(to - length, to), Math.min(MAX_WORD_CHARS, to - from));
        to -= after;
        if (before + after === 0) return text.slice(from, to);
      }
    },
  };
}
