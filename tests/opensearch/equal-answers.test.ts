import { afterAll, beforeAll, expect, test } from "vitest";
import { sourcesToPush } from "#build/search/cluster-sources.ts";
import { Cluster } from "#server/search/opensearch/cluster/cluster.ts";
import { pushCorpus } from "#server/search/opensearch/push/push-corpus.ts";
import { apiDocument, exampleFacts } from "../../src/cli/build/api-document.ts";
import { callFunction } from "../contract/call-function.ts";
import { QUESTIONS } from "../fixtures/asked-questions.ts";
import type { ApiDocument } from "../fixtures/check-answer.ts";
import { WaveCounter } from "../fixtures/search/count-waves.ts";
import { corpusWords } from "../fuzz/corpus-words.ts";
import { type DrawnRequest, requestDrawer } from "../fuzz/draw-request.ts";

const url = process.env.TEST_SEARCH_URL!;
const PREFIX = "equal";
/**
 * Number of requests answered with 200. A refused request never reaches an engine, or is refused because of
 * the embedded one's own cost.
 */
const WANTED = 300;
const SEED = 20;
/** Endpoints that use the search engine, without downloads, which contain the time of their creation. */
const ASKING = /^\/(search|content|lawyer|reverse)(?!.*download)/;

/** Statistics that are withheld because the look-up of names would be too expensive for the embedded engine. */
const BEYOND_BUDGET = '"off":"unchecked"';

/** Maximum number of consecutive cluster calls for one answer. */
const MAX_IN_A_ROW = 4;
const counter = new WaveCounter(url);

const before = { ...process.env };
beforeAll(async () => {
  Object.assign(process.env, { FASU_LOG: "off", SEARCH_PREFIX: PREFIX });
  await pushCorpus({
    ...{ cluster: new Cluster({ url, auth: "" }), prefix: PREFIX, stamp: "one" },
    ...{ shards: Number(process.env.TEST_SEARCH_SHARDS ?? 1), ...sourcesToPush() },
  });
});
afterAll(async () => {
  await counter.close();
  await new Cluster({ url, auth: "" }).send({ method: "DELETE", path: `${PREFIX}-*` });
  process.env = before;
});

async function answer(
  { address, method, headers, body }: Pick<DrawnRequest, "address" | "method" | "headers" | "body">,
  searchUrl: string,
) {
  process.env.SEARCH_URL = searchUrl;
  const request = new Request(new URL(address, "http://x"), {
    method,
    headers,
    ...(body && { body: new Uint8Array(body) }),
  });
  const response = await callFunction(request);
  return { status: response.status, body: await response.text() };
}

/** The answer with its JSON parsed: the order of the names in an object has no meaning. */
const parsed = ({ status, body }: { status: number; body: string }) => ({
  status,
  body: body.startsWith("{") && !body.includes("\n") ? JSON.parse(body) : body,
});

test("answers drawn requests of all kinds as the embedded engine does", async () => {
  const document = (await apiDocument("cn", await exampleFacts())) as unknown as ApiDocument;
  const draw = requestDrawer(document, corpusWords(), SEED);
  const counted = await counter.open();
  const answered = new Map<string, number>();
  const inARow = new Map<string, number>();
  let total = 0;
  for (let number = 0; total < WANTED; number++) {
    const request = draw(number);
    if (!ASKING.test(request.path) || !["GET", "POST"].includes(request.method)) continue;
    const embedded = await answer(request, "").catch(() => null);
    // An invalid HTTP request, such as one with a line break in a header, has no answer to compare.
    if (embedded?.status !== 200 || embedded.body.includes(BEYOND_BUDGET)) continue;
    counter.reset();
    const fromCluster = await answer(request, counted);
    inARow.set(request.path, Math.max(inARow.get(request.path) ?? 0, counter.waves));
    expect(parsed(fromCluster), `${SEED}:${number} ${request.method} ${request.address}`).toEqual(
      parsed(embedded),
    );
    total++;
    answered.set(request.path, (answered.get(request.path) ?? 0) + 1);
  }
  console.info(
    [...answered].map(([path, count]) => `${count} ${path} (${inARow.get(path)} in a row)`).join(", "),
  );
  expect(Math.max(...inARow.values())).toBeLessThanOrEqual(MAX_IN_A_ROW);
  expect(answered.size).toBeGreaterThan(15);
});

test.each(QUESTIONS)(
  "answers the question %s as the embedded engine does, with its guide",
  async (question, guide) => {
    const headers = { "content-type": "application/json" };
    const body = Buffer.from(JSON.stringify({ question }));
    const request = { address: "/search/ask", method: "POST", headers, body };
    const embedded = await answer(request, "");
    expect(embedded.status).toBe(200);
    expect(embedded.body).toContain(guide);
    expect(await answer(request, url)).toEqual(embedded);
  },
);
