import { readFileSync } from "node:fs";
import { availableParallelism, loadavg } from "node:os";
import { join } from "node:path";
import { dropFromCache } from "./file-cache.ts";
import { type ClassTimes, type Latency, measureClasses, quantile, WARM_UP } from "./latency.ts";
import type { BenchOptions } from "./options.ts";
import { megabytes, milliseconds, perSecond, printLine, printTimes, verdict } from "./print.ts";
import type { BenchQuery, QuerySet } from "./queries/queries.ts";
import { bundlePart, runFile, runPart } from "./run-part.ts";
import { startSite } from "./site.ts";

interface Made {
  accepted: number;
  characters: number;
  megabytes: number;
  seconds: number;
  processor: number;
}
interface Built {
  seconds: number;
  processor: number;
  peakMegabytes: number;
  files: Record<string, number>;
}
interface Other {
  documents: number;
  seconds: number;
  megabytes?: number;
  memory: number;
  times: ClassTimes;
}
interface Cold {
  first: number;
  processor: number;
  sinceStart: number;
  before: number;
  after: number;
}

/** With 2,000,000 judgments its index alone would take a quarter of an hour. */
const FTS5_UP_TO = 500_000;
/** Times the complete answers are measured: a machine busy with other work shows its own figures. */
const RUNS = 3;

const loadNow = () => `load average ${loadavg()[0]!.toFixed(1)} on ${availableParallelism()} processors`;

/** A machine busy with other work shows its own figures; the processor's time tells them apart. */
const inProcessor = (count: number, seconds: number) => `${perSecond(count, seconds)} of processor time`;

const pair = ({ p50, p95 }: Latency) => `${p50.toFixed(2)} / ${milliseconds(p95)}`;

const read = <Answer>(text: () => Buffer) => JSON.parse(text().toString("utf8")) as Answer;

/** Makes the corpus of `count` judgments and its index in the project folder and prints what that took. */
export async function makeIndex(project: string, count: number, characters: number): Promise<void> {
  const made = await runPart<Made>("make-corpus", project, [count, characters]);
  console.log(
    `\n${count.toLocaleString("en")} judgments of ${Math.round(made.characters)} characters (${megabytes(made.megabytes)} of text)`,
  );
  if (made.accepted < count) printLine("not read back", String(count - made.accepted));
  const built = await runPart<Built>("build-index", project);
  const both = count / (made.seconds + built.seconds);
  const sum = (...names: string[]) => names.reduce((total, name) => total + (built.files[name] ?? 0), 0);
  const all = Object.values(built.files).reduce((total, size) => total + size, 0);
  printLine("parse and store", perSecond(count, made.seconds), inProcessor(count, made.processor));
  printLine(
    "index",
    perSecond(count, built.seconds),
    `${inProcessor(count, built.processor)}, peak ${megabytes(built.peakMegabytes)}`,
  );
  const bar = characters < 1000 ? verdict(both, 1500, count, "least") : "";
  printLine("parse and index", perSecond(count, made.seconds + built.seconds), bar);
  printLine(
    "index size",
    megabytes(all),
    `postings ${sum("postings.bin").toFixed(1)}, texts ${sum("details.bin").toFixed(1)}, rest ${(all - sum("postings.bin", "details.bin")).toFixed(1)}`,
  );
}

/** Prints cold starts and the memory of a fresh process that opened the index and answered. */
export async function measureCold(project: string, count: number, times: number): Promise<void> {
  const file = await bundlePart("cold", project);
  const runs = async (before: () => string | null) => {
    const starts: Cold[] = [];
    for (let at = 0; at < times; at++) {
      const reason = before();
      if (reason) return reason;
      starts.push(await runFile<Cold>(file, project, [at]));
    }
    return starts;
  };
  const middle = (starts: Cold[], key: keyof Cold) =>
    quantile(
      starts.map((one) => one[key]),
      0.5,
    );
  const warm = await runs(() => null);
  if (typeof warm === "string") return;
  const first = middle(warm, "first");
  const slowest = Math.max(...warm.map((one) => one.first));
  printLine("cold start, file cache warm", milliseconds(first), verdict(first, 50, count));
  printLine("  slowest of them", milliseconds(slowest), `${times} processes, eight phrases in turn`);
  printLine("  processor time of it", milliseconds(middle(warm, "processor")));
  printLine("  with Node and the functions' code", milliseconds(middle(warm, "sinceStart")));
  const cold = await runs(() => dropFromCache(join(project, "data/generated/search")));
  if (typeof cold === "string") printLine("cold start, index not in cache", "not measured", cold);
  else {
    const uncached = middle(cold, "first");
    printLine("cold start, index not in cache", milliseconds(uncached), verdict(uncached, 150, count));
  }
  const rss = middle(warm, "after");
  printLine("memory after opening and answers", megabytes(rss), verdict(rss, 120, count));
  printLine("  before opening", megabytes(middle(warm, "before")));
}

