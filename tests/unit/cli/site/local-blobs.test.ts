import { mkdtempSync, rmSync, truncateSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getStore } from "@netlify/blobs";
import { BlobsServer } from "@netlify/blobs/server";
import { afterEach, beforeEach, expect, test } from "vitest";
import { blobsStore } from "#server/object-store/blobs-store.ts";
import type { LeadStore } from "#server/object-store/object-store.ts";
import { dropUnfinishedBlobs } from "../../../../src/cli/site/local-blobs.ts";

let directory: string;
let server: BlobsServer;
let store: LeadStore;

beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), "fasu-blobs-"));
  server = new BlobsServer({ directory, token: "t" });
  const url = `http://localhost:${(await server.start()).port}`;
  const place = { siteID: "site", token: "t", edgeURL: url, uncachedEdgeURL: url, name: "leads" };
  store = blobsStore(getStore({ ...place, consistency: "strong" }));
  await store.write("lead/A/part/0", Uint8Array.of(1, 2), { at: 1 });
  await store.write("lead/A/part/1", Uint8Array.of(3, 4), { at: 1 });
  await store.create("limit/0", new Uint8Array(), {});
});
afterEach(async () => {
  await server.stop();
  rmSync(directory, { recursive: true, force: true });
});

const factsOf = (key: string) => join(directory, "metadata", "site", "site:leads", key);

test.each([
  ["before its facts", (path: string) => rmSync(path)],
  ["amid its facts", (path: string) => truncateSync(path, 3)],
  ["as its facts began", (path: string) => truncateSync(path, 0)],
])("a blob whose writing was cut off %s may be written again", async (_when, cut) => {
  cut(factsOf("lead/A/part/0"));
  await dropUnfinishedBlobs(directory);
  expect(await store.readFacts("lead/A/part/0")).toBeNull();
  expect(await store.create("lead/A/part/0", Uint8Array.of(5), { at: 2 })).toBe(true);
  expect(await store.readFacts("lead/A/part/0")).toEqual({ at: 2 });
});

test("whole blobs stay, without facts too", async () => {
  await dropUnfinishedBlobs(directory);
  expect(await store.list("")).toEqual(["lead/A/part/0", "lead/A/part/1", "limit/0"]);
  expect(await store.readFacts("lead/A/part/1")).toEqual({ at: 1 });
});

test("a folder that is not there has nothing to drop", async () => {
  await expect(dropUnfinishedBlobs(join(directory, "none"))).resolves.toBeUndefined();
});
