import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { loadFunctions } from "#host/load-functions.ts";
import { WORST_REQUESTS } from "../queries/worst-requests.ts";
import { report } from "../report.ts";

// usage: worst NUMBER; sends one of the most expensive requests in this process and prints the lowest
// processor time of several runs, its status, and the memory above idle. Other requests between the runs
// evict cached sets of documents.

const RUNS = 10;
process.env.FASU_LOG = "off";
process.env.FASU_DOWNLOADS_PER_DAY = "100000";
const store = mkdtempSync(join(tmpdir(), "fasu-worst-"));
process.env.FASU_STORE = store;

const functions = new Map(
  (await loadFunctions(join(import.meta.dirname, "../../../netlify/functions"))).flatMap((one) =>
    one.paths.map((path) => [path, one] as const),
  ),
);
async function ask(path: string, body: object): Promise<number> {
  const request = new Request(`http://127.0.0.1${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  const answer = (await functions.get(path)!.call(request, {} as never))!;
  await answer.arrayBuffer();
  return answer.status;
}
const others = async () => {
  for (const word of ["甲公", "乙公", "丙公", "丁公", "戊公"])
    await ask("/search/count", { search: { qr: [word] } });
};

await others();
const idle = process.memoryUsage.rss();
const { path, body } = WORST_REQUESTS[Number(process.argv[2])]!;
let processor = Number.POSITIVE_INFINITY;
let status = 0;
for (let run = 0; run < RUNS; run++) {
  await others();
  const before = process.cpuUsage();
  status = await ask(path, body);
  const { user, system } = process.cpuUsage(before);
  processor = Math.min(processor, (user + system) / 1000);
}
rmSync(store, { recursive: true });
report({ status, processor, memory: process.resourceUsage().maxRSS / 1e3 - idle / 1e6 });
