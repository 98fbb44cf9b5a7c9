/** A look-up of what follows a word in lines that are in the order of their words; the text is searched as it stands. */
export function lookingUp(text: string): (word: string) => string[] | undefined {
  return (word) => {
    let [from, to] = [0, text.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      const start = text.lastIndexOf("\n", middle - 1) + 1;
      const end = text.indexOf("\n", middle);
      const line = text.slice(middle === 0 ? 0 : start, end < 0 ? text.length : end);
      const blank = line.indexOf(" ");
      const own = blank < 0 ? line : line.slice(0, blank);
      if (own === word) return blank < 0 ? [] : line.slice(blank + 1).split(" ");
      if (own < word) from = end < 0 ? to : end + 1;
      else to = middle === 0 ? 0 : start;
    }
    return undefined;
  };
}

/** The place of a word among lines in order, of which `starts` says where each begins; -1 for one that is not in them. */
export function placeIn(text: string, starts: Uint32Array, word: string): number {
  let [from, to] = [0, starts.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    const own = text.slice(
      starts[middle]!,
      middle + 1 < starts.length ? starts[middle + 1]! - 1 : text.length,
    );
    if (own === word) return middle;
    if (own < word) from = middle + 1;
    else to = middle;
  }
  return -1;
}
