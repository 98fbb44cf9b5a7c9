import { describe, expect, test } from "vitest";
import { SearchUnavailable } from "#server/http/search-unavailable.ts";
import {
  readBuckets,
  readDocuments,
  readFilterCounts,
  readHits,
  readRow,
} from "#server/search/opensearch/queries/answers.ts";
import { encodeRow } from "#server/search/stored-row.ts";

const COMPLETE = { timed_out: false, _shards: { failed: 0 } };
const ROW = { id: "a", title: "例", court: "某法院", number: "1号", date: "2021-03-04" };

describe("answers of a cluster", () => {
  test("that are incomplete are refused: documents would be missing", () => {
    for (const part of [{ timed_out: true }, { _shards: { failed: 1 } }]) {
      const answer = { ...COMPLETE, ...part, hits: { hits: [] }, aggregations: { a: { buckets: [] } } };
      expect(() => readHits(answer)).toThrow(SearchUnavailable);
      expect(() => readBuckets(answer, ["a"])).toThrow(SearchUnavailable);
      expect(() => readFilterCounts(answer, "a")).toThrow(SearchUnavailable);
    }
  });

  test("give the documents, null where there is none, and refuse one that could not be read", () => {
    const docs = [{ _source: { detail: "{}" } }, {}, { _source: { cause_key: ["1"] } }];
    expect(readDocuments({ docs })).toEqual([{ detail: "{}" }, null, { cause_key: ["1"] }]);
    expect(() => readDocuments({ docs: [...docs, { error: {} }] })).toThrow(SearchUnavailable);
    expect(readRow(Buffer.from(encodeRow(ROW)).toString("base64"))).toEqual(ROW);
  });
});
