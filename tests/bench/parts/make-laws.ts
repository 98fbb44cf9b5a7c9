import { readdirSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { askStep } from "#build/ask.ts";
import { searchIndexSteps } from "#build/search/search-index.ts";
import { statutesStep } from "#build/statutes.ts";
import { runStep } from "#build/steps/run-step.ts";
import { ASK_FOLDER } from "#server/ask/index-file.ts";
import { IMPORTED_CORPUS } from "#server/corpus/corpus-dir.ts";
import { INDEX_FOLDER } from "#server/generated/index-files.ts";
import { runProgram } from "../../../src/cli/run-program.ts";
import { report } from "../report.ts";

// usage: make-laws LAWS JUDGMENTS...; imports the laws of a folder, and judgments that cite them, beside those of the project, and
// builds the index over all and what questions are asked of

const [laws = "", ...judgments] = process.argv.slice(2);
// An import ends with another code than 0 where it refused some documents, as it does here.
const take = (...args: string[]) =>
  runProgram("npm", ["run", "--silent", "import", "--", "--no-build", ...args], {
    FASU_CORPUS: resolve(IMPORTED_CORPUS),
  });
await take("--statutes", laws);
for (const path of judgments) await take(path);
for (const step of [statutesStep, ...searchIndexSteps, askStep]) await runStep(step);

const megabytesIn = (folder: string, only = /./) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => join(folder, name))
    .filter((path) => only.test(path) && statSync(path).isFile())
    .reduce((sum, path) => sum + statSync(path).size / 1e6, 0);
report({
  search: megabytesIn(INDEX_FOLDER),
  similar: megabytesIn(INDEX_FOLDER, /case-counts/),
  ask: megabytesIn(ASK_FOLDER),
});
