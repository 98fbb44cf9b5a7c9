import { parseArgs } from "node:util";
import { createRandom } from "#sample/world/random.ts";

/** What a check of a corpus takes from the command line: CORPUS [--queries 1000] [--seed a]. */
export function checkOptions() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { queries: { type: "string", default: "1000" }, seed: { type: "string", default: "check" } },
  });
  return {
    corpus: positionals[0] ?? "data/corpus",
    wanted: Number(values.queries),
    random: createRandom(values.seed),
  };
}
