import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type ClassTimes, measureClasses } from "./latency.ts";
import { BARS, megabytes, milliseconds, perSecond, printLine, printTimes, verdict } from "./print.ts";
import type { BenchQuery } from "./queries/queries.ts";
import { runPart } from "./run-part.ts";
import { startSite } from "./site.ts";

interface Peer {
  documents: number;
  seconds: number;
  megabytes: number;
  times: ClassTimes;
}

/** Number of phrases that are searched in all texts. */
const SCANNED = 200;
/** Maximum number of judgments for FTS5: with 2,000,000 its index alone would take a quarter of an hour. */
const FTS5_UP_TO = 500_000;
/** How often complete answers are measured, because a machine busy with other work distorts single figures. */
const RUNS = 3;

/** Prints complete answers of the functions over HTTP, of the engine alone, and of FTS5 for comparison. */
export async function measureAnswers(
  project: string,
  count: number,
  rounds: number,
  hasPeer: boolean,
): Promise<void> {
  const search: Record<string, BenchQuery[]> = JSON.parse(
    readFileSync(join(project, "queries.json"), "utf8"),
  );
  const site = await startSite(project);
  // Like the page: both calls at once, over two connections. The answer is complete when both have arrived.
  const complete = async (query: BenchQuery) => {
    const [listed] = await Promise.all([
      site.post("/search", { search: query }),
      site.post("/search/treedata", query),
    ]);
    return (listed as { data: { total_count: number } }).data.total_count;
  };
  const runs: ClassTimes[] = [];
  for (let run = 0; run < RUNS; run++) runs.push(await measureClasses(search, rounds, complete));
  const best = runs.toSorted((a, b) => a.mixed!.p95 - b.mixed!.p95)[0]!;
  const { p95 } = best.mixed!;
  const others = runs.map(({ mixed }) => mixed!.p95.toFixed(1)).join(", ");
  printLine("complete answer, p95", milliseconds(p95), `${verdict(p95, BARS.complete, count)}  of ${others}`);

  const { data } = (await site.post("/search", { search: { qr: ["保险"] } })) as {
    data: { id_list: { id: string }[] };
  };
  const { similar } = await measureClasses(
    { similar: data.id_list.slice(0, 20) },
    Math.ceil(rounds / 10),
    async ({ id }) => {
      await site.post("/content/similar", { id });
      return 0;
    },
  );
  printLine(
    "similar cases of one, p95",
    milliseconds(similar!.p95),
    verdict(similar!.p95, BARS.listed, count),
  );
  printLine("server after all answers", megabytes((await site.usage()).rss));
  await site.close();

  const columns: Record<string, ClassTimes> = {
    "functions by HTTP": best,
    "engine alone": await runPart<ClassTimes>("engine", project, [rounds]),
  };
  if (hasPeer && count <= FTS5_UP_TO) {
    // FTS5 is far slower, so fewer rounds are sufficient.
    const peer = await runPart<Peer>("fts5", project, [Math.ceil(rounds / 8)]);
    printLine(
      "FTS5: index",
      perSecond(peer.documents, peer.seconds),
      `${megabytes(peer.megabytes)} without texts`,
    );
    columns["FTS5, typed arrays"] = peer.times;
  } else if (hasPeer) printLine("FTS5", "left out", `above ${FTS5_UP_TO}`);
  printTimes(columns);
}

/** Prints whether the index finds phrases in exactly the judgments that a scan of all texts finds. */
export async function compareWithScan(project: string): Promise<void> {
  const { phrases, differing } = await runPart<{ phrases: number; differing: string[] }>("scan", project, [
    SCANNED,
  ]);
  const remark = `${verdict(differing.length, 0, 0)}  ${differing.slice(0, 3).join("; ")}`;
  printLine("phrases unlike a scan of all texts", `${differing.length} of ${phrases}`, remark);
}
