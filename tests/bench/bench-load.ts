import { readFileSync } from "node:fs";
import { join } from "node:path";
import { quantile } from "./latency.ts";
import { megabytes, milliseconds, perSecond, printLine, verdict } from "./print.ts";
import type { BenchQuery, QuerySet } from "./queries/queries.ts";
import { type Site, startSite } from "./site.ts";

/** Answers that are under way at once, at most; each takes two connections, as the page does. */
const CLIENTS = 50;
/** Complete answers a second that arrive, whether the ones before are there or not. */
const ARRIVING = 100;
/** The longest part lasts so many times the others. */
const LONG = 10;

/** What came of a stretch of load: milliseconds of each answer, and the first words of each failure. */
interface Load {
  times: number[];
  failures: string[];
  seconds: number;
  processor: number;
}

/**
 * Prints what 50 clients meet: complete answers that arrive at 100 a second for `seconds`, counted from the moment
 * when each was due, and as fast as they can ask for ten times as long, with the memory of the server.
 */
export async function measureLoad(project: string, count: number, seconds: number): Promise<void> {
  const { search }: QuerySet = JSON.parse(readFileSync(join(project, "queries.json"), "utf8"));
  const classes = Object.values(search);
  // The classes in turn; all others lie between two times that one is asked.
  const queries = classes[0]!.flatMap((_, at) => classes.flatMap((list) => list[at] ?? []));
  const site = await startSite(project);
  try {
    let next = 0;
    const answer = () => complete(site, queries[next++ % queries.length]!);
    await flatOut(site, answer, Math.min(seconds, 5));
    const arrived = await arriving(site, answer, seconds);
    tell(`${ARRIVING} a second, ${seconds} s`, arrived);
    const [p50, p95, p99] = [0.5, 0.95, 0.99].map((share) => quantile(arrived.times, share));
    printLine("  p50", milliseconds(p50!));
    printLine("  p95", milliseconds(p95!), verdict(p95!, 40, count));
    printLine("  p99", milliseconds(p99!), verdict(p99!, 100, count));
    const first = await flatOut(site, answer, seconds);
    const early = (await site.usage()).rss;
    tell(`as fast as ${CLIENTS} clients ask`, first);
    printLine(
      "  complete answers",
      perSecond(first.times.length, first.seconds),
      verdict(first.times.length / first.seconds, 600, count, "least"),
    );
    const rest = await flatOut(site, answer, seconds * (LONG - 1));
    const late = (await site.usage()).rss;
    tell(`the same for ${seconds * LONG} s`, rest);
    printLine("  complete answers", perSecond(rest.times.length, rest.seconds));
    printLine(`  memory after ${seconds} s`, megabytes(early));
    printLine(
      `  memory after ${seconds * LONG} s`,
      megabytes(late),
      `${((late / early - 1) * 100).toFixed(1)} %: ${verdict(late / early, 1.05, count)}`,
    );
  } finally {
    await site.close();
  }
}

async function complete(site: Site, query: BenchQuery): Promise<void> {
  await Promise.all([site.ask("/search", { search: query }), site.ask("/search/treedata", query)]);
}

/** Every client asks anew as soon as it has its answer. */
function flatOut(site: Site, answer: () => Promise<void>, seconds: number): Promise<Load> {
  return measured(site, async (take) => {
    const until = performance.now() + seconds * 1000;
    const client = async () => {
      while (performance.now() < until) await take(performance.now(), answer);
    };
    await Promise.all(Array.from({ length: CLIENTS }, client));
  });
}

/** Answers fall due one after the other; one that finds all clients at work waits, and its clock runs. */
function arriving(site: Site, answer: () => Promise<void>, seconds: number): Promise<Load> {
  return measured(site, async (take) => {
    const began = performance.now();
    let at = 0;
    const client = async () => {
      for (let mine = at++; mine < seconds * ARRIVING; mine = at++) {
        const due = began + (mine * 1000) / ARRIVING;
        const early = due - performance.now();
        if (early > 0) await new Promise((go) => setTimeout(go, early));
        await take(due, answer);
      }
    };
    await Promise.all(Array.from({ length: CLIENTS }, client));
  });
}

async function measured(
  site: Site,
  run: (take: (due: number, answer: () => Promise<void>) => Promise<void>) => Promise<void>,
): Promise<Load> {
  const { processor } = await site.usage();
  const load: Load = { times: [], failures: [], seconds: 0, processor: 0 };
  const began = performance.now();
  await run(async (due, answer) => {
    try {
      await answer();
      load.times.push(performance.now() - due);
    } catch (error) {
      load.failures.push(String(error).slice(0, 200));
    }
  });
  load.seconds = (performance.now() - began) / 1000;
  load.processor = (await site.usage()).processor - processor;
  return load;
}

function tell(label: string, { times, failures, processor }: Load): void {
  printLine(
    label,
    `${times.length} answers`,
    `${failures.length} failed${failures[0] ? ` (${failures[0]})` : ""}; server ${(processor / Math.max(1, times.length)).toFixed(2)} ms of processor time each`,
  );
}
