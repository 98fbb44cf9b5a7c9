import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { generateOfficeKey } from "#server/leads/office/private-key.ts";
import { leadRequest } from "../fixtures/leads/test-desk.ts";
import { quantile } from "./latency.ts";
import { megabytes, milliseconds, printLine, verdict } from "./print.ts";
import { type DearFile, dearFiles } from "./queries/dear-files.ts";
import { type Site, startSite } from "./site.ts";

/** Targets in milliseconds of processor time: for a refusal, and for an accepted megabyte. */
const BARS = { refused: 50, taken: 150 };
const CROWD = 20;
/**
 * Targets for this many uploads at once: the maximum of megabytes above idle, and the p95 of a count of
 * search results in milliseconds.
 */
const CROWD_BARS = { memory: 300, count: 60 };
const RUNS = 5;
const SAMPLE_MS = 20;

const verdictOf = (value: number, bar: number) => verdict(value, bar, 0);

/**
 * Prints the processor time of the most expensive whole case files, and the effect of many of them at once on
 * the site.
 */
export async function measureUploads(project: string): Promise<void> {
  const { publicKey } = await generateOfficeKey();
  Object.assign(process.env, {
    FASU_STORE: join(project, "bench-leads"),
    FASU_OFFICE_PUBLIC_KEY: publicKey,
    FASU_FILES_PER_DAY: "100000",
    FASU_LEADS_PER_DAY: "100000",
  });
  const site = await startSite(project);
  try {
    const files = dearFiles();
    // The first upload of each file compiles code and is not measured.
    for (const file of files) await send(site, file);
    for (const file of files) await measureOne(site, file);
    await measureCrowd(site, files.at(-1)!);
  } finally {
    await site.close();
  }
}

async function measureOne(site: Site, file: DearFile): Promise<void> {
  let processor = Number.POSITIVE_INFINITY;
  let status = 0;
  for (let run = 0; run < RUNS; run++) {
    const form = await formOf(site, file);
    const before = await site.usage();
    status = await site.upload(form);
    const after = await site.usage();
    processor = Math.min(processor, after.processor - before.processor);
  }
  const bar = status === 200 ? (BARS.taken * file.bytes.length) / 1e6 : BARS.refused;
  printLine(`  ${file.name}`, milliseconds(processor), `${status}  ${verdictOf(processor, Math.round(bar))}`);
}

async function measureCrowd(site: Site, file: DearFile): Promise<void> {
  const forms = await Promise.all(Array.from({ length: CROWD }, () => formOf(site, file)));
  const idle = (await site.usage()).rss;
  let most = idle;
  let isOver = false;
  const times: number[] = [];
  const watch = async () => {
    while (!isOver) {
      most = Math.max(most, (await site.usage()).rss);
      await new Promise((done) => setTimeout(done, SAMPLE_MS));
    }
  };
  const ask = async () => {
    for (let at = 0; !isOver; at++) {
      const began = performance.now();
      await site.post("/search/count", { search: { qr: [`第${at}号`] } });
      times.push(performance.now() - began);
      await new Promise((done) => setTimeout(done, 5));
    }
  };
  const beside = [watch(), ask()];
  const began = performance.now();
  const statuses = await Promise.all(forms.map((form) => site.upload(form)));
  const seconds = (performance.now() - began) / 1000;
  isOver = true;
  await Promise.all(beside);
  const taken = statuses.filter((status) => status === 200).length;
  const memory = most - idle;
  printLine(`  ${CROWD} at once`, `${seconds.toFixed(1)} s`, `${taken} taken  ${file.name}`);
  printLine("    memory above idle", megabytes(memory), verdictOf(memory, CROWD_BARS.memory));
  const p95 = quantile(times, 0.95);
  printLine(
    "    /search/count beside, p95",
    milliseconds(p95),
    `${verdictOf(p95, CROWD_BARS.count)}  ${times.length} asked`,
  );
}

async function send(site: Site, file: DearFile): Promise<number> {
  return site.upload(await formOf(site, file));
}

/** The upload form of a file; its lead is sent before if the file has one. */
async function formOf(site: Site, { fileName, bytes, hasLead }: DearFile): Promise<FormData> {
  const user_uuid = randomUUID();
  if (hasLead) await site.post("/add_cases2", leadRequest(user_uuid));
  const form = new FormData();
  form.set("user_uuid", user_uuid);
  form.set("consent_sensitive", "on");
  form.set("consent_arrival", "on");
  form.set("file", new Blob([bytes]), fileName);
  return form;
}
