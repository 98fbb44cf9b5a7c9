import { readFileSync } from "node:fs";
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

/** The steps in order; a step may read the outputs of earlier steps. */
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
 * The stamp of each step's inputs at its last run. Empty if the file cannot be read: then everything is
 * rebuilt.
 */
function readStamps(): Record<string, string> {
  try {
    return JSON.parse(readFileSync(STAMPS, "utf8")) ?? {};
  } catch {
    return {};
  }
}

function writeStamps(stamps: Record<string, string>): void {
  replaceFile(STAMPS, `${JSON.stringify(stamps, null, 2)}\n`);
}

/** The steps whose outputs go into documents, without the index. */
export const DOCUMENT_STEPS: BuildStep[] = STEPS.slice(0, STEPS.indexOf(searchIndexSteps[0]!));

/**
 * Brings data/generated up to date and prints one line per step that had to run. Only one process builds at a
 * time; others wait and then find nothing left to do.
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
    // Cleared before the run, because the outputs of an interrupted step are incomplete.
    stamps[step.name] = "";
    writeStamps(stamps);
    const line = await runStep(step);
    // The fingerprint is from before the run: if an input changes meanwhile, the step runs again next time.
    stamps[step.name] = stamp;
    writeStamps(stamps);
    console.log(`${step.name}: ${line} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
  }
}
