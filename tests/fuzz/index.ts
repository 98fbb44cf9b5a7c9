import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { buildData } from "#build/index.ts";
import { loadFunctions } from "#host/load-functions.ts";
import { readNetlifyConfig } from "#host/netlify-config.ts";
import { siteApp } from "#host/site-app.ts";
import { generateOfficeKey } from "#server/leads/office/private-key.ts";
import { apiDocument, exampleFacts } from "../../src/cli/build/api-document.ts";
import { runPart } from "../bench/run-part.ts";
import { type ApiDocument, answerChecker } from "../fixtures/check-answer.ts";
import { layOutProject } from "../project-folder.ts";
import { corpusWords } from "./corpus-words.ts";
import { type DrawnRequest, requestDrawer } from "./draw-request.ts";
import { type RunReport, runRequests, type SendRequest } from "./run-requests.ts";

const USAGE = `npm run fuzz -- [--requests 100000] [--seed N] [--only PATH] [--docs N] [--replay SEED:NUMBER]
  --requests  how many are drawn from the document of the interface and sent to our host in this process
  --seed      draws the same requests again; printed by each run
  --only      paths that hold this text
  --docs      against so many generated judgments in a folder of their own, for the cost (10,000 requests)
  --replay    one request again, with its answer`;
/** Length of the judgments of --docs in characters, the same as in the bench. */
const CHARACTERS = 920;
const FUNCTION_MS = 120_000;

const { values } = parseArgs({
  options: {
    requests: { type: "string" },
    seed: { type: "string" },
    only: { type: "string", default: "" },
    docs: { type: "string" },
    replay: { type: "string" },
    help: { type: "boolean", default: false },
  },
});

/** Leads go into a folder of the run, under a key of its own. Daily limits are off, or all would be refused. */
async function setUp(folder: string): Promise<void> {
  Object.assign(process.env, {
    FASU_LOG: "off",
    FASU_STORE: join(folder, "leads"),
    FASU_OFFICE_PUBLIC_KEY: (await generateOfficeKey()).publicKey,
    FASU_LEADS_PER_DAY: "100000000",
    FASU_FILES_PER_DAY: "100000000",
    FASU_CODES_PER_DAY: "100000000",
    FASU_DOWNLOADS_PER_DAY: "999999",
  });
}

const describe = ({ method, address, headers, body }: DrawnRequest) =>
  `${method} ${address.slice(0, 200)} ${JSON.stringify(headers)}${body ? ` ${Buffer.from(body).toString("utf8").slice(0, 400).replace(/\s+/g, " ")}` : ""}`;

function print(
  { faults, statuses, slowest }: RunReport,
  draw: (number: number) => DrawnRequest,
  seed: number,
): void {
  for (const [key, count] of [...statuses].sort()) console.log(`${String(count).padStart(7)} ${key}`);
  console.log("\nprocessor time of the slowest, by themselves:");
  for (const { number, ms } of slowest)
    console.log(
      `${ms.toFixed(1).padStart(8)} ms  ${seed}:${number}  ${describe(draw(number)).slice(0, 240)}`,
    );
  for (const { number, says } of faults.slice(0, 20))
    console.log(`\n${seed}:${number} ${describe(draw(number))}\n  ${says.join("\n  ")}`);
  console.log(`\n${faults.length} answers at fault; seed ${seed}`);
}

async function fuzz(folder: string): Promise<void> {
  await setUp(folder);
  const config = readNetlifyConfig();
  const functions = await loadFunctions(config.functions);
  const app = siteApp({
    sums: null,
    config,
    functions,
    root: resolve(config.publish),
    countCall: () => 0,
    timeoutMs: FUNCTION_MS,
  });
  const send: SendRequest = (request, bindings) => app.fetch(request, bindings as never);
  const document = (await apiDocument("cn", await exampleFacts())) as unknown as ApiDocument;
  const [replayed, number] = (values.replay ?? "").split(":").map(Number);
  const seed = values.replay ? replayed! : Number(values.seed ?? Math.floor(Math.random() * 1e9));
  const draw = requestDrawer(document, corpusWords(), seed, values.only);
  const count = values.replay ? 1 : Number(values.requests ?? (values.docs ? 10_000 : 100_000));
  const first = values.replay ? number! : 0;
  console.log(`${count} requests, seed ${seed}`);
  const started = performance.now();
  const idle = process.memoryUsage.rss();
  const numbers = Array.from({ length: count }, (_, at) => first + at);
  const report = await runRequests(numbers, draw, send, answerChecker(document));
  print(report, draw, seed);
  const most = (process.resourceUsage().maxRSS * 1024 - idle) / 1e6;
  console.log(
    `${((performance.now() - started) / 1000).toFixed(0)} s, ${most.toFixed(0)} MB above the idle process`,
  );
  if (report.faults.length > 0) process.exitCode = 1;
}

/**
 * Fuzzes the functions over a separate collection of `documents` judgments, in a process with its own working
 * folder.
 */
async function fuzzLarge(folder: string, documents: number): Promise<void> {
  const project = join(folder, "project");
  layOutProject(project);
  console.log(`making ${documents} judgments and their index`);
  await runPart("make-corpus", project, [documents, CHARACTERS]);
  await runPart("build-index", project);
  const args = process.argv.slice(2).filter((arg, at, all) => arg !== "--docs" && all[at - 1] !== "--docs");
  const requests = values.requests ? [] : ["--requests", "10000"];
  const child = [join(project, "tests/fuzz/index.ts"), ...args, ...requests];
  const { status } = spawnSync(process.execPath, child, { cwd: project, stdio: "inherit" });
  process.exitCode = status ?? 1;
}

if (values.help) console.log(USAGE);
else {
  await buildData();
  const folder = mkdtempSync(join(tmpdir(), "fasu-fuzz-"));
  try {
    await (values.docs ? fuzzLarge(folder, Number(values.docs)) : fuzz(folder));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
