import fc from "fast-check";
import { expect, test } from "vitest";
import { readRows, storedRow } from "#server/search/opensearch/indexes/stored-row.ts";
import { runs } from "../../../../../fixtures/laws.ts";

const text = fc.string({ unit: "grapheme", maxLength: 9 });
const url = fc.string({ minLength: 1, maxLength: 9 });
const row = fc.record(
  { id: text, title: text, court: text, number: text, date: text, url },
  {
    requiredKeys: ["id", "title", "court", "number", "date"],
  },
);

test("rows are read as they were stored, each as a cluster gives it back", () => {
  fc.assert(
    fc.property(fc.array(row), (rows) => {
      const stored = rows.map(storedRow);
      expect(stored.map((one) => Buffer.from(one, "base64").toString("base64"))).toEqual(stored);
      expect(stored.join("")).not.toContain("=");
      expect(readRows(stored)).toEqual(rows);
    }),
    { numRuns: runs(300) },
  );
});
