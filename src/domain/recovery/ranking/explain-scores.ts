import { breadthOf, scale, shrinkageFactor } from "./formula.ts";
import { byScore, type Score, type ScoreName } from "./rank-lawyers.ts";
import type { CaseWeight } from "./weigh-cases.ts";

/** A case as the evidence lists it: its weights, and a number that is different for each court. */
export type EvidenceCase = Pick<CaseWeight, "like" | "weight" | "recency"> & { courtKey: number };

/**
 * The three scores of a lawyer. They are computed only from the evidence (newest case first) and the highest
 * value in each list. They equal the scores of the ranking exactly, because the sums are added in the same
 * order.
 */
export function explainScores(
  cases: readonly EvidenceCase[],
  highest: Record<ScoreName, number>,
): Record<ScoreName, Score> {
  const oldestFirst = [...cases].reverse();
  const breadth = breadthOf(new Set(cases.map(({ courtKey }) => courtKey)).size);
  return byScore((name) => {
    const adds = oldestFirst.map((one) =>
      name === "experience" ? one.like : name === "influence" ? one.weight : one.recency,
    );
    const counted = adds.filter((value) => value > 0 || name !== "experience");
    const sum = counted.reduce((total, value) => total + value, 0);
    const n = counted.length;
    const wide = name === "influence" ? breadth : 1;
    return {
      value: scale(sum * shrinkageFactor(n) * wide, highest[name]),
      sum,
      n,
      shrunk: shrinkageFactor(n),
      breadth: wide,
    };
  });
}
