import type { AskIndex } from "../index/ask-index.ts";
import type { Associations } from "../signals/associations.ts";
import type { Signals } from "../signals/signals.ts";

/** Sums by law that do not depend on the question. */
export interface LawSums {
  answers: Float64Array;
  cited: Float64Array;
}

/** The sums of each law, by its number in the index. */
export function sumByLaw(index: AskIndex, associations: Associations): LawSums {
  const laws = index.columns.laws.length;
  const sums: LawSums = {
    answers: new Float64Array(laws),
    cited: new Float64Array(laws),
  };
  for (let article = 0; article < index.size; article++) {
    sums.answers[index.lawOf[article]!]! += associations.answers[article]!;
    sums.cited[index.lawOf[article]!]! += index.columns.cited[article]!;
  }
  return sums;
}

/** The mixed signals of candidates by the section or law that owns them. */
export function gatherAround(
  owners: ArrayLike<number>,
  { mixed }: Signals,
  candidates: readonly number[],
): { best: Float64Array; sum: Float64Array; above: Float64Array; count: Float64Array } {
  const members = new Map<number, number[]>();
  for (const [at, article] of candidates.entries()) {
    const owner = owners[article]!;
    const own = members.get(owner);
    if (own) own.push(at);
    else members.set(owner, [at]);
  }
  const make = () => new Float64Array(candidates.length);
  const around = { best: make(), sum: make(), above: make(), count: make() };
  for (const own of members.values()) {
    own.sort((a, b) => mixed[candidates[b]!]! - mixed[candidates[a]!]! || a - b);
    const sum = own.reduce((total, at) => total + mixed[candidates[at]!]!, 0);
    for (const [rank, at] of own.entries()) {
      around.best[at] = mixed[candidates[own[0]!]!]!;
      around.sum[at] = sum;
      around.above[at] = rank;
      around.count[at] = own.length;
    }
  }
  return around;
}
