/** Ranks at which recall is measured. */
const DEPTHS = [5, 10, 100] as const;
const TOP = 10;

/** Means of the ranking measures over questions. */
export class RankingMeasures {
  #questions = 0;
  #hits = 0;
  #reciprocal = 0;
  readonly #recall = DEPTHS.map(() => 0);

  /** Adds a question: the proposed articles, best first, and the articles that answer it. */
  add(proposed: readonly number[], answers: readonly number[]): void {
    const places = answers.map((answer) => proposed.indexOf(answer)).filter((place) => place >= 0);
    this.#questions++;
    for (const [at, depth] of DEPTHS.entries())
      this.#recall[at]! += places.filter((place) => place < depth).length / answers.length;
    const first = Math.min(...places, Number.POSITIVE_INFINITY);
    if (first >= TOP) return;
    this.#hits++;
    this.#reciprocal += 1 / (first + 1);
  }

  /** R@5 .574 R@10 .659 R@100 .883 MRR@10 .567 hit@10 .769 */
  toString(): string {
    const mean = (sum: number) =>
      (this.#questions > 0 ? sum / this.#questions : 0).toFixed(3).replace(/^0/, "");
    const recall = DEPTHS.map((depth, at) => `R@${depth} ${mean(this.#recall[at]!)}`);
    return [...recall, `MRR@${TOP} ${mean(this.#reciprocal)}`, `hit@${TOP} ${mean(this.#hits)}`].join("  ");
  }
}
