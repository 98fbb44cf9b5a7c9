import { existsSync } from "node:fs";
import { GENERATED } from "#server/generated/checksums.ts";
import { dropSeal, sealOutputs } from "#server/generated/seal.ts";
import { findFaults } from "#server/generated/verify.ts";
import type { BuildStep } from "./step.ts";

/** The outputs that this program reads itself and that therefore have checksums. The others are published. */
const sealedOutputs = ({ outputs }: BuildStep) => outputs.filter((path) => path.startsWith(`${GENERATED}/`));

/** Runs a step and returns its line. Meanwhile its outputs have no checksums, so readers refuse them. */
export async function runStep(step: BuildStep): Promise<string> {
  const outputs = sealedOutputs(step);
  dropSeal(outputs);
  const line = await step.run();
  sealOutputs(outputs);
  return line;
}

/**
 * What is wrong with the outputs of a step, in words; null if nothing is. Every output is read completely.
 */
export async function faultOfOutputs(step: BuildStep): Promise<string | null> {
  const absent = step.outputs.find((path) => !existsSync(path));
  if (absent !== undefined) return `${absent} is not there`;
  for (const path of sealedOutputs(step)) {
    for await (const { message } of findFaults(path)) return message.replace(/:.*/, "");
  }
  return null;
}
