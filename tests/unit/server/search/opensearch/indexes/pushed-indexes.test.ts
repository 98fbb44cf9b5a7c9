import { expect, test } from "vitest";
import { SCOPE } from "#domain/search/scope.ts";
import type { Cluster, ClusterRequest } from "#server/search/opensearch/cluster/cluster.ts";
import {
  beforeServing,
  deleteIndexes,
  listPushed,
  type PushedIndex,
  type PushedMeta,
  serveFrom,
  servingMeta,
} from "#server/search/opensearch/indexes/pushed-indexes.ts";

const META: PushedMeta = {
  ...{ format: 1, made: "m", corpus: "c", shards: 1, stored: 2, complete: true, tables: "t" },
  ...{ terms: ["保险"], named: { courts: ["某院"], causes: [], cited: [["民法典", 3]] } },
};
let asked: ClusterRequest[] = [];
const clusterSaying = (body: unknown): Cluster => {
  asked = [];
  return {
    send: async (request: ClusterRequest) => {
      asked.push(request);
      return { status: 200, body };
    },
  } as unknown as Cluster;
};
const described = (meta?: unknown, ...aliases: string[]) => ({
  aliases: Object.fromEntries(aliases.map((alias) => [alias, {}])),
  mappings: { _meta: meta },
});

test("a listing names kind, stamp, whether it serves and what it says, the newest first and of one stamp by kind", async () => {
  const listed = await listPushed(
    clusterSaying({
      "p-lawyers-s1": described(META, "p-lawyers"),
      "p-cases-s2": described({ ...META, stored: "two" }),
      "p-knowledge-s1": { mappings: {} },
      "p-cases-s1": described(META, "other", "p-cases"),
      "p-statutes-s1": {},
      // An index of somebody else that matches the patterns: it must be neither named nor deleted.
      "q-cases-s1": described(META),
    }),
    "p",
  );
  expect(listed).toEqual([
    { type: SCOPE.cases, name: "p-cases-s2", stamp: "s2", serves: false, meta: null },
    { type: SCOPE.cases, name: "p-cases-s1", stamp: "s1", serves: true, meta: META },
    { type: SCOPE.statutes, name: "p-statutes-s1", stamp: "s1", serves: false, meta: null },
    { type: SCOPE.knowledge, name: "p-knowledge-s1", stamp: "s1", serves: false, meta: null },
    { type: "lawyers", name: "p-lawyers-s1", stamp: "s1", serves: true, meta: META },
  ]);
  expect(asked).toEqual([
    {
      method: "GET",
      path: "p-cases-*,p-statutes-*,p-knowledge-*,p-lawyers-*,p-parties-*,p-appeals-*?filter_path=*.aliases,*.mappings._meta",
      timeoutMs: 60_000,
    },
  ]);
});

test.each<[string, object, PushedMeta | null]>([
  ["what it says", { "p-cases-s1": { mappings: { _meta: META } } }, META],
  ["null for one of an earlier version", { "p-cases-s1": { mappings: { _meta: { made: "m" } } } }, null],
  ["null for one that says nothing", { "p-cases-s1": { mappings: {} } }, null],
  ["null for one without a mapping", { "p-cases-s1": {} }, null],
  ["null for none", {}, null],
])("of what serves is read %s", async (_, body, expected) => {
  expect(await servingMeta(clusterSaying(body), "p", SCOPE.cases)).toEqual(expected);
  expect(asked).toEqual([{ method: "GET", path: "p-cases/_mapping?filter_path=*.mappings._meta" }]);
});

const index = (name: string, serves: boolean, meta: PushedMeta | null = META): PushedIndex => {
  const [, kind, stamp] = name.split("-");
  const type = kind === "cases" ? SCOPE.cases : kind === "statutes" ? SCOPE.statutes : "lawyers";
  return { type, name, stamp: stamp!, serves, meta };
};

test("an alias is taken from the index of its kind alone, and what stays is not taken away", async () => {
  const stays = index("p-statutes-s1", true);
  const next = index("p-cases-s2", false);
  const all = [
    next,
    index("p-cases-s1", true),
    stays,
    index("p-lawyers-s1", true),
    index("p-cases-s0", false),
  ];
  await serveFrom(clusterSaying({}), "p", [next, stays], all);
  expect(asked).toEqual([
    {
      ...{ method: "POST", path: "_aliases", timeoutMs: 60_000 },
      body: {
        actions: [
          { remove: { index: "p-cases-s1", alias: "p-cases" } },
          { add: { index: "p-cases-s2", alias: "p-cases" } },
          { add: { index: "p-statutes-s1", alias: "p-statutes" } },
        ],
      },
    },
  ]);
});

test("indexes are deleted one by one, and one that is gone already is no failure", async () => {
  await deleteIndexes(clusterSaying({}), ["a", "b"]);
  expect(asked).toEqual([
    { method: "DELETE", path: "a", also: [404], timeoutMs: 60_000 },
    { method: "DELETE", path: "b", also: [404], timeoutMs: 60_000 },
  ]);
});

const HALF = { ...META, complete: false };
test.each<[string, PushedIndex[], string[]]>([
  ["nothing where nothing serves", [index("p-cases-s1", false)], []],
  ["nothing where all serves", [index("p-cases-s1", true)], []],
  [
    "the newest set, not an older one",
    [
      ...[index("p-cases-s3", true), index("p-statutes-s3", true)],
      ...[index("p-cases-s2", false), index("p-statutes-s2", false)],
      ...[index("p-cases-s1", false), index("p-statutes-s1", false)],
    ],
    ["p-cases-s2", "p-statutes-s2"],
  ],
  [
    "no set that is half loaded, nor one that says nothing",
    [
      ...[index("p-cases-s4", true), index("p-statutes-s4", true)],
      ...[index("p-cases-s3", false), index("p-statutes-s3", false, HALF)],
      ...[index("p-cases-s2", false, null), index("p-statutes-s2", false)],
      ...[index("p-cases-s1", false), index("p-statutes-s1", false)],
    ],
    ["p-cases-s1", "p-statutes-s1"],
  ],
  [
    "nothing where no stamp has all kinds of documents",
    [
      ...[index("p-cases-s3", true), index("p-statutes-s3", true)],
      ...[index("p-cases-s2", false), index("p-statutes-s1", false)],
    ],
    [],
  ],
  [
    "with documents the table of their stamp, though a younger one is kept",
    [
      ...[index("p-lawyers-s4", false), index("p-cases-s3", true), index("p-lawyers-s3", true)],
      ...[index("p-cases-s2", false), index("p-lawyers-s2", false)],
    ],
    ["p-cases-s2", "p-lawyers-s2"],
  ],
  [
    "with documents the newest table kept, where none has their stamp",
    [
      ...[index("p-cases-s4", true), index("p-lawyers-s4", true), index("p-lawyers-s3", false)],
      ...[index("p-lawyers-s1", false), index("p-cases-s2", false)],
    ],
    ["p-cases-s2", "p-lawyers-s3"],
  ],
])("a rollback serves %s", (_, all, expected) => {
  expect(beforeServing(all).map(({ name }) => name)).toEqual(expected);
});
