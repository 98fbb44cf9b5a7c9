import { recoveryStep } from "#build/recovery.ts";
import { reversalStep } from "#build/reversal.ts";
import { coverageStep } from "#build/search/coverage.ts";
import { searchIndexSteps } from "#build/search/search-index.ts";
import { runStep } from "#build/steps/run-step.ts";
import type { BuildStep } from "#build/steps/step.ts";
import { report } from "../report.ts";

// usage: build-step NAME CORPUS; one step of `npm run data`

const [name = "", corpus = ""] = process.argv.slice(2);
process.env.FASU_CORPUS = corpus;
const STEPS: Record<string, readonly BuildStep[]> = {
  search: searchIndexSteps,
  coverage: [coverageStep],
  recovery: [recoveryStep],
  reversal: [reversalStep],
};
const steps = STEPS[name];
if (!steps) throw new Error(`${name} is none of ${Object.keys(STEPS).join(", ")}.`);
const started = performance.now();
const lines: string[] = [];
for (const step of steps) lines.push(await runStep(step));
const { user, system } = process.cpuUsage();
report({
  line: lines.join(", "),
  seconds: (performance.now() - started) / 1000,
  processor: (user + system) / 1e6,
  peakMegabytes: process.resourceUsage().maxRSS / 1024,
});
