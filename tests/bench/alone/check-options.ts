import { parseArgs } from "node:util";
import { createRandom } from "#tests/bench/collection/random.ts";

/** What a check of a corpus takes from the command line: CORPUS [--queries 1000] [--seed a] [--index FOLDER]. */
export function checkOptions() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      queries: { type: "string", default: "1000" },
      seed: { type: "string", default: "check" },
      index: { type: "string" },
    },
  });
  return {
    corpus: positionals[0] ?? "data/corpus",
    wanted: Number(values.queries),
    random: createRandom(values.seed),
    /** The folder of an index that was built of the corpus before. */
    index: values.index,
  };
}
