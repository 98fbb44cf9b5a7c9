import { mkdtempSync, rmSync } from "node:fs";
import { availableParallelism, cpus, tmpdir, totalmem } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { buildData } from "#build/index.ts";
import { CommandFailure, runCommand } from "../../src/cli/command.ts";
import { layOutProject } from "../project-folder.ts";
import { makeIndex } from "./make-index.ts";
import { compareWithScan, measureAnswers } from "./measure-answers.ts";
import { measureCold } from "./measure-cold.ts";
import { measurePractice } from "./measure-practice.ts";
import { measureUploads } from "./measure-uploads.ts";
import { measureWorst } from "./measure-worst.ts";

// npm run bench: measures, prints each figure beside its target, and exits with 0 whatever the figures are.

const PARTS = ["search", "fts5", "scan", "cold", "worst", "practice", "uploads"];
const USAGE = `npm run bench -- [--quick] [--docs 100000,500000] [--only ${PARTS.join(",")}] [--rounds 40]
  --quick   2,000 judgments, fewer rounds: under a minute
  --docs    numbers of judgments, separated by commas
  --only    parts to run, separated by commas
  --rounds  answers a query is measured on`;
const CHARACTERS = 920;

async function bench(project: string, docs: number[], parts: Set<string>, rounds: number): Promise<void> {
  for (const count of docs) {
    await makeIndex(project, count, CHARACTERS);
    if (parts.has("cold")) await measureCold(project, count, Math.min(9, rounds));
    if (parts.has("search")) await measureAnswers(project, count, rounds, parts.has("fts5"));
    if (parts.has("scan")) await compareWithScan(project);
    if (parts.has("worst")) await measureWorst(project, count);
    if (parts.has("practice")) await measurePractice(project, count, rounds);
  }
  if (parts.has("uploads")) await measureUploads(project);
}

await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      help: { type: "boolean" },
      quick: { type: "boolean", default: false },
      docs: { type: "string" },
      only: { type: "string", default: PARTS.join(",") },
      rounds: { type: "string" },
    },
  });
  if (values.help) return console.log(USAGE);
  const docs = (values.docs ?? (values.quick ? "2000" : "20000,100000")).split(",").map(Number);
  const parts = values.only.split(",");
  const rounds = Number(values.rounds ?? (values.quick ? 6 : 40));
  const isWhole = (value: number) => Number.isInteger(value) && value > 0;
  if (![...docs, rounds].every(isWhole) || !parts.every((part) => PARTS.includes(part)))
    throw new CommandFailure(USAGE);
  // The catalogues come from this build; the build of the samples is not measured.
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
  try {
    const project = join(work, "project");
    layOutProject(project);
    await bench(project, docs, new Set(parts), rounds);
  } finally {
    clear();
  }
});
