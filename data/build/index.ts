import { readFileSync } from "node:fs";
import { attempt } from "#domain/attempt.ts";
import { replaceFile } from "#server/files/replace-file.ts";
import { askStep } from "./ask.ts";
import { causesStep } from "./causes/causes.ts";
import { contentStep } from "./content.ts";
import { areaCourtsStep } from "./courts/area-courts.ts";
import { courtChoicesStep } from "./courts/court-choices.ts";
import { courtsStep } from "./courts/courts.ts";
import { englishStep } from "./english.ts";
import { inputKindsStep } from "./input-kinds.ts";
import { recoveryStep } from "./recovery.ts";
import { remediesStep } from "./remedies.ts";
import { reversalStep } from "./reversal.ts";
import { sampleStep } from "./sample.ts";
import { coverageStep } from "./search/coverage.ts";
import { searchIndexSteps } from "./search/search-index.ts";
import { statutesStep } from "./statutes.ts";
import { BUILD_LOCK, withBuildLock } from "./steps/build-lock.ts";
import { fingerprint } from "./steps/fingerprint.ts";
import { codeFingerprints } from "./steps/module-graph.ts";
import { faultOfOutputs, runStep } from "./steps/run-step.ts";
import type { BuildStep } from "./steps/step.ts";

const STAMPS = "data/generated/stamps.json";

/** The steps in order. A step may read what earlier steps have written. */
const STEPS: BuildStep[] = [
  contentStep,
  courtsStep,
  courtChoicesStep,
  causesStep,
  englishStep,
  areaCourtsStep,
  sampleStep,
  statutesStep,
  ...searchIndexSteps,
  askStep,
  inputKindsStep,
  coverageStep,
  recoveryStep,
  reversalStep,
  remediesStep,
];

/**
 * Reads the stamp that each step had at its last run. Empty if the file cannot be read; then every step runs.
 */
const readStamps = (): Record<string, string> =>
  attempt(() => JSON.parse(readFileSync(STAMPS, "utf8"))) ?? {};

function writeStamps(stamps: Record<string, string>): void {
  replaceFile(STAMPS, `${JSON.stringify(stamps, null, 2)}\n`);
}

/** The steps before the search index. They make everything that documents contain. */
export const DOCUMENT_STEPS: BuildStep[] = STEPS.slice(0, STEPS.indexOf(searchIndexSteps[0]!));

/**
 * Brings data/generated up to date, and prints a line for each step that had to run. Only one process does
 * this at a time; another one waits and then has nothing left to do.
 */
export function buildData(steps: BuildStep[] = STEPS): Promise<void> {
  return withBuildLock(BUILD_LOCK, () => runSteps(steps));
}

async function runSteps(steps: BuildStep[]): Promise<void> {
  const stamps = readStamps();
  const code = codeFingerprints(steps.map(({ module }) => module));
  for (const step of steps) {
    const stamp = `${fingerprint(step.inputs)} ${code.get(step.module)}${step.also?.() ?? ""}`;
    if (stamps[step.name] === stamp) {
      const fault = await faultOfOutputs(step);
      if (!fault) continue;
      console.log(`${step.name}: ${fault}, made anew`);
    }
    const started = performance.now();
    // The stamp is cleared before the run, because an interrupted step leaves incomplete outputs.
    stamps[step.name] = "";
    writeStamps(stamps);
    const line = await runStep(step);
    // This stamp was computed before the run. If an input has changed meanwhile, the step runs again next
    // time.
    stamps[step.name] = stamp;
    writeStamps(stamps);
    console.log(`${step.name}: ${line} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
  }
}
