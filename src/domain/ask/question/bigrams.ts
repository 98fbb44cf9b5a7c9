const BLANK = 0x20;
const RADIX = 0x10000;

/** The key of two UTF-16 code units, as a whole number of 32 bits. */
export const bigramKey = (first: number, second: number): number => first * RADIX + second;

/** The two UTF-16 code units of a key, as a text. */
export const bigramText = (key: number): string => String.fromCharCode(Math.floor(key / RADIX), key % RADIX);

/**
 * Calls `take` for each bigram of a folded text, with its key and its offset. A bigram never contains a
 * blank.
 */
export function eachBigram(folded: string, take: (key: number, at: number) => void): void {
  for (let at = 0; at + 1 < folded.length; at++) {
    const first = folded.charCodeAt(at);
    const second = folded.charCodeAt(at + 1);
    if (first !== BLANK && second !== BLANK) take(bigramKey(first, second), at);
  }
}

/** How often each bigram occurs in folded texts. Each occurrence adds the weight of its text. */
export function countBigrams(texts: Iterable<{ text: string; weight: number }>): Map<number, number> {
  const counts = new Map<number, number>();
  for (const { text, weight } of texts)
    eachBigram(text, (key) => counts.set(key, (counts.get(key) ?? 0) + weight));
  return counts;
}
