/** Lines that are in the order of their words (up to the first blank); the text is searched as it stands. */
export class OrderedLines {
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  /** What follows a word in its line; undefined for a word that has none. */
  after(word: string): string[] | undefined {
    const text = this.#text;
    const start = this.#firstNotBefore(word);
    if (start === text.length || compareAt(text, start, word, BLANK) !== 0) return undefined;
    const end = text.indexOf("\n", start);
    const line = text.slice(start, end < 0 ? text.length : end);
    return line === word ? [] : line.slice(word.length + 1).split(" ");
  }

  /** Whether a word is among them. */
  has(word: string): boolean {
    const start = this.#firstNotBefore(word);
    return start < this.#text.length && compareAt(this.#text, start, word, BLANK) === 0;
  }

  /** Whether one of the words begins so. */
  begins(prefix: string): boolean {
    return this.#text.startsWith(prefix, this.#firstNotBefore(prefix));
  }

  /** Where the first line begins whose word does not come before this one; the length of the text if each does. */
  #firstNotBefore(word: string): number {
    const text = this.#text;
    let [from, to] = [0, text.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      const start = middle === 0 ? 0 : text.lastIndexOf("\n", middle - 1) + 1;
      if (compareAt(text, start, word, BLANK) < 0) {
        const end = text.indexOf("\n", middle);
        from = end < 0 ? to : end + 1;
      } else to = start;
    }
    return from;
  }
}

/** The place of a word among lines in order, of which `starts` says where each begins; -1 for one that is not in them. */
export function placeIn(text: string, starts: Uint32Array, word: string): number {
  let [from, to] = [0, starts.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    const order = compareAt(text, starts[middle]!, word);
    if (order === 0) return middle;
    if (order < 0) from = middle + 1;
    else to = middle;
  }
  return -1;
}

const [BREAK, BLANK] = [0x0a, 0x20];

/**
 * Below 0 if the word that begins here comes before this one by its UTF-16 units, 0 if it is it, else above 0; it goes up to the
 * end of its line or this unit.
 */
function compareAt(text: string, start: number, word: string, until = BREAK): number {
  for (let at = 0; at < word.length; at++) {
    const own = start + at < text.length ? text.charCodeAt(start + at) : BREAK;
    if (own === BREAK || own === until) return -1;
    const order = own - word.charCodeAt(at);
    if (order !== 0) return order;
  }
  const end = start + word.length;
  const next = end < text.length ? text.charCodeAt(end) : BREAK;
  return next === BREAK || next === until ? 0 : 1;
}
