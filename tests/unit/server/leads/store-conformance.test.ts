import { execFile } from "node:child_process";
import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { getStore } from "@netlify/blobs";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { blobsStore } from "#server/object-store/blobs-store.ts";
import { folderStore } from "#server/object-store/folder-store.ts";
import { type LeadStore, StoreFailure } from "#server/object-store/object-store.ts";
import { openStore } from "#server/object-store/open-store.ts";
import { scratchFolder } from "#tests/fixtures/scratch-folder.ts";
import { blobsPlace } from "../../../fixtures/leads/blobs-place.ts";
import { memoryStore } from "./memory-store.ts";

const place = blobsPlace();
const folder = scratchFolder();

/** `npm run research -- test:s3` names a bucket of a server that it has started. */
const bucket = process.env.FASU_TEST_BUCKET;

let stores = 0;
const nextName = () => `conformance-${process.pid}-${stores++}`;
const blobs = (edgeURL = place.edgeURL) =>
  blobsStore(
    getStore({ ...place, name: nextName(), edgeURL, uncachedEdgeURL: edgeURL, consistency: "strong" }),
  );

/** Opens a store like the site, for FASU_STORE. */
function openAt(where: string, name: string): LeadStore {
  process.env.FASU_STORE = where;
  try {
    return openStore(name)!;
  } finally {
    delete process.env.FASU_STORE;
  }
}

const adapters: [string, () => LeadStore][] = [
  ["Netlify Blobs", () => blobs()],
  ["a folder", () => openAt(folder, nextName())],
  ["memory", () => memoryStore()],
];
if (bucket) adapters.push(["a bucket", () => openAt(bucket, nextName())]);

describe.each(adapters)("a lead store over %s", (_name, open) => {
  test("reads back bytes and facts exactly as written", async () => {
    const store = open();
    const bytes = Uint8Array.from({ length: 300_000 }, (_, at) => at % 251);
    await store.write("lead/A/form/1", bytes, { at: 1_700_000_000_000, code: "é判" });
    const read = await store.read("lead/A/form/1");
    expect(Buffer.from(read!.bytes).equals(bytes)).toBe(true);
    expect(read!.facts).toEqual({ at: 1_700_000_000_000, code: "é判" });
    expect(await store.readFacts("lead/A/form/1")).toEqual(read!.facts);
  });

  test("answers null for what is not there, also beside what is", async () => {
    const store = open();
    await store.write("a/b/c", new Uint8Array(1), { at: 1 });
    for (const key of ["x", "a/x", "a/b/x"]) {
      expect(await store.read(key)).toBeNull();
      expect(await store.readFacts(key)).toBeNull();
    }
  });

  test("keeps nothing as well as something", async () => {
    const store = open();
    await store.write("empty", new Uint8Array(), { at: 5 });
    expect(await store.read("empty")).toMatchObject({ bytes: new Uint8Array(), facts: { at: 5 } });
  });

  test("overwrites whole, and creates only what is not there", async () => {
    const store = open();
    await store.write("k", new Uint8Array(9), { at: 1 });
    await store.write("k", new Uint8Array(2), { at: 2 });
    expect(await store.create("k", new Uint8Array(5), { at: 3 })).toBe(false);
    expect(await store.read("k")).toMatchObject({ bytes: new Uint8Array(2), facts: { at: 2 } });
    expect(await store.create("l", new Uint8Array(5), { at: 3 })).toBe(true);
    expect(await store.readFacts("l")).toEqual({ at: 3 });
  });

  test("lists by prefix, sorted, and forgets what is removed, twice too", async () => {
    const store = open();
    for (const key of ["b/2", "b/1", "ba/1", "c"]) await store.write(key, new Uint8Array(1), { at: 1 });
    expect(await store.list("b/")).toEqual(["b/1", "b/2"]);
    expect(await store.list("b")).toEqual(["b/1", "b/2", "ba/1"]);
    expect(await store.list("")).toEqual(["b/1", "b/2", "ba/1", "c"]);
    await store.remove("b/1");
    await store.remove("b/1");
    expect(await store.list("b/")).toEqual(["b/2"]);
    expect(await store.readFacts("b/1")).toBeNull();
    expect(await store.list("none")).toEqual([]);
  });

  test("keeps every one of fifty writes at once", async () => {
    const store = open();
    const numbers = Array.from({ length: 50 }, (_, number) => number);
    await Promise.all(
      numbers.map((number) => store.write(`n/${number}`, Uint8Array.of(number), { at: number })),
    );
    const read = await Promise.all(numbers.map((number) => store.read(`n/${number}`)));
    expect(read.map((found) => found?.bytes[0])).toEqual(numbers);
  });
});

