import { describe, expect, test } from "vitest";
import { residenceSpans } from "#domain/judgment/masking/mask-addresses.ts";
import { houseSpans } from "#domain/judgment/masking/mask-houses.ts";
import type { MaskCounts } from "#domain/judgment/masking/printed/kinds.ts";
import { examplesOf } from "#tests/fixtures/examples.ts";
import { maskedBy } from "./masked-by.ts";

const each = examplesOf(import.meta.url);

const residences = maskedBy(residenceSpans);
const houses = maskedBy((text) => houseSpans(text, true));

describe("maskResidences", () => {
  each<[string, string]>("the residence in %s is masked: %s", (text, shown) => {
    expect(residences(text)).toBe(shown);
  });

  test("counts each", () => {
    const counts: MaskCounts = {};
    residences("张例，住呼和浩特市新城区某街。李例，住呼和浩特市新城区某街。", counts);
    expect(counts).toEqual({ address: 2 });
  });

  // Art. 11 of 法释〔2016〕19号: the seat of an organisation is published.
  each<[string]>("leaves the seat in %s", (text) => {
    expect(residences(text)).toBe(text);
  });

  test.each([
    "例样有限公司，法定代表人张例，住呼和浩特市新城区某街。",
    "例样有限公司，负责人张例，现住址呼和浩特市新城区某街。",
    "张例，住所地呼和浩特市新城区某街。",
    "例样有限公司未到庭。张例，住呼和浩特市新城区某街。",
    "例样有限公司，未到庭；张例，住呼和浩特市新城区某街。",
    "例样有限公司，未到庭;张例，住呼和浩特市新城区某街。",
    "例样有限公司，未到庭\n张例，住呼和浩特市新城区某街。",
    `例样有限公司，${"未到庭，".repeat(40)}住呼和浩特市新城区某街。`,
  ])("masks the home in %s", (text) => {
    expect(residences(text)).toBe(text.replace("某街", "×××"));
  });
});

describe("maskHouses", () => {
  each<[string, string]>("the house in %s is masked: %s", (text, shown) => {
    expect(houses(text)).toBe(shown);
  });

  test("counts flats and houses", () => {
    const counts: MaskCounts = {};
    houses("甲小区3号楼1单元101室，乙小区5栋2单元，住松林街12号", counts);
    expect(counts).toEqual({ address: 3 });
  });
});
