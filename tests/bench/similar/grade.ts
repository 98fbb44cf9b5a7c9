/** Metrics of how well a ranking puts similar cases first, over the graded candidates only. */
export interface Marks {
  "P@5": number;
  "P@10": number;
  MAP: number;
  "NDCG@10": number;
}

/** The grade of a case that is similar in its key facts and its key law. */
const ALIKE = 3;
const DEPTH = 10;

/**
 * Metrics of one ranking: `grades` are those of the graded candidates, best ranked first. Precision counts
 * grade 3 as relevant; the gain of NDCG is the grade itself.
 */
export function marksOf(grades: readonly number[]): Marks {
  const relevant = grades.map((grade) => grade === ALIKE);
  const precision = (depth: number) => relevant.slice(0, depth).filter(Boolean).length / depth;
  let found = 0;
  let sum = 0;
  relevant.forEach((isRelevant, at) => {
    if (isRelevant) sum += ++found / (at + 1);
  });
  const gain = (list: readonly number[]) =>
    list.slice(0, DEPTH).reduce((total, grade, at) => total + grade / Math.log2(at + 2), 0);
  const ideal = gain(grades.toSorted((a, b) => b - a));
  return {
    "P@5": precision(5),
    "P@10": precision(10),
    MAP: found === 0 ? 0 : sum / found,
    "NDCG@10": ideal === 0 ? 0 : gain(grades) / ideal,
  };
}

/** The mean of each metric. */
export function meanMarks(all: readonly Marks[]): Marks {
  const mean = (name: keyof Marks) => all.reduce((sum, marks) => sum + marks[name], 0) / all.length;
  return { "P@5": mean("P@5"), "P@10": mean("P@10"), MAP: mean("MAP"), "NDCG@10": mean("NDCG@10") };
}
