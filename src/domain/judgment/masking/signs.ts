/**
 * A function that reports which groups of characters (at most eight, none beyond U+FFFF) a text contains: bit
 * n for group n. One pass takes as long as a pattern for one group.
 */
export function signScanner(groups: readonly string[]): (text: string) => number {
  const bits = new Uint8Array(2 ** 16);
  for (const [n, group] of groups.entries()) for (const sign of group) bits[sign.charCodeAt(0)]! |= 1 << n;
  return (text) => {
    let found = 0;
    for (let at = 0; at < text.length; at++) found |= bits[text.charCodeAt(at)]!;
    return found;
  };
}
