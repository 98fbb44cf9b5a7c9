import { describe, expect, test } from "vitest";
import { houseSpans, residenceSpans } from "#domain/judgment/masking/mask-addresses.ts";
import type { MaskCounts } from "#domain/judgment/masking/printed/kinds.ts";
import { maskedBy } from "./masked-by.ts";

const residences = maskedBy(residenceSpans);
const houses = maskedBy((text) => houseSpans(text, true));

describe("maskResidences", () => {
  test.each([
    // Two characters below the county are an address, one is none.
    ["张例，住呼和浩特市新城区某街。", "张例，住呼和浩特市新城区×××。"],
    ["张例，住呼和浩特市新城区东。", "张例，住呼和浩特市新城区东。"],
    ["张例，住呼和浩特市新城区×××。", "张例，住呼和浩特市新城区×××。"],
    ["张例，住呼和浩特市新城区期间工作。", "张例，住呼和浩特市新城区期间工作。"],
    // An address within an address is masked with it.
    ["张例，住呼和浩特市新城区某路现住某楼，务农。", "张例，住呼和浩特市新城区×××，务农。"],
    ["张例，住本市新城区某街，户籍地本省某县某村。", "张例，住本市新城区×××，户籍地本省某县×××。"],
    [
      "张例，户口所在地呼和浩特市新城区某街。李例，籍贯某县某村。王例，家庭住址某县某村。",
      "张例，户口所在地呼和浩特市新城区×××。李例，籍贯某县×××。王例，家庭住址某县×××。",
    ],
    ["与住户张例吵架。", "与住户张例吵架。"],
    ["没有地点。", "没有地点。"],
  ])("%s becomes %s", (text, shown) => {
    expect(residences(text)).toBe(shown);
  });

  test("counts each", () => {
    const counts: MaskCounts = {};
    residences("张例，住呼和浩特市新城区某街。李例，住呼和浩特市新城区某街。", counts);
    expect(counts).toEqual({ address: 2 });
  });

  // Art. 11 of 法释〔2016〕19号: the seat of an organisation is published.
  test.each([
    "例样有限公司，住呼和浩特市新城区某街。",
    "例样有限公司,住呼和浩特市新城区某街。",
    "例样有限公司 ，住呼和浩特市新城区某街。",
    "例样有限公司，成立多年，住呼和浩特市新城区某街。",
    "例样有限公司现住呼和浩特市新城区某街。",
    "张例与例样有限公司（住所地呼和浩特市新城区某街）。",
    "张例诉例样有限公司，以及，例样商店，住所地呼和浩特市新城区某街。",
    "张例到庭。例样有限公司，住呼和浩特市新城区某街。",
  ])("leaves the seat in %s", (text) => {
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
  test.each([
    ["到张例家松林街12号，家住松林街7-3号。", "到张例家松林街×号，家住松林街×号。"],
    ["到松林街12号的商店。", "到松林街12号的商店。"],
    ["甲小区3号楼1单元101室，乙小区5栋2单元。", "×××，×××。"],
    ["松林街12号线，松林街12号文件。", "松林街12号线，松林街12号文件。"],
    ["例样有限公司，住所地松林街12号。", "例样有限公司，住所地松林街12号。"],
    ["例样有限公司，住所地甲小区3号楼1单元101室。", "例样有限公司，住所地甲小区3号楼1单元101室。"],
    ["例样有限公司，营业场所松林街12号。", "例样有限公司，营业场所松林街12号。"],
    ["例样有限公司，在松林街12号。", "例样有限公司，在松林街12号。"],
    ["张例，住松林街12号。", "张例，住松林街×号。"],
    ["住所地松林街12号。", "住所地松林街12号。"],
    ["张例与例样有限公司，住所地松林街12号。", "张例与例样有限公司，住所地松林街12号。"],
    ["甲栋ABC室", "甲栋ABC室"],
  ])("%s becomes %s", (text, shown) => {
    expect(houses(text)).toBe(shown);
  });

  test("counts flats and houses", () => {
    const counts: MaskCounts = {};
    houses("甲小区3号楼1单元101室，乙小区5栋2单元，住松林街12号", counts);
    expect(counts).toEqual({ address: 3 });
  });
});
