import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { searchIndexSteps } from "#build/search/search-index.ts";
import { runStep } from "#build/steps/run-step.ts";
import { INDEX_FOLDER, scopeFolder } from "#server/generated/index-files.ts";
import { report } from "../report.ts";

// The steps of `npm run data`: judgments, links between disputes, postings, facets, suggestions.
const started = performance.now();
for (const step of searchIndexSteps) await runStep(step);
const seconds = (performance.now() - started) / 1000;

const folder = scopeFolder(INDEX_FOLDER, 1);
const files = readdirSync(folder).map((name): [string, number] => [name, statSync(join(folder, name)).size]);
report({
  seconds,
  peakMegabytes: process.resourceUsage().maxRSS / 1e3,
  files: Object.fromEntries(files),
});
