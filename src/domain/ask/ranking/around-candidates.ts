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
  const make = () => new Float64Array(candidates.length);
  const around = { best: make(), sum: make(), above: make(), count: make() };
  const ownerOf = (at: number) => owners[candidates[at]!]!;
  const score = (at: number) => mixed[candidates[at]!]!;
  const order = Array.from(candidates, (_, at) => at).sort(
    (a, b) => ownerOf(a) - ownerOf(b) || score(b) - score(a) || a - b,
  );
  for (let from = 0, to = 0; from < order.length; from = to) {
    const owner = ownerOf(order[from]!);
    let sum = 0;
    for (; to < order.length && ownerOf(order[to]!) === owner; to++) sum += score(order[to]!);
    for (let place = from; place < to; place++) {
      const at = order[place]!;
      around.best[at] = score(order[from]!);
      around.sum[at] = sum;
      around.above[at] = place - from;
      around.count[at] = to - from;
    }
  }
  return around;
}