const shared: [string, string][] = [["a folder", folder]];
if (bucket) shared.push(["a bucket", bucket]);

/**
 * Number of objects that both processes try to create, and of each process's own writes beside those of the
 * other.
 */
const ROUNDS = 100;

describe.each(shared)("two processes that write to %s at once", (_name, where) => {
  test("make each object once between them and lose no write", async () => {
    const name = nextName();
    const store = openAt(where, name);
    const run = promisify(execFile);
    const ended = await Promise.all(
      [1, 2].map(() =>
        run(process.execPath, ["tests/fixtures/leads/race-writer.ts", name, String(ROUNDS)], {
          env: { ...process.env, FASU_STORE: where, NODE_NO_WARNINGS: "1" },
        }),
      ),
    );
    const [one, other] = ended.map(({ stdout }): { pid: number; made: number[] } => JSON.parse(stdout));
    const made = [...one!.made, ...other!.made].sort((a, b) => a - b);
    expect(made).toEqual(Array.from({ length: ROUNDS }, (_, round) => round));
    // The writer that was told that it created an object must be the object's author.
    for (const writer of [one!, other!])
      for (const round of writer.made.slice(0, 10))
        expect(await store.readFacts(`made/${round}`)).toEqual({ by: writer.pid });
    const kept = [one!, other!].flatMap(({ pid }) =>
      Array.from({ length: ROUNDS / 2 }, (_, at) => `shared/${2 * at + 1}/${pid}`),
    );
    expect(await store.list("shared/")).toEqual(kept.sort());
  });
});

describe("a store in a folder", () => {
  let root: string;
  beforeAll(() => {
    root = join(folder, nextName());
  });

  test("shows nothing of what was being written when its process ended", async () => {
    const store = folderStore(root);
    await store.write("a/b", Uint8Array.of(1), {});
    writeFileSync(join(root, ".new", "broken-off"), "half an obj");
    expect(await folderStore(root).list("")).toEqual(["a/b"]);
  });

  test("leaves no empty folders behind", async () => {
    const store = folderStore(root);
    await store.write("limit/2026-01-01/lead/x/0", Uint8Array.of(1), {});
    await store.remove("limit/2026-01-01/lead/x/0");
    expect(readdirSync(root).sort()).not.toContain("limit");
  });
});

test("a store that cannot be reached throws StoreFailure without naming the key", async () => {
  // The Blobs client waits between its attempts, half a minute in total; here timers run a thousand times
  // faster.
  const later = globalThis.setTimeout;
  vi.spyOn(globalThis, "setTimeout").mockImplementation(((run: () => void, ms = 0) =>
    later(run, ms / 1000)) as typeof setTimeout);
  const failure = await blobs("http://127.0.0.1:9")
    .read("lead/SECRET")
    .catch((error: unknown) => error);
  vi.restoreAllMocks();
  expect(failure).toBeInstanceOf(StoreFailure);
  expect(String(failure)).not.toContain("SECRET");
  writeFileSync(join(folder, "file"), "");
  const folderless = folderStore(join(folder, "file"));
  await expect(folderless.write("lead/SECRET", new Uint8Array(), {})).rejects.toThrow(StoreFailure);
  await expect(folderless.write("lead/SECRET", new Uint8Array(), {})).rejects.not.toThrow(/SECRET/);
});
