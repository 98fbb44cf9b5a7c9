import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { availableParallelism, cpus, loadavg, tmpdir, totalmem } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { buildData } from "#build/index.ts";
import { CommandFailure, runCommand } from "../../../src/cli/command.ts";
import { makeIndex } from "../../bench/bench-search.ts";
import type { ClassTimes } from "../../bench/latency.ts";
import { megabytes, milliseconds, perSecond, printLine, printTimes, verdict } from "../../bench/print.ts";
import { runFile } from "../../bench/run-part.ts";
import { layOutProject } from "../../project-folder.ts";
import { startCluster } from "../cluster-node.ts";
import { fetchJars } from "../fetch-jars.ts";
import { findJava } from "../find-java.ts";
import { RELEASES } from "../releases.ts";
import type { ClusterAnswers } from "./cluster-answers.ts";
import type { PushedReport } from "./push-cluster.ts";

// npm run bench:opensearch: the same judgments in one node and in the embedded engine, asked the same.

const USAGE = `npm run research -- bench:opensearch [--docs 20000,100000] [--rounds 30] [--shards 1] [--only ${RELEASES[0]!.version}]
  --docs     numbers of judgments, separated by commas
  --rounds   answers a query is measured on
  --shards   of the index
  --only     a release of OpenSearch`;

/** The bars of the largest size; others are printed without judging them. */
const BAR_DOCUMENTS = 500_000;
const CHARACTERS = 920;
const HERE = import.meta.dirname;
const HEAP_MB = 1024;

interface Options {
  docs: number[];
  rounds: number;
  shards: number;
  version: string;
}

/** The options with numbers that a script of package.json starts Node with. */
function nodeOptions(script: string): string[] {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };
  return scripts[script]!.match(/--[a-z-]+=\d+/g) ?? [];
}

const bar = (value: number, limit: number, count: number, kind: "most" | "least" = "most") =>
  verdict(value, limit, count, kind, BAR_DOCUMENTS);

/** Loads one size into a cluster of its own, asks it, and gives the times. */
async function measureSize(project: string, count: number, options: Options): Promise<ClassTimes> {
  const { rounds, shards, version } = options;
  await makeIndex(project, count, CHARACTERS);
  const release = RELEASES.find((one) => one.version === version);
  const java = release && findJava(release.java);
  if (!release || !java) throw new CommandFailure(`There is no release ${version}, or no Java for it.`);
  const cluster = await startCluster({ java, jars: fetchJars(release), nodes: 1, heapMb: HEAP_MB });
  const { pid } = cluster.nodes[0]!;
  try {
    const { stored, ready, bytes, node, pusher, memory } = await runFile<PushedReport>(
      join(HERE, "push-cluster.ts"),
      project,
      [cluster.url, pid, shards],
      nodeOptions("opensearch"),
    );
    const each = (processor: number) => milliseconds((processor * 1000) / count);
    printLine("stored", perSecond(count, stored), bar(count / stored, 2000, count, "least"));
    printLine("  merged and ready", perSecond(count, ready), `load ${loadavg()[0]!.toFixed(1)}`);
    printLine("  processor time a document", each(node), `node; pusher ${each(pusher)}`);
    printLine("  memory of the pusher", megabytes(memory), bar(memory, 500, count));
    const size = bytes / 1e6 / (count / 100_000);
    printLine("index of 100,000", megabytes(size), bar(size, 550, count));
    const told = await runFile<ClusterAnswers>(join(HERE, "cluster-answers.ts"), project, [
      cluster.url,
      pid,
      rounds,
    ]);
    const { p50, p95 } = told.cluster.mixed!;
    printLine("complete answer, mixed, p50", milliseconds(p50), bar(p50, 12, count));
    printLine("complete answer, mixed, p95", milliseconds(p95), bar(p95, 40, count));
    printLine("facets over all, not cached", milliseconds(told.allFacets), bar(told.allFacets, 60, count));
    for (const [name, { p50, p95 }] of Object.entries(told.similar))
      printLine(`similar cases of one, ${name}`, `${p50.toFixed(1)} / ${milliseconds(p95)}`);
    for (const [name, processor] of Object.entries(told.processor))
      printLine(`  processor time, ${name}`, milliseconds(processor), "of the node, an answer");
    printTimes({
      cluster: told.cluster,
      "rows alone": told.rows,
      "facets alone": told.facets,
      embedded: told.embedded,
    });
    return told.cluster;
  } finally {
    await cluster.stop();
  }
}

async function bench(options: Options): Promise<void> {
  await buildData();
  const work = mkdtempSync(join(tmpdir(), "fasu-bench-"));
  console.log(
    `OpenSearch ${options.version}, one node of ${HEAP_MB} MB; Node ${process.version}, ${availableParallelism()} x ${cpus()[0]?.model.trim()}, ${(totalmem() / 1e9).toFixed(0)} GB`,
  );
  try {
    const project = join(work, "project");
    layOutProject(project);
    const times: ClassTimes[] = [];
    for (const count of options.docs) times.push(await measureSize(project, count, options));
    const [least, most] = [times[0]!, times.at(-1)!];
    if (times.length > 1)
      for (const name of ["filtered", "rare"])
        printLine(
          `\n  ${name}: largest to smallest`,
          (most[name]!.p50 / least[name]!.p50).toFixed(2),
          "p50, bar <= 1.5",
        );
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      docs: { type: "string", default: "20000,100000" },
      rounds: { type: "string", default: "30" },
      shards: { type: "string", default: "1" },
      only: { type: "string", default: RELEASES[0]!.version },
      help: { type: "boolean" },
    },
  });
  if (values.help) return console.log(USAGE);
  const numbers = (text: string) => text.split(",").map(Number);
  const [docs, [rounds], [shards]] = [values.docs, values.rounds, values.shards].map(numbers) as [
    number[],
    number[],
    number[],
  ];
  if (![...docs, rounds!, shards!].every((one) => Number.isInteger(one) && one > 0))
    throw new CommandFailure(USAGE);
  await bench({ docs, rounds: rounds!, shards: shards!, version: values.only });
});
