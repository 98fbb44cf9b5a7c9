import { getStore } from "@netlify/blobs";
import { describe, expect, test } from "vitest";
import { blobsStore } from "#server/leads/blobs-store.ts";
import { type LeadStore, StoreFailure } from "#server/leads/lead-store.ts";
import { blobsPlace } from "../../../fixtures/leads/blobs-place.ts";
import { memoryStore } from "./memory-store.ts";

const place = blobsPlace();

let stores = 0;
const blobs = (edgeURL = place.edgeURL) =>
  blobsStore(
    getStore({
      ...place,
      name: `conformance${stores++}`,
      edgeURL,
      uncachedEdgeURL: edgeURL,
      consistency: "strong",
    }),
  );

describe.each<[string, () => LeadStore]>([
  ["Netlify Blobs", () => blobs()],
  ["memory", () => memoryStore()],
])("a lead store over %s", (_name, open) => {
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
    expect(await store.read("empty")).toEqual({ bytes: new Uint8Array(), facts: { at: 5 } });
  });

  test("overwrites whole, and creates only what is not there", async () => {
    const store = open();
    await store.write("k", new Uint8Array(9), { at: 1 });
    await store.write("k", new Uint8Array(2), { at: 2 });
    expect(await store.create("k", new Uint8Array(5), { at: 3 })).toBe(false);
    expect(await store.read("k")).toEqual({ bytes: new Uint8Array(2), facts: { at: 2 } });
    expect(await store.create("l", new Uint8Array(5), { at: 3 })).toBe(true);
    expect(await store.readFacts("l")).toEqual({ at: 3 });
  });

  test("lists by prefix, sorted, and forgets what is removed, twice too", async () => {
    const store = open();
    for (const key of ["b/2", "b/1", "ba/1", "c"]) await store.write(key, new Uint8Array(1), { at: 1 });
    expect(await store.list("b/")).toEqual(["b/1", "b/2"]);
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

test("a store that cannot be reached throws StoreFailure without naming the key", async () => {
  const store = blobs("http://127.0.0.1:9");
  await expect(store.read("lead/SECRET")).rejects.toThrow(StoreFailure);
  await expect(store.read("lead/SECRET")).rejects.not.toThrow(/SECRET/);
});
