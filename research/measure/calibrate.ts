import { existsSync, readFileSync } from "node:fs";
import type { Calibration } from "#domain/reversal/calibration.ts";
import { REVERSAL_FOLDER } from "#server/reversal/appeal-file.ts";
import { CommandFailure, runCommand } from "../../src/cli/command.ts";

const FILE = `${REVERSAL_FOLDER}/calibration.json`;
const percent = (share: number) => `${(share * 100).toFixed(1)} %`.padStart(8);

/**
 * Prints how well the rates of past years would have predicted outcomes, compared with the plain base rate.
 */
function printCalibration(): void {
  if (!existsSync(FILE)) throw new CommandFailure(`${FILE} is missing: run npm run data.`);
  const { calibration, sample }: { calibration: Calibration; sample: boolean } = JSON.parse(
    readFileSync(FILE, "utf8"),
  );
  if (sample) console.log("Sample corpus: these figures show the generator, not any court.\n");
  if (calibration.brier === null || calibration.brierPlain === null) {
    console.log("No year has enough complete appeals before it: nothing to compare.");
    return;
  }
  console.log("year      n  observed   Brier   plain");
  for (const { year, n, observed, brier, brierPlain } of calibration.years) {
    console.log(
      `${year} ${String(n).padStart(6)} ${percent(observed)}  ${brier.toFixed(4)}  ${brierPlain.toFixed(4)}`,
    );
  }
  console.log(
    `all  ${String(calibration.n).padStart(6)}           ${calibration.brier.toFixed(4)}  ${calibration.brierPlain.toFixed(4)}`,
  );
  console.log("\nrate said       n   mean said  observed");
  for (const { from, to, n, meanRate, observed } of calibration.bins) {
    console.log(
      `${from.toFixed(2)}–${to.toFixed(2)} ${String(n).padStart(7)}    ${percent(meanRate)}  ${percent(observed)}`,
    );
  }
}

await runCommand(printCalibration);
