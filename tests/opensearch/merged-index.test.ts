import { randomBytes } from "node:crypto";
import { afterEach, beforeEach, expect, test } from "vitest";
import * as z from "zod/mini";
import { BulkSender } from "#server/search/opensearch/cluster/bulk-sender.ts";
import { Cluster } from "#server/search/opensearch/cluster/cluster.ts";
import { indexBody, LOADED } from "#server/search/opensearch/indexes/index-body.ts";
import { mergeIndex } from "#server/search/opensearch/push/load-index.ts";

const NAME = "merged-index";
const DOCUMENTS = 60;
const BYTES = 20_000;
/** The number of changes that triggers a merge. */
const MANY = 1_000_000;

const cluster = new Cluster({ url: process.env.TEST_SEARCH_URL!, auth: "" });
const shards = Number(process.env.TEST_SEARCH_SHARDS ?? 1);
const send = async (method: "GET" | "POST" | "PUT" | "DELETE", path: string, body?: object) =>
  (await cluster.send({ method, path, timeoutMs: 60_000, ...(body && { body }) })).body;
beforeEach(() => send("PUT", NAME, indexBody({}, shards)));
afterEach(() => send("DELETE", NAME));

const Files = z.object({
  _all: z.object({
    primaries: z.object({
      segments: z.object({ file_sizes: z.object({ fdt: z.object({ size_in_bytes: z.number() }) }) }),
    }),
  }),
});
const storedBytes = async (): Promise<number> => {
  await send("POST", `${NAME}/_refresh`);
  const answer = await send("GET", `${NAME}/_stats/segments?include_segment_file_sizes=true`);
  return z.parse(Files, answer)._all.primaries.segments.file_sizes.fdt.size_in_bytes;
};

test("what is not read back is not stored, not even for recovery, once all is merged", async () => {
  const sender = new BulkSender(cluster, NAME);
  for (let at = 0; at < DOCUMENTS; at++) {
    const holding_tokens = randomBytes(BYTES).toString("base64");
    await sender.add(`${at}`, JSON.stringify({ id: `${at}`, detail: "{}", holding_tokens }));
    if (at % 10 < 9) continue;
    // A separate segment.
    await sender.settle();
    await send("POST", `${NAME}/_refresh`);
  }
  expect(await storedBytes()).toBeGreaterThan(DOCUMENTS * BYTES);
  await mergeIndex({ cluster, prefix: "", sources: new Map(), stamp: "" }, NAME, MANY);
  expect(await storedBytes()).toBeLessThan((DOCUMENTS * BYTES) / 10);
  expect(await send("GET", `${NAME}/_doc/7`)).toMatchObject({ _source: { detail: "{}" } });
});

test("an index merges late while it is loaded, and as installed from then on", async () => {
  const merges = async () => {
    const answer = await send("GET", `${NAME}/_settings?flat_settings=true`);
    const { settings } = (answer as Record<string, { settings: object }>)[NAME]!;
    return Object.entries(settings).filter(([name]) => name.startsWith("index.merge."));
  };
  expect(Object.fromEntries(await merges())).toEqual({
    "index.merge.policy.segments_per_tier": "50",
    "index.merge.policy.max_merge_at_once": "50",
  });
  await send("PUT", `${NAME}/_settings`, { index: LOADED });
  expect(await merges()).toEqual([]);
});
