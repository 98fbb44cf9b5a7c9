import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { SCOPE } from "#domain/search/scope.ts";
import type { Cluster } from "#server/search/opensearch/cluster/cluster.ts";
import { INDEX_FORMAT } from "#server/search/opensearch/indexes/index-body.ts";
import type { IndexKind } from "#server/search/opensearch/indexes/index-names.ts";
import { IndexCalls } from "#server/search/opensearch/queries/index-calls.ts";

const META = {
  ...{ format: INDEX_FORMAT, made: "m", corpus: "c", shards: 1, stored: 2, complete: true, tables: "own" },
  ...{ terms: [], named: { courts: [], causes: [], cited: [] } },
};
let asked: string[] = [];
let answer: () => unknown;
const cluster = {
  send: async ({ path }: { path: string }) => {
    asked.push(path);
    return { body: answer() };
  },
} as unknown as Cluster;
const newCalls = () => new IndexCalls<IndexKind>(cluster, "p", () => "own");
const serves = (meta: object) => () => ({ "p-cases-1": { mappings: { _meta: meta } } });
let now = 0;
beforeEach(() => {
  asked = [];
  answer = serves(META);
  now = 1000;
  vi.spyOn(performance, "now").mockImplementation(() => now);
});
afterEach(() => {
  vi.restoreAllMocks();
});

test("what serves is asked for once in half a minute, of each kind", async () => {
  const one = newCalls();
  expect(await one.meta(SCOPE.cases)).toEqual(META);
  now += 29_999;
  await one.meta(SCOPE.cases);
  expect(asked).toEqual(["p-cases/_mapping?filter_path=*.mappings._meta"]);
  now += 1;
  await one.meta(SCOPE.cases);
  await one.meta("lawyers");
  expect(asked.map((path) => path.split("/")[0])).toEqual(["p-cases", "p-cases", "p-lawyers"]);
});

test.each([
  ["another version", { ...META, format: INDEX_FORMAT - 1 }],
  ["other trees", { ...META, tables: "other" }],
  ["nothing said", {}],
])("an index of %s is refused with the command that pushes one", async (_, meta) => {
  answer = serves(meta);
  await expect(newCalls().meta(SCOPE.cases)).rejects.toMatchObject({
    ...{ name: "MissingArtifact", command: "npm run opensearch -- push" },
    message: expect.stringContaining("an index on the search cluster"),
  });
});

test("what could not be asked is asked again at once", async () => {
  const one = newCalls();
  answer = () => {
    throw new Error("no cluster");
  };
  await expect(one.meta(SCOPE.cases)).rejects.toThrow("no cluster");
  answer = serves(META);
  expect(await one.meta(SCOPE.cases)).toEqual(META);
});
