import { mkdtempSync, rmSync } from "node:fs";
import { availableParallelism, cpus, tmpdir, totalmem } from "node:os";
import { join } from "node:path";
import { buildData } from "#build/index.ts";
import { layOutProject } from "../project-folder.ts";
import { measureAsking } from "./bench-ask.ts";
import { measureLoad } from "./bench-load.ts";
import { measurePractice } from "./bench-practice.ts";
import { makeIndex, measureAnswers, measureCold } from "./bench-search.ts";
import { measureUploads, measureWorst } from "./bench-worst.ts";
import { type BenchOptions, readBenchOptions, USAGE } from "./options.ts";

// npm run bench: measures, prints each figure beside its bar, and ends with 0 whatever they are.

async function bench(options: BenchOptions, project: string): Promise<void> {
  const { parts, characters, docs, long } = options;
  for (const count of docs) {
    await makeIndex(project, count, characters);
    if (parts.has("cold")) await measureCold(project, count, options.coldStarts);
    await measureAnswers(project, count, options);
    if (parts.has("worst")) await measureWorst(project, count);
    if (parts.has("uploads")) await measureUploads(project);
    if (parts.has("load")) await measureLoad(project, count, options.loadSeconds);
    await measurePractice(project, count, options);
    if (parts.has("ask")) await measureAsking(project, count);
  }
  if (parts.has("long")) {
    await makeIndex(project, long.count, long.characters);
    const asked = { ...options, ...long, parts: new Set(["search"] as const) };
    await measureAnswers(project, long.count, asked);
  }
}

if (process.argv.includes("--help")) console.log(USAGE);
else {
  const options = readBenchOptions(process.argv.slice(2));
  // Catalogues come from here; the samples' own build is not measured.
  await buildData();
  const work = mkdtempSync(join(tmpdir(), "fasu-bench-"));
  const clear = () => rmSync(work, { recursive: true, force: true });
  process.once("SIGINT", () => {
    clear();
    process.exit(130);
  });
  console.log(
    `Node ${process.version}, ${availableParallelism()} x ${cpus()[0]?.model.trim()}, ${(totalmem() / 1e9).toFixed(0)} GB`,
  );
  const started = performance.now();
  try {
    const project = join(work, "project");
    layOutProject(project);
    await bench(options, project);
  } finally {
    clear();
  }
  console.log(`\n${((performance.now() - started) / 1000).toFixed(0)} s in all`);
}
