import { readFileSync } from "node:fs";
import { createRandom } from "#tests/bench/collection/random.ts";
import { type Mutant, mutantsOf } from "./mutants.ts";

export interface DrawnMutant extends Mutant {
  /** Path from the project's folder. */
  readonly file: string;
}

/**
 * The given number of mutants, drawn evenly over the files: a long file is drawn from no more often than a
 * short one. The same seed draws the same mutants from the same sources; fewer are returned if the files
 * contain fewer.
 */
export function drawMutants(files: readonly string[], count: number, seed: string): readonly DrawnMutant[] {
  const random = createRandom(`mutants ${seed}`);
  const left = new Map<string, DrawnMutant[]>();
  for (const file of [...files].sort()) {
    const all = mutantsOf(file, readFileSync(file, "utf8")).map((mutant) => ({ ...mutant, file }));
    if (all.length > 0) left.set(file, random.sample(all, all.length));
  }
  const drawn: DrawnMutant[] = [];
  while (drawn.length < count && left.size > 0) {
    for (const file of random.sample([...left.keys()], Math.min(left.size, count - drawn.length))) {
      const rest = left.get(file) as DrawnMutant[];
      drawn.push(rest.pop() as DrawnMutant);
      if (rest.length === 0) left.delete(file);
    }
  }
  return drawn;
}
