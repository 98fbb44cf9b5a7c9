import fc from "fast-check";
import { expect, test } from "vitest";
import { INSTANCES, OUTCOMES } from "#domain/judgment/record.ts";
import { decodeRow, encodeRow } from "#server/search/stored-row.ts";
import { runs } from "../../../fixtures/laws.ts";

const text = fc.string({ unit: "grapheme", maxLength: 9 });
const url = fc.string({ minLength: 1, maxLength: 9 });
const row = fc.record(
  {
    ...{ id: text, title: text, court: text, number: text, date: text, url },
    ...{ instance: fc.constantFrom(...INSTANCES), outcome: fc.constantFrom(...OUTCOMES) },
  },
  { requiredKeys: ["id", "title", "court", "number", "date"] },
);

test("a row is read as it was stored", () => {
  fc.assert(
    fc.property(row, (one) => {
      expect(decodeRow(encodeRow(one))).toEqual(one);
    }),
    { numRuns: runs(300) },
  );
});
