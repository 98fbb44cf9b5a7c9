import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterEach, expect, test } from "vitest";
import { documentsPrint } from "#build/search/documents-print.ts";
import { searchIndexSteps } from "#build/search/search-index.ts";
import { statutesStep } from "#build/statutes.ts";
import { fingerprint } from "#build/steps/fingerprint.ts";
import { runStep } from "#build/steps/run-step.ts";
import type { SearchScope } from "#domain/search/scope.ts";
import { INDEX_FOLDER } from "#server/generated/index-files.ts";
import { STATUTES_FOLDER } from "#server/statutes/law-files.ts";

const SCOPES: readonly SearchScope[] = [1, 2, 3];
const SAMPLES = readFileSync("data/generated/sample/judgments/sample.jsonl", "utf8").split("\n");
const home = process.cwd();
const project = mkdtempSync(join(tmpdir(), "fasu-search-index-"));
afterEach(() => {
  process.chdir(home);
  rmSync(project, { recursive: true });
});

/** A project with the sources of this one and without data. */
function moveToProject(): void {
  for (const folder of ["data/corpus/judgments", "data/generated"])
    mkdirSync(join(project, folder), { recursive: true });
  symlinkSync(resolve("data/sources"), join(project, "data/sources"));
  copyFileSync("data/generated/sample/sources.json", join(project, "data/corpus/sources.json"));
  for (const file of ["courts.json", "causes.json", "content"])
    symlinkSync(resolve("data/generated", file), join(project, "data/generated", file));
  process.chdir(project);
}

/**
 * Imports the first judgments of the samples and counts their citations; returns the resulting content of the
 * statutes' files.
 */
async function importSamples(count: number): Promise<string> {
  writeFileSync("data/corpus/judgments/sample.jsonl", `${SAMPLES.slice(0, count).join("\n")}\n`);
  const sources = JSON.parse(readFileSync("data/corpus/sources.json", "utf8"));
  writeFileSync(
    "data/corpus/sources.json",
    JSON.stringify(sources.map((each: object) => ({ ...each, count }))),
  );
  await runStep(statutesStep);
  return fingerprint([STATUTES_FOLDER]);
}

/** The inputs of each kind's step besides the program. */
const watched = () =>
  searchIndexSteps.slice(0, SCOPES.length).map((step) => `${fingerprint(step.inputs)}${step.also?.()}`);

test("an import of judgments makes only their own index anew, though it changes how often laws are cited", async () => {
  moveToProject();
  const counted = await importSamples(1);
  const [judgments, statutes, knowledge] = watched();
  const prints = SCOPES.map(documentsPrint);

  expect(await importSamples(300)).not.toBe(counted);
  const after = watched();
  expect(after[0]).not.toBe(judgments);
  expect(after.slice(1)).toEqual([statutes, knowledge]);
  expect(SCOPES.map(documentsPrint).map((print, at) => print === prints[at])).toEqual([false, true, true]);

  for (const step of searchIndexSteps) await runStep(step);
  const { documents } = JSON.parse(readFileSync(join(INDEX_FOLDER, "manifest.json"), "utf8"));
  expect(documents.cases).toBe(300);
});
