/** From this number of typed characters on, two of them may differ from the name. In shorter words, one may. */
const LONG = 6;

/**
 * True if the name contains all but one of the typed characters in order, or all but two if six or more are
 * typed. If only one or two characters are typed, the name must not be longer.
 */
export function isSpeltAlike(typed: string, name: string): boolean {
  const word = [...typed];
  if (word.length <= 2 && [...name].length > word.length) return false;
  return sharedInOrder(word, [...name]) >= Math.max(1, word.length - (word.length < LONG ? 1 : 2));
}

/** The length of the longest common subsequence of two words. */
function sharedInOrder(one: readonly string[], other: readonly string[]): number {
  let last = Array<number>(other.length + 1).fill(0);
  for (const character of one) {
    const line = [0];
    for (const [at, meant] of other.entries())
      line.push(character === meant ? last[at]! + 1 : Math.max(last[at + 1]!, line[at]!));
    last = line;
  }
  return last[other.length]!;
}
