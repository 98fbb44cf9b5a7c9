import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { commonText } from "#server/search/embedded/documents/common-text.ts";
import { packDetail, unpackDetail } from "#server/search/embedded/documents/detail-packing.ts";

const detail = fc.record({ text: fc.string({ unit: "grapheme", maxLength: 60 }), count: fc.nat() });

describe("packed details", () => {
  test("unpack to the text that was packed, whatever they have in common", () => {
    fc.assert(
      fc.property(fc.array(detail, { maxLength: 4 }), detail, (others, own) => {
        const common = commonText(others);
        expect(unpackDetail(packDetail(JSON.stringify(own), common), common)).toBe(JSON.stringify(own));
      }),
      { numRuns: 30 },
    );
    const long = { text: "判决".repeat(20_000) };
    expect(unpackDetail(packDetail(JSON.stringify(long), Buffer.from("")), Buffer.from(""))).toBe(
      JSON.stringify(long),
    );
  });
});
