import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { commonText, packDetail, unpackDetail } from "#server/search/embedded/documents/detail-packing.ts";

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

  test("have in common the whole of short ones, beginning and end of long ones, no more than deflate sees", () => {
    const short = { text: "短" };
    expect(commonText([short, short]).toString()).toBe(JSON.stringify(short).repeat(2));
    const whole = JSON.stringify({ text: `${"a".repeat(3_000)}${"b".repeat(3_000)}` });
    expect(commonText([JSON.parse(whole)]).toString()).toBe(whole.slice(0, 2_048) + whole.slice(-2_048));
    const exact = { text: "a".repeat(4_096 - JSON.stringify({ text: "" }).length) };
    expect(commonText([exact]).toString()).toBe(JSON.stringify(exact));
    expect(commonText(Array(20).fill(JSON.parse(whole)))).toHaveLength(32_768);
    expect(commonText([])).toHaveLength(0);
  });
});
