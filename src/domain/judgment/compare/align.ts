/**
 * Indices of two texts that are the same text, reworded. -1 marks a text without a counterpart on the other
 * side.
 */
export interface Aligned {
  before: number;
  after: number;
  /** 0 to 1. Equal texts have 1; a text without a counterpart has 0. */
  similarity: number;
}

/** Maximum number of characters of a text that are compared. No paragraph of a judgment is longer. */
const MAX_CHARS = 4000;

/** The distinct pairs of neighbouring characters of a text, without punctuation and spaces. */
function pairsOf(text: string): Set<number> {
  const plain = text.slice(0, MAX_CHARS).replace(/[^\p{L}\p{N}]+/gu, "");
  const pairs = new Set<number>();
  for (let at = 0; at + 1 < plain.length; at++)
    pairs.add((plain.charCodeAt(at) << 16) | plain.charCodeAt(at + 1));
  return pairs;
}

/** Dice coefficient of two sets of character pairs, 0 to 1; 0 if it must be below `least`. */
function similarityOf(a: Set<number>, b: Set<number>, least: number): number {
  const most = (2 * Math.min(a.size, b.size)) / (a.size + b.size);
  // Even if the smaller set were contained in the larger, the coefficient would be below `least`. It is NaN
  // for two empty sets, which are not similar either.
  if (!(most >= least)) return 0;
  let shared = 0;
  for (const pair of a) if (b.has(pair)) shared++;
  return (2 * shared) / (a.size + b.size);
}

/**
 * Aligns two sequences of texts. Two texts are paired only if their similarity is at least `least`, and no
 * pair changes the order on either side. Of all such alignments, this one has the highest total similarity.
 * Time and memory are proportional to the product of both lengths.
 */
export function alignTexts(before: readonly string[], after: readonly string[], least: number): Aligned[] {
  const [left, right] = [before.map(pairsOf), after.map(pairsOf)];
  const width = after.length + 1;
  const alike = new Float64Array(before.length * after.length);
  const best = new Float64Array((before.length + 1) * width);
  for (let a = before.length - 1; a >= 0; a--) {
    for (let b = after.length - 1; b >= 0; b--) {
      const similarity =
        before[a] === after[b] ? 1 : Math.min(0.999, similarityOf(left[a]!, right[b]!, least));
      alike[a * after.length + b] = similarity;
      const apart = Math.max(best[(a + 1) * width + b]!, best[a * width + b + 1]!);
      const together = similarity >= least ? similarity + best[(a + 1) * width + b + 1]! : 0;
      best[a * width + b] = Math.max(apart, together);
    }
  }
  const rows: Aligned[] = [];
  for (let a = 0, b = 0; a < before.length || b < after.length; ) {
    const here = best[a * width + b]!;
    // At the end of a side the remaining gain is 0, so no pair matches.
    const similarity = alike[a * after.length + b]!;
    if (similarity >= least && here === similarity + best[(a + 1) * width + b + 1]!)
      rows.push({ before: a++, after: b++, similarity });
    else if (here === best[(a + 1) * width + b]) rows.push({ before: a++, after: -1, similarity: 0 });
    else rows.push({ before: -1, after: b++, similarity: 0 });
  }
  return rows;
}
