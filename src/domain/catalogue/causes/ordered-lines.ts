/** A look-up of what follows a word in lines that are in the order of their words; nothing is laid out beforehand. */
export function lookingUp(text: string): (word: string) => string[] | undefined {
  const lines = text.split("\n");
  return (word) => {
    let [from, to] = [0, lines.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      const line = lines[middle]!;
      const end = line.indexOf(" ");
      const own = end < 0 ? line : line.slice(0, end);
      if (own === word) return end < 0 ? [] : line.slice(end + 1).split(" ");
      if (own < word) from = middle + 1;
      else to = middle;
    }
    return undefined;
  };
}

/** The place of a word in a list in order; -1 for one that is not in it. */
export function placeIn(words: readonly string[], word: string): number {
  let [from, to] = [0, words.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (words[middle] === word) return middle;
    if (words[middle]! < word) from = middle + 1;
    else to = middle;
  }
  return -1;
}
