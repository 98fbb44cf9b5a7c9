import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { encodeGrounds, findGrounds, GROUNDS } from "#domain/reversal/grounds.ts";
import { runs } from "../../../fixtures/laws.ts";

describe("findGrounds", () => {
  test.each([
    ["本院认为，一审判决认定基本事实不清，应予发回重审。", ["facts_unclear"]],
    ["一审法院适用法律错误，本院予以纠正。", ["law_wrong"]],
    ["原判决认定事实有误，适用法律不当，应予改判。", ["facts_wrong", "law_wrong"]],
    ["一审遗漏必须参加诉讼的当事人，违反法定程序。", ["procedure", "party_omitted"]],
    ["二审中上诉人提交新证据，足以推翻原判决。", ["new_evidence"]],
    ["一审判决超出诉讼请求，应予撤销。", ["claim_exceeded"]],
  ])("reads %s", (holding, grounds) => {
    expect(findGrounds(holding)).toEqual(grounds);
  });

  test.each([
    "一审判决并不存在适用法律错误的情形。",
    "一审程序并未违反法定程序。",
    "上诉人某甲主张一审适用法律错误，本院不予采纳。",
    "关于适用法律错误的上诉理由不能成立，本院不予支持。",
    "一审判决认定事实清楚，适用法律正确。",
  ])("takes no ground from %s", (holding) => {
    expect(findGrounds(holding)).toEqual([]);
  });

  test("reads any text in time, each ground at most once", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(..."认定事实不清适用法律错误上诉人称未，。"), maxLength: 3000 }),
        (text) => {
          const grounds = findGrounds(text);
          expect(new Set(grounds).size).toBe(grounds.length);
        },
      ),
      { numRuns: runs(50) },
    );
  });
});

describe("encodeGrounds", () => {
  test("keeps every set of grounds", () => {
    fc.assert(
      fc.property(fc.subarray([...GROUNDS]), (grounds) => {
        const bits = encodeGrounds(grounds);
        expect(GROUNDS.filter((_, at) => bits & (1 << at))).toEqual(grounds);
      }),
    );
  });
});

describe("a ground", () => {
  test("is found behind one that is denied", () => {
    expect(findGrounds("一审并不存在适用法律错误。二审查明，原判适用法律确有错误。")).toEqual(["law_wrong"]);
    expect(findGrounds("上诉人主张原判违反法定程序。经查，原审违反法定程序。")).toEqual(["procedure"]);
  });

  test("is not one where it is denied before or behind, or claimed by a party", () => {
    expect(findGrounds("原判没有遗漏当事人")).toEqual([]);
    expect(findGrounds("所称遗漏当事人缺乏依据")).toEqual([]);
    expect(findGrounds("上诉人认为原判遗漏当事人")).toEqual([]);
    expect(findGrounds("原判遗漏当事人")).toEqual(["party_omitted"]);
    // The next clause denies something else.
    expect(findGrounds("原判没有错误，但遗漏当事人")).toEqual(["party_omitted"]);
    expect(findGrounds("原判遗漏当事人。其他主张缺乏依据")).toEqual(["party_omitted"]);
  });

  test("is judged by the hundred characters on either side of it", () => {
    const claimed = (chars: number) => `上诉人${"甲".repeat(38)}称${"乙".repeat(chars)}`;
    expect(findGrounds(`${claimed(57)}适用法律错误`)).toEqual([]);
    expect(findGrounds(`${claimed(60)}适用法律错误`)).toEqual(["law_wrong"]);
  });

  test("is named once, in the order of the list, wherever it stands", () => {
    expect(findGrounds("超出诉讼请求，适用法律不当，事实不清，证据不足，又适用法律错误。")).toEqual([
      "facts_unclear",
      "law_wrong",
      "claim_exceeded",
    ]);
    expect(findGrounds("")).toEqual([]);
  });
});

test("each ground has one bit, the first the lowest", () => {
  expect(GROUNDS).toEqual([
    "facts_unclear",
    "facts_wrong",
    "law_wrong",
    "procedure",
    "party_omitted",
    "new_evidence",
    "claim_exceeded",
  ]);
  expect(GROUNDS.map((ground) => encodeGrounds([ground]))).toEqual([1, 2, 4, 8, 16, 32, 64]);
  expect(encodeGrounds([])).toBe(0);
  expect(encodeGrounds(["law_wrong", "facts_unclear"])).toBe(5);
  expect(encodeGrounds(["facts_wrong", "claim_exceeded"])).toBe(66);
  expect(encodeGrounds([])).toBe(0);
});
