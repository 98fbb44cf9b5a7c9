import { existsSync, readFileSync } from "node:fs";
import similar from "../../../netlify/functions/content-similar.mts";
import ask from "../../../netlify/functions/search-ask.mts";
import type { AskedTexts, Weight } from "../queries/asked-texts.ts";
import { post } from "../queries/post.ts";
import { report } from "../report.ts";

// usage: ask FILE; asks a fresh process the texts of a file (AskedTexts) one after another: the processor time of each, and what
// the process weighs more than before anything was opened. Runs bundled, as functions are deployed.

process.env.FASU_LOG = "off";

const STATUS = "/proc/self/status";
function weigh(): Weight {
  const { rss, heapTotal, arrayBuffers } = process.memoryUsage();
  const files = existsSync(STATUS) ? /^RssFile:\s+(\d+)/m.exec(readFileSync(STATUS, "utf8"))?.[1] : undefined;
  return {
    rss: rss / 1e6,
    files: files === undefined ? null : (Number(files) * 1024) / 1e6,
    heap: heapTotal / 1e6,
    buffers: arrayBuffers / 1e6,
  };
}
function above(now: Weight, idle: Weight): Weight {
  const { files } = now;
  return {
    rss: now.rss - idle.rss,
    files: files === null || idle.files === null ? null : files - idle.files,
    heap: now.heap - idle.heap,
    buffers: now.buffers - idle.buffers,
  };
}

const SETTLE_MS = 2000;
let most = 0;
/** The milliseconds of processor time that an answer takes, with all threads. */
async function timed(answer: () => Promise<Response>): Promise<number> {
  const before = process.cpuUsage();
  const response = await answer();
  const body = await response.text();
  const { user, system } = process.cpuUsage(before);
  if (!response.ok) throw new Error(body);
  most = Math.max(most, process.memoryUsage.rss() / 1e6);
  return (user + system) / 1000;
}
async function timesOf<Asked>(
  all: readonly Asked[],
  answer: (one: Asked) => Promise<Response>,
): Promise<number[]> {
  const times: number[] = [];
  for (const one of all) times.push(await timed(() => answer(one)));
  return times;
}
const askQuestion = async (question: string) => (await ask(post("/search/ask", { question }), {} as never))!;
const likeText = async (text: string) => (await similar(post("/content/similar", { text }), {} as never))!;
const likeId = async (id: string) => (await similar(post("/content/similar", { id }), {} as never))!;

const texts: AskedTexts = JSON.parse(readFileSync(process.argv[2]!, "utf8"));
// A host holds the request when it calls: Node loads its classes lazily, and that is not the index's doing.
await new Response(await post("/", {}).text()).text();
const idle = weigh();

const first = await timesOf(texts.first, askQuestion);
const opened = above(weigh(), idle);
const questions = await timesOf(texts.questions, askQuestion);
await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
const asked = above(weigh(), idle);
const afterQuestions = most - idle.rss;

const ids = new Set<string>();
for (const text of texts.facts) {
  const { data } = (await (await likeText(text)).json()) as { data: { id: string }[] };
  for (const { id } of data) ids.add(id);
}
const facts = await timesOf(texts.facts, likeText);
const judgments = await timesOf(texts.judgments, likeText);
const known = await timesOf([...ids].slice(0, texts.known), likeId);
await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
report({
  idle,
  first,
  opened,
  questions,
  asked,
  afterQuestions,
  facts,
  judgments,
  known,
  all: above(weigh(), idle),
  afterAll: most - idle.rss,
});
