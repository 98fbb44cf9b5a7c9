import { mkdtempSync, rmSync } from "node:fs";
import { availableParallelism, cpus, loadavg, tmpdir, totalmem } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { buildData } from "#build/index.ts";
import { CommandFailure, runCommand } from "../../../src/cli/command.ts";
import type { ClassTimes } from "../../bench/latency.ts";
import { makeIndex } from "../../bench/make-index.ts";
import {
  type Bar,
  megabytes,
  milliseconds,
  perSecond,
  printLine,
  printTimes,
  verdict,
} from "../../bench/print.ts";
import { runFile } from "../../bench/run-part.ts";
import { layOutProject } from "../../project-folder.ts";
import { startCluster } from "../cluster-node.ts";
import { fetchJars } from "../fetch-jars.ts";
import { findJava } from "../find-java.ts";
import { RELEASES } from "../releases.ts";
import type { PushedReport } from "./push-cluster.ts";

// npm run research -- bench:opensearch: the judgments and queries of npm run bench, in one node.

const USAGE = `npm run research -- bench:opensearch [--docs 20000,100000] [--rounds 30] [--shards 1] [--only ${RELEASES[0]!.version}]
  --docs     numbers of judgments, separated by commas
  --rounds   answers a query is measured on
  --shards   of the index
  --only     a release of OpenSearch`;

/** Target for a complete answer of one node, in milliseconds. */
const BAR: Bar = { 500000: 100 };
const CHARACTERS = 920;
const HERE = import.meta.dirname;
const HEAP_MB = 1024;

interface Options {
  docs: number[];
  rounds: number;
  shards: number;
  version: string;
}

/** Loads one size into a cluster of its own, queries it and returns the times. */
async function measureSize(project: string, count: number, options: Options): Promise<void> {
  const { rounds, shards, version } = options;
  await makeIndex(project, count, CHARACTERS);
  const release = RELEASES.find((one) => one.version === version);
  const java = release && findJava(release.java);
  if (!release || !java) throw new CommandFailure(`There is no release ${version}, or no Java for it.`);
  const cluster = await startCluster({ java, jars: fetchJars(release), nodes: 1, heapMb: HEAP_MB });
  try {
    const { seconds, bytes, memory } = await runFile<PushedReport>(join(HERE, "push-cluster.ts"), project, [
      cluster.url,
      shards,
    ]);
    printLine("pushed and merged", perSecond(count, seconds), `load ${loadavg()[0]!.toFixed(1)}`);
    printLine("  memory of the pusher", megabytes(memory));
    printLine("index", megabytes(bytes / 1e6));
    const times = await runFile<ClassTimes>(join(HERE, "cluster-answers.ts"), project, [cluster.url, rounds]);
    const { p95 } = times.mixed!;
    printLine("complete answer, p95", milliseconds(p95), verdict(p95, BAR, count));
    printTimes({ cluster: times });
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
    for (const count of options.docs) await measureSize(project, count, options);
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
