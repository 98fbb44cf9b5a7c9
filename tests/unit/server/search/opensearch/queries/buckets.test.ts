import { expect, test } from "vitest";
import type { Hierarchy } from "#domain/search/tree/hierarchy.ts";
import type { Bucket } from "#server/search/opensearch/queries/answers.ts";
import {
  bucketsOf,
  countsByOrdinal,
  countsWithoutBelow,
  difference,
  sumOfBuckets,
} from "#server/search/opensearch/queries/buckets.ts";
import { caseCountsInCluster } from "#server/search/opensearch/queries/case-counts.ts";
import { similarBody } from "#server/search/opensearch/queries/similar-body.ts";

test("buckets are asked for of a field, at least one", () => {
  const order = { _key: "desc" };
  expect(bucketsOf("a", 3)).toEqual({ terms: { field: "a", size: 3, order } });
  expect(bucketsOf("a", 0)).toEqual({ terms: { field: "a", size: 1, order } });
});

test("counts are put in the order of the keys, without those of others", () => {
  const counts = countsByOrdinal(["a", "b", "7"], [
    ["7", 5],
    ["c", 9],
    ["a", 2],
  ] as never);
  expect(counts).toEqual(Uint32Array.of(2, 0, 5));
});

test("a node's own count is what is left without its children", () => {
  const tree = { keys: ["a", "ab", "abc", "ad", "e"], ends: [4, 3, 3, 4, 5] } as Hierarchy;
  const buckets: Bucket[] = [
    ["e", 2],
    ["ad", 3],
    ["abc", 4],
    ["ab", 4],
    ["a", 10],
  ];
  expect(countsWithoutBelow(tree, buckets)).toEqual(Uint32Array.of(3, 0, 4, 3, 2));
});

test("a difference keeps the order, without what nothing remains of", () => {
  const whole: Bucket[] = [
    ["c", 5],
    ["b", 2],
    ["a", 1],
  ];
  const others: Bucket[] = [
    ["b", 2],
    ["c", 3],
  ];
  expect(difference(whole, others)).toEqual([
    ["c", 2],
    ["a", 1],
  ]);
  expect(sumOfBuckets(whole)).toBe(8);
});

test("counts of cases: how many, how long, and the articles that more than one cites, most first", async () => {
  const buckets = (list: [string | number, number][]) => ({
    buckets: list.map(([key, doc_count]) => ({ key, doc_count })),
    sum_other_doc_count: 0,
  });
  const asked: object[] = [];
  const search = async (body: object) => {
    asked.push(body);
    return {
      ...{ timed_out: false, _shards: { total: 1, successful: 1, failed: 0 } },
      hits: { total: { value: 40, relation: "eq" }, hits: [] },
      ...("aggs" in body && {
        aggregations: {
          articles: buckets([
            ["b", 2],
            ["c", 1],
            ["a", 2],
            ["d", 7],
          ]),
          lengths: buckets([
            [100, 1],
            [201, 3],
          ]),
        },
      }),
    };
  };
  expect(await caseCountsInCluster(search)).toEqual({
    ...{ documents: 40, averageLength: 176, articles: ["d", "a", "b"], citing: [7, 2, 2] },
  });
  expect(asked).toEqual([
    { query: { match_all: {} }, size: 0, track_total_hits: true },
    {
      ...{ query: { match_all: {} }, size: 0, track_total_hits: false },
      aggs: {
        articles: bucketsOf("articles", 30_000),
        lengths: bucketsOf("length", 30_000),
      },
    },
  ]);
});

test("similar cases are asked for by any bigram, without those outside and those not public", () => {
  const body = similarBody([{ bigram: "代位" }, { bigram: "求偿" }] as never, ["a", "b"]);
  expect(body).toMatchObject({
    query: {
      bool: {
        minimum_should_match: 1,
        must_not: [{ terms: { id: ["a", "b"] } }, { term: { kind: "not_public" } }],
      },
    },
    sort: [
      { _score: { order: "desc" } },
      { date: { order: "desc", missing: "_last" } },
      { id: { order: "asc" } },
    ],
    track_total_hits: true,
  });
  expect(body.query.bool.should).toHaveLength(2);
  expect(JSON.stringify(body.query.bool.should)).toContain("求偿");
});
