import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterEach, expect, test } from "vitest";
import { searchIndexSteps } from "#build/search/search-index.ts";
import { runStep } from "#build/steps/run-step.ts";
import { corpusInputs } from "#server/corpus/corpus-dir.ts";
import { INDEX_FOLDER } from "#server/search/index-files.ts";

const home = process.cwd();
const project = mkdtempSync(join(tmpdir(), "fasu-search-index-"));
afterEach(() => {
  process.chdir(home);
  rmSync(project, { recursive: true });
});

test("judgments are indexed by themselves: an import of them changes no input of the other kinds", async () => {
  const [judgments, statutes, knowledge, manifest] = searchIndexSteps;
  const corpus = corpusInputs();
  expect(corpus.length).toBeGreaterThan(0);
  expect(judgments!.inputs).toEqual(expect.arrayContaining(corpus));
  for (const step of [statutes!, knowledge!])
    expect(step.inputs.filter((path) => corpus.includes(path))).toEqual([]);

  for (const folder of ["data/corpus/judgments", "data/generated"])
    mkdirSync(join(project, folder), { recursive: true });
  symlinkSync(resolve("data/sources"), join(project, "data/sources"));
  const [first] = readFileSync("data/generated/sample/judgments/sample.jsonl", "utf8").split("\n");
  writeFileSync(join(project, "data/corpus/judgments/sample.jsonl"), `${first}\n`);
  copyFileSync(resolve("data/generated/sample/sources.json"), join(project, "data/corpus/sources.json"));
  process.chdir(project);
  for (const step of searchIndexSteps) await runStep(step);
  const written = () => statSync(join(INDEX_FOLDER, "statutes/postings.bin")).mtimeMs;
  const before = written();
  await runStep(judgments!);
  await runStep(manifest!);
  expect(written()).toBe(before);
  const { documents } = JSON.parse(readFileSync(join(INDEX_FOLDER, "manifest.json"), "utf8"));
  expect(documents).toEqual({ cases: 1, statutes: 0, knowledge: 0 });
});