/** Prints complete answers of the functions over HTTP, of the engine alone and of the engines beside it. */
export async function measureAnswers(project: string, count: number, options: BenchOptions): Promise<void> {
  const { parts, rounds } = options;
  const { search, suggestion }: QuerySet = JSON.parse(readFileSync(join(project, "queries.json"), "utf8"));
  const columns: Record<string, ClassTimes> = {};
  if (parts.has("search")) {
    const site = await startSite(project);
    const totalOf = (answer: () => Buffer) => () =>
      read<{ data: { total_count: number } }>(answer).data.total_count;
    const list = (query: BenchQuery) => site.ask("/search", { search: query });
    const facets = (query: BenchQuery) => site.ask("/search/treedata", query);
    // As the page asks: both at once, over two connections. The answer is there when both are.
    const runs: ClassTimes[] = [];
    const before = await site.usage();
    for (let run = 0; run < RUNS; run++) {
      runs.push(
        await measureClasses(search, rounds, async (query) => {
          const [listed] = await Promise.all([list(query), facets(query)]);
          return totalOf(listed);
        }),
      );
    }
    const processor = (await site.usage()).processor - before.processor;
    const asked = Object.values(search).flat().length * (rounds + WARM_UP) * RUNS;
    const complete = runs.toSorted((a, b) => a.mixed!.p95 - b.mixed!.p95)[0]!;
    const listAlone = await measureClasses(search, rounds, async (query) => totalOf(await list(query)));
    const likeThese = read<{ data: { id_list: { id: string }[] } }>(await list({ qr: ["保险"] })).data
      .id_list;
    const similar = await measureClasses({ similar: likeThese.slice(0, 20) }, Math.ceil(rounds / 10), (one) =>
      site
        .ask("/content/similar", { id: one.id })
        .then((answer) => read<{ data: object[] }>(answer).data.length),
    );
    const facetsAlone = await measureClasses(search, rounds, async (query) => {
      const answer = await facets(query);
      return () => answer().length;
    });
    const typed = await measureClasses({ suggestion }, rounds, async (keyword) => {
      const answer = await site.ask("/search/prewview", { keyword });
      return () => {
        const { serach_list } = read<{ serach_list: { children: unknown[] }[] }>(answer);
        return serach_list.reduce((sum, { children }) => sum + children.length, 0);
      };
    });
    columns["functions by HTTP"] = { ...complete, suggestion: typed.suggestion! };
    const { rss } = await site.usage();
    await site.close();
    columns["engine alone"] = await runPart<ClassTimes>("engine", project, [rounds]);
    const bar = (value: number, most: number) =>
      options.characters < 1000 ? verdict(value, most, count) : "";
    const { p50, p95 } = complete.mixed!;
    const others = (key: "p50" | "p95") => runs.map(({ mixed }) => mixed![key].toFixed(2)).join(", ");
    printLine("complete answer, mixed, p50", milliseconds(p50), `${bar(p50, 2)}  best of ${others("p50")}`);
    printLine("complete answer, mixed, p95", milliseconds(p95), `${bar(p95, 7)}  best of ${others("p95")}`);
    printLine("  server's processor time, mean", milliseconds(processor / asked), loadNow());
    printLine("  rows and total alone, p50 / p95", pair(listAlone.mixed!), "POST /search");
    printLine("  facets alone, p50 / p95", pair(facetsAlone.mixed!), "POST /search/treedata");
    printLine("  similar cases of one, p50 / p95", pair(similar.similar!), "POST /content/similar");
    const suggested = typed.suggestion!;
    printLine("suggestions, p95", milliseconds(suggested.p95), bar(suggested.p95, 5));
    printLine("server after all answers", megabytes(rss));
  }
  if (parts.has("fts5")) {
    if (count <= FTS5_UP_TO) columns["FTS5, typed arrays"] = await other("fts5", project, rounds);
    else printLine("FTS5", "left out", `at ${FTS5_UP_TO} a frequent word takes it .07 s`);
  }
  if (parts.has("minisearch")) {
    if (count <= options.minisearchUpTo) columns.MiniSearch = await other("minisearch", project, rounds);
    else
      printLine(
        "MiniSearch",
        "left out",
        `it needs ${(count * 9e-5).toFixed(0)} GB: --minisearch-up-to ${count}`,
      );
  }
  if (Object.keys(columns).length > 0) printTimes(columns);
}

async function other(name: "fts5" | "minisearch", project: string, rounds: number): Promise<ClassTimes> {
  // Slower by far: fewer rounds tell as much.
  const {
    documents,
    seconds,
    megabytes: size,
    memory,
    times,
  } = await runPart<Other>(name, project, [Math.ceil(rounds / 8)]);
  const remark = `${size === undefined ? "" : `${megabytes(size)} without texts, `}memory ${megabytes(memory)}`;
  printLine(`${name}: index alone`, perSecond(documents, seconds), remark);
  return times;
}
