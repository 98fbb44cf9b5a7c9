import { mkdtempSync, rmSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { layOutProject } from "../../project-folder.ts";
import { runFile } from "../run-part.ts";

// usage: npm exec -- node tests/bench/alone/build-steps.ts CORPUS... [--steps search,coverage,recovery,reversal]
// Builds what `npm run data` makes of each corpus, every step in a process of its own, in a temporary project; prints
// seconds, processor time and peak memory.

interface StepCost {
  line: string;
  seconds: number;
  processor: number;
  peakMegabytes: number;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { steps: { type: "string", default: "search,coverage,recovery,reversal" } },
});
for (const corpus of positionals) {
  const work = mkdtempSync(join(tmpdir(), "fasu-steps-"));
  const project = join(work, "project");
  try {
    layOutProject(project);
    for (const step of values.steps.split(",")) {
      const file = join(import.meta.dirname, "../parts/build-step.ts");
      const { line, seconds, processor, peakMegabytes } = await runFile<StepCost>(file, project, [
        step,
        resolve(corpus),
      ]);
      console.log(
        `${step}: ${line}; ${seconds.toFixed(1)} s, ${processor.toFixed(1)} s of processor time, at most ${Math.round(peakMegabytes)} MB, load ${loadavg()[0]?.toFixed(1)}`,
      );
    }
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}
