import { normaliseText } from "#domain/search/match/normalise-text.ts";
import { inverseFrequency } from "#domain/search/similar/telling-bigrams.ts";
import type { IndexReader } from "#server/search/embedded/index/index-reader.ts";

/** As published (Robertson and Walker 1994). */
const SATURATION = 1.2;
const LENGTH_SHARE = 0.75;

/**
 * BM25 over all pairs of characters with their frequencies in text and query, as the baseline for our
 * ranking.
 */
export class PlainBm25 {
  readonly #lengths: number[] = [];
  readonly #postings = new Map<string, { at: number; count: number }[]>();

  constructor(index: IndexReader) {
    for (let rank = 0; rank < index.documents; rank++) {
      const { body_text, tail_text, body_postscript } = index.detail(rank);
      const counts = countPairs([...body_text, ...tail_text, ...body_postscript].join("\n"));
      for (const [pair, count] of counts) {
        const list = this.#postings.get(pair);
        if (list) list.push({ at: rank, count });
        else this.#postings.set(pair, [{ at: rank, count }]);
      }
      this.#lengths.push([...counts.values()].reduce((sum, count) => sum + count, 0));
    }
  }

  /** The score of every document for a text. */
  scores(text: string): Float64Array {
    const documents = this.#lengths.length;
    const average = this.#lengths.reduce((sum, length) => sum + length, 0) / documents;
    const scores = new Float64Array(documents);
    for (const [pair, asked] of countPairs(text)) {
      const list = this.#postings.get(pair) ?? [];
      const weight = asked * inverseFrequency(list.length, documents);
      for (const { at, count } of list) {
        const damping = SATURATION * (1 - LENGTH_SHARE + (LENGTH_SHARE * this.#lengths[at]!) / average);
        scores[at]! += (weight * count * (SATURATION + 1)) / (count + damping);
      }
    }
    return scores;
  }
}

function countPairs(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  const normal = normaliseText(text);
  for (let at = 0; at + 1 < normal.length; at++) {
    const pair = normal.slice(at, at + 2);
    if (/^\p{Script=Han}{2}$/u.test(pair)) counts.set(pair, (counts.get(pair) ?? 0) + 1);
  }
  return counts;
}
