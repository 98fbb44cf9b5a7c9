import { describe, expect, test } from "vitest";
import { SearchUnavailable } from "#server/http/search-unavailable.ts";
import {
  readBuckets,
  readFilterCounts,
  readHits,
  readMembers,
  readStored,
} from "#server/search/opensearch/queries/answers.ts";
import { caseCountsInCluster } from "#server/search/opensearch/queries/case-counts.ts";
import { encodeRow } from "#server/search/stored-row.ts";

const COMPLETE = { timed_out: false, _shards: { failed: 0 } };
const ROW = { id: "a", title: "例", court: "某法院", number: "1号", date: "2021-03-04" };
const bucket = (key: string | number, doc_count: number) => ({ key, doc_count });

describe("answers of a cluster", () => {
  test("give rows and the exact total, which is 0 where it was not asked for", () => {
    const rows = [ROW, { ...ROW, url: "/a" }];
    const listed = rows.map((row) => ({ fields: { row: [encodeRow(row).toString("base64")] } }));
    expect(readHits({ ...COMPLETE, hits: { total: { value: 7 }, hits: listed } })).toEqual({
      total: 7,
      rows,
    });
    expect(readHits({ ...COMPLETE, hits: { hits: [] } })).toEqual({ total: 0, rows: [] });
  });

  test("that are incomplete are refused: documents would be missing", () => {
    for (const part of [{ timed_out: true }, { _shards: { failed: 1 } }]) {
      const answer = { ...COMPLETE, ...part, hits: { hits: [] }, aggregations: { a: { buckets: [] } } };
      expect(() => readHits(answer)).toThrow(SearchUnavailable);
      expect(() => readBuckets(answer, ["a"])).toThrow(SearchUnavailable);
      expect(() => readFilterCounts(answer, "a")).toThrow(SearchUnavailable);
    }
  });

  test("give buckets by name, none for one that is missing, and counts of filters in order", () => {
    const answer = { ...COMPLETE, aggregations: { a: { buckets: [bucket("x", 3), bucket(5, 1)] } } };
    expect(readBuckets(answer, ["a", "b"])).toEqual({
      a: [
        ["x", 3],
        [5, 1],
      ],
      b: [],
    });
    expect(readFilterCounts(answer, "a")).toEqual([3, 1]);
    for (const wrong of [{ key: null, doc_count: 1 }, { key: "x" }])
      expect(() => readBuckets({ ...COMPLETE, aggregations: { a: { buckets: [wrong] } } }, ["a"])).toThrow();
  });

  test("give members of documents, null where there is none, and refuse one that could not be read", () => {
    const docs = [{ _source: { detail: "{}" } }, {}, { _source: { cause_key: ["1"] } }];
    expect(readMembers({ docs }, "detail")).toEqual(["{}", null, null]);
    expect(readMembers({ docs }, "cause_key")).toEqual([null, null, ["1"]]);
    expect(() => readMembers({ docs: [...docs, { error: {} }] }, "detail")).toThrow(SearchUnavailable);
    const _source = { row: encodeRow(ROW).toString("base64"), detail: "{}" };
    expect(readStored({ docs: [{ _source }] })).toEqual([{ row: ROW, detail: "{}" }]);
    for (const doc of [{}, { _source, error: {} }])
      expect(() => readStored({ docs: [doc] })).toThrow(SearchUnavailable);
  });
});

describe("caseCountsInCluster", () => {
  test("of an empty index has no article and a length of one", async () => {
    const empty = { ...COMPLETE, hits: { hits: [] }, aggregations: {} };
    expect(await caseCountsInCluster(() => Promise.resolve(empty))).toEqual({
      documents: 0,
      averageLength: 1,
      articles: [],
      citing: [],
    });
  });
});
