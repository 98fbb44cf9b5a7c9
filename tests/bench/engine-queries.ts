import { existsSync } from "node:fs";
import { planQuery } from "#domain/search/query-plan.ts";
import { EmbeddedEngine } from "#server/search/embedded/embedded-engine.ts";

// usage: node tests/bench/engine-queries.ts FOLDER [cpu]
const root = process.argv[2] ?? "data/generated/bench";
if (!existsSync(root)) throw new Error(`${root} is missing: node tests/bench/engine-build.ts makes it`);
/** Processor time instead of the clock's, for a machine that is busy with other things. */
const byCpu = process.argv[3] === "cpu";
const before = process.memoryUsage().rss;

const opened = performance.now();
const engine = new EmbeddedEngine(root);
const { courts, causes } = engine.catalogue(1);

interface Asked {
  qr?: string[];
  court?: string[];
  reason?: string[];
  suitedate?: string[];
}
const court = courts.labels[courts.labels.length >> 3]!;
const QUERIES: Record<string, Asked> = {
  rare: { qr: ["呼和浩特市示例"] },
  number: { qr: ["民初12345号"] },
  common: { qr: ["保险"] },
  commoner: { qr: ["人民法院"] },
  three: { qr: ["保险", "利息", "违约金"] },
  "three rarer": { qr: ["代位求偿", "货物运输", "鉴定意见"] },
  phrase: { qr: ["本案系保险人代位求偿权纠纷"] },
  "one character": { qr: ["险"] },
  filtered: { qr: ["保险"], court: ["内蒙古自治区高级人民法院"], suitedate: ["2020", "2021"] },
  "filtered small": { qr: ["人民法院"], court: [court] },
  "filter alone": { reason: ["合同纠纷"], suitedate: ["2020"] },
  everything: {},
};

async function answer(asked: Asked) {
  const planned = planQuery(
    { qr: [], court: [], reason: [], suitedate: [], index: 1, type: 1, sort: "relevance", ...asked },
    courts,
    causes,
  );
  if (planned.kind === "faults") throw new Error(JSON.stringify(planned.faults));
  const facets = await engine.facets(planned.plan);
  return { facets, found: await engine.find(planned.plan) };
}

await answer(QUERIES.phrase!);
console.log(`open and first answer: ${(performance.now() - opened).toFixed(1)} ms`);

const all: number[] = [];
for (const [name, asked] of Object.entries(QUERIES)) {
  const times: number[] = [];
  let total = 0;
  for (let run = 0; run < 40; run++) {
    const started = performance.now();
    const cpu = process.threadCpuUsage();
    total = (await answer(asked)).found.total;
    const used = process.threadCpuUsage(cpu);
    times.push(byCpu ? (used.user + used.system) / 1000 : performance.now() - started);
  }
  const measured = times.slice(5).sort((a, b) => a - b);
  all.push(...measured);
  const at = (share: number) => measured[Math.floor(share * (measured.length - 1))]!.toFixed(2).padStart(7);
  console.log(
    `${name.padEnd(16)}${String(total).padStart(7)}  min ${at(0)}  p50 ${at(0.5)}  p95 ${at(0.95)}`,
  );
}
all.sort((a, b) => a - b);
console.log(
  `mixed: p50 ${all[all.length >> 1]!.toFixed(2)}, p95 ${all[Math.floor(all.length * 0.95)]!.toFixed(2)}`,
);
const after = process.memoryUsage();
console.log(`memory: ${(before / 1e6).toFixed(0)} MB before, ${(after.rss / 1e6).toFixed(0)} after`);
