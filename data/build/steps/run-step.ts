import { existsSync } from "node:fs";
import { GENERATED } from "#server/generated/checksums.ts";
import { dropSeal, sealOutputs } from "#server/generated/seal.ts";
import { findFaults } from "#server/generated/verify.ts";
import type { BuildStep } from "./step.ts";

/** Outputs that this program reads; the others are published unchanged. */
const sealedOutputs = ({ outputs }: BuildStep) => outputs.filter((path) => path.startsWith(`${GENERATED}/`));

/** Runs a step and returns its line; while it runs, readers refuse its outputs. */
export async function runStep(step: BuildStep): Promise<string> {
  const outputs = sealedOutputs(step);
  dropSeal(outputs);
  const line = await step.run();
  sealOutputs(outputs);
  return line;
}

/** What is wrong with the outputs of a finished step, in words, or null. Each output is read completely. */
export async function faultOfOutputs(step: BuildStep): Promise<string | null> {
  const absent = step.outputs.find((path) => !existsSync(path));
  if (absent !== undefined) return `${absent} is not there`;
  for (const path of sealedOutputs(step)) {
    for await (const { message } of findFaults(path)) return message.replace(/:.*/, "");
  }
  return null;
}
